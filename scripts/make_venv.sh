#!/usr/bin/env bash
# Makes a virtual environment; on a bare Debian its venv module is a package of its own.
set -euo pipefail
venv=$1
python=${PYTHON:-python3}

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
  echo "Tablée needs Python 3.11 or newer; set PYTHON to one." >&2
  exit 1
}
[ -x "$venv/bin/python" ] && "$venv/bin/python" -m pip --version >/dev/null 2>&1 && exit 0
if ! "$python" -c 'import ensurepip' 2>/dev/null; then
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "==> installing Debian's python3-venv"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv >/dev/null
  else
    echo "Python's venv module is missing: install the package python3-venv first." >&2
    exit 1
  fi
fi
rm -rf "$venv"
"$python" -m venv "$venv"
