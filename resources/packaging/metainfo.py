"""Completes the AppStream description for whoever publishes the program at an address of their own.

`python resources/packaging/metainfo.py https://…/` prints it with that homepage, and with the pictures that
screenshots.xml tells of, which are expected in the folder screenshots/ at that address.
"""

import sys
import xml.etree.ElementTree as ET
from pathlib import Path

HERE = Path(__file__).resolve().parent
METAINFO = HERE.parent / "desktop" / "desktop.hanabi.Hanabi.metainfo.xml"


def published(address: str) -> ET.Element:
    """The description with all that has an address, which ends with a slash."""
    root, shots = ET.parse(METAINFO).getroot(), ET.parse(HERE / "screenshots.xml").getroot()
    homepage = ET.Element("url", {"type": "homepage"})
    homepage.text = address
    for image in shots.iter("image"):
        image.text = f"{address}{image.text}"
    launchable = [element.tag for element in root].index("launchable")
    root[launchable:launchable] = [homepage, shots]
    ET.indent(root)
    return root


if __name__ == "__main__":
    if len(sys.argv) != 2 or not sys.argv[1].startswith("https://"):
        sys.exit("metainfo.py wants the address at which the program is published, https://…")
    told = ET.tostring(published(sys.argv[1].rstrip("/") + "/"), encoding="utf-8", xml_declaration=True)
    sys.stdout.buffer.write(told + b"\n")
