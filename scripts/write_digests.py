"""Write the digests of all games anew (``make golden``); read which of them changed, and why."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "support"))

from digests import FILE, all_digests


def main() -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    found = all_digests()
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    changed = [name for name in {**kept, **found} if kept.get(name) != found.get(name)]
    print("\n".join(["changed:", *changed]) if changed else "no digest has changed")


if __name__ == "__main__":
    main()
