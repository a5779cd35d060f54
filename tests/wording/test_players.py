"""What players choose among has names that tell it apart."""

from hanabi_desktop.table.state import Dye, Sign, Speech
from hanabi_desktop.wording.players import dye_name, sign_name
from hanabi_desktop.wording.table import speech_caption, speech_name


def test_every_sign_colour_and_way_of_speaking_has_a_name_of_its_own() -> None:
    assert len({sign_name(sign) for sign in Sign}) == len(Sign)
    assert len({dye_name(dye) for dye in Dye}) == len(Dye)
    assert len({speech_name(speech) for speech in Speech}) == len(Speech)
    assert speech_caption("Kari", None).endswith("?")
    assert "Kari" in speech_caption("Kari", Speech.NEVER)
