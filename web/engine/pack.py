"""Runs in Pyodide: two archives of byte code, so that no device has to compile anything.

``library.zip`` is what of the standard library our code can reach, ``tablee.zip`` our code with the
packages that it needs. Archives are stored, not deflated: what travels is packed as a whole.
"""

import importlib.util
import marshal
import zipfile
from pathlib import Path

SOURCES, SITE = Path("/sources"), Path("/site")
STDLIB = Path("/runtime/python_stdlib.zip")
PACKAGES = ("anyio", "idna", "starlette", "typing_extensions")
OURS = {  # parts of tablee that no page asks for
    "tablee/__main__.py",
    "tablee/py.typed",
}
OUR_FOLDERS = (
    "tablee/authoring/", "tablee/cli/", "tablee/client/", "tablee/lab/", "tablee/testing/",
    "tablee/server/page/", "tablee/server/store/sqlite", "tablee/server/store/migrations",
)  # fmt: skip
UNUSED_DATA = (".md", ".d.ts", ".svg", ".js")  # the page has its own
# The parts of the standard library that are loaded in a device's life; all that these import
# among themselves comes along. Nothing else: it would be a third of what travels.
LIBRARY = """
__future__ _ssl _collections_abc _colorize _compat_pickle _opcode_metadata _py_warnings
_pydatetime _pylong _pyodide _sitebuiltins _strptime _weakrefset abc annotationlib argparse
ast asyncio base64 bisect bz2 calendar codecs codeop collections colorsys compression
concurrent contextlib contextvars copy copyreg csv dataclasses datetime decimal dis email
encodings enum errno fnmatch fractions functools genericpath glob gzip hashlib heapq hmac
html http importlib inspect io ipaddress itertools json keyword linecache locale logging
lzma mimetypes multiprocessing ntpath numbers opcode operator os pathlib pickle pkgutil
platform posixpath pprint pyodide queue quopri random re reprlib secrets selectors shlex
shutil signal site socket ssl stat statistics string struct subprocess sysconfig tarfile
tempfile textwrap threading token tokenize traceback types typing urllib uuid warnings
weakref zipfile zipimport zlib
""".split()  # noqa: SIM905
CODECS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_16", "utf_8")
DATE = (2020, 1, 1, 0, 0, 0)  # the same bytes from the same sources


def code_of(source: bytes, name: str) -> bytes:
    """As the loader for byte code without sources reads it."""
    compiled = compile(source, name, "exec", dont_inherit=True, optimize=1)
    flags = (0).to_bytes(4, "little")
    return importlib.util.MAGIC_NUMBER + flags + bytes(8) + marshal.dumps(compiled)


def put(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    archive.writestr(zipfile.ZipInfo(name, DATE), content)


def ours() -> dict[str, bytes]:
    """Our files and those of the packages, by their paths in the archive."""
    found: dict[str, bytes] = {}
    for root in (SOURCES, *(SITE / each for each in PACKAGES if (SITE / each).is_dir())):
        base = SOURCES if root == SOURCES else SITE
        for file in sorted(root.rglob("*")):
            name = str(file.relative_to(base))
            if not file.is_file() or "__pycache__" in name or name in OURS:
                continue
            if name.startswith(OUR_FOLDERS) or name.endswith(UNUSED_DATA):
                continue
            found[name] = file.read_bytes()
    found |= {f"{each}.py": (SITE / f"{each}.py").read_bytes() for each in PACKAGES
              if (SITE / f"{each}.py").is_file()}  # fmt: skip
    with zipfile.ZipFile("/msgspec.whl") as wheel:
        for name in sorted(wheel.namelist()):
            if name.startswith("msgspec/") and not name.endswith((".pyi", ".typed")):
                found[name] = wheel.read(name)
    return found


def pack_ours() -> None:
    """Write ``tablee.zip``."""
    with zipfile.ZipFile("/tablee.zip", "w") as archive:
        for name, content in ours().items():
            if not name.endswith(".py"):
                put(archive, name, content)
                continue
            is_package = name.endswith("__init__.py")
            module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            # anyio reads its own sources to find out what may be imported late.
            if is_package and module.split(".")[0] == "anyio":
                put(archive, name, content)
            else:
                put(archive, f"{name}c", code_of(content, name))


def pack_library() -> None:
    """Write ``library.zip``."""
    with zipfile.ZipFile(STDLIB) as whole, zipfile.ZipFile("/library.zip", "w") as archive:
        for name in sorted(whole.namelist()):
            parts = name.split("/")
            top, bare = parts[0].split(".")[0], parts[-1].split(".")[0]
            if top not in LIBRARY and not top.startswith("_sysconfigdata"):
                continue
            if top == "encodings" and bare not in CODECS:
                continue
            if name.endswith("/") or "windows" in bare or "test" in parts[:-1]:
                continue
            put(archive, name, whole.read(name))


pack_ours()
pack_library()
