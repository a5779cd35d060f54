"""Completes the AppStream description for whoever publishes the program at an address of their own.

`python resources/packaging/metainfo.py https://…/` prints it with that homepage, and with the pictures of
resources/screenshots, which are expected in the folder screenshots/ at that address.
"""

import sys
import xml.etree.ElementTree as ET
from pathlib import Path

RESOURCES = Path(__file__).resolve().parents[1]
METAINFO = RESOURCES / "desktop" / "desktop.hanabi.Hanabi.metainfo.xml"
CAPTIONS = {
    "table": {
        "en": "The public table: every hand face down, with the hints it has been given",
        "nb": "Fellesbordet: alles kort med baksiden opp, med hintene de har fått",
        "sv": "Det öppna bordet: alla händer med baksidan upp, med de ledtrådar de har fått",
        "de": "Der offene Tisch: alle Hände verdeckt, mit den Hinweisen, die sie bekommen haben",
    },
    "private-view": {
        "en": "The view of one player, while the others look away",
        "nb": "Det én spiller ser mens de andre ser bort",
        "sv": "Det som en spelare ser, medan de andra tittar bort",
        "de": "Die Ansicht eines Spielers, während die anderen wegschauen",
    },
    "rulebook": {
        "en": "The rulebook, with the rules of the table it stands beside",
        "nb": "Regelheftet, med reglene som gjelder ved bordet",
        "sv": "Regelhäftet, med de regler som gäller vid bordet",
        "de": "Die Spielanleitung, mit den Regeln, die am Tisch gelten",
    },
    "finale": {
        "en": "The end of a good show",
        "nb": "Slutten på en god oppvisning",
        "sv": "Slutet på en bra föreställning",
        "de": "Das Ende einer guten Vorstellung",
    },
}
"""What is seen in each picture."""


def published(address: str) -> ET.Element:
    """The description with all that has an address."""
    address = address.rstrip("/")
    root = ET.parse(METAINFO).getroot()
    launchable = [element.tag for element in root].index("launchable")
    shots = ET.Element("screenshots")
    for name, captions in CAPTIONS.items():
        shot = ET.SubElement(shots, "screenshot", {"type": "default"} if not len(shots) else {})
        for code, caption in captions.items():
            marked = {} if code == "en" else {"xml:lang": code}
            ET.SubElement(shot, "caption", marked).text = caption
        ET.SubElement(shot, "image", {"type": "source"}).text = f"{address}/screenshots/{name}.webp"
    root.insert(launchable, shots)
    homepage = ET.Element("url", {"type": "homepage"})
    homepage.text = f"{address}/"
    root.insert(launchable, homepage)
    ET.indent(root)
    return root


if __name__ == "__main__":
    if len(sys.argv) != 2 or not sys.argv[1].startswith("https://"):
        sys.exit("metainfo.py wants the address at which the program is published, https://…")
    ET.register_namespace("xml", "http://www.w3.org/XML/1998/namespace")
    sys.stdout.buffer.write(b'<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(published(sys.argv[1])) + b"\n")
