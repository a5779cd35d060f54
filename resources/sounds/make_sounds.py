"""Makes the sound effects: `python make_sounds.py [FOLDER]` writes every `.wav`, the same bytes each time.

All of them are plucked strings, bells, tones and noise, computed here. No recording is used.
"""

import math
import random
import struct
import sys
import wave
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

RATE = 22_050
"""Samples in a second; one channel of 16 bits."""
LOUDNESS = -14.0
"""What the loudest tenth of a second of an effect comes to, in dBFS."""
HIGHEST = 10 ** (-1 / 20)
"""The highest peak, at -1 dBFS."""

Samples = list[float]

# A pentatonic scale on D, warm and never sour, whatever follows what.
D4, E4, F4, A4, B4, D5, E5, F5, A5, B5, D6 = (
    293.66 * 2 ** (step / 12) for step in (0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24)
)


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Several sounds together, each from a second on and with a gain; none of them clicks when it begins or ends."""
    parts = tuple(
        (start, gain, faded(samples, 0.0015, min(0.05, len(samples) / RATE / 3))) for start, gain, samples in parts
    )
    length = max(round(start * RATE) + len(samples) for start, _, samples in parts)
    result = [0.0] * length
    for start, gain, samples in parts:
        first = round(start * RATE)
        for place, sample in enumerate(samples):
            result[first + place] += gain * sample
    return result


def faded(samples: Samples, attack: float = 0.004, release: float = 0.06) -> Samples:
    """Comes out of silence and goes back into it, so that nothing clicks."""
    result = list(samples)
    rise, fall = min(len(result), round(attack * RATE)), min(len(result), round(release * RATE))
    for place in range(rise):
        result[place] *= 0.5 - 0.5 * math.cos(math.pi * place / rise)
    for place in range(fall):
        result[-1 - place] *= 0.5 - 0.5 * math.cos(math.pi * place / fall)
    return result


def softened(samples: Samples, cutoff: float) -> Samples:
    """Without what lies far above `cutoff` hertz: two gentle filters, one after the other."""
    share = 1 - math.exp(-2 * math.pi * cutoff / RATE)
    first = second = 0.0
    result = []
    for sample in samples:
        first += share * (sample - first)
        second += share * (first - second)
        result.append(second)
    return result


def thinned(samples: Samples, cutoff: float) -> Samples:
    """Without what lies far below `cutoff` hertz."""
    return [sample - low for sample, low in zip(samples, softened(samples, cutoff), strict=True)]


def dying(samples: Samples, half: float) -> Samples:
    """Half as loud after every `half` seconds."""
    return [sample * 0.5 ** (place / RATE / half) for place, sample in enumerate(samples)]


def noise(seconds: float, seed: int) -> Samples:
    """Each sample by chance, and the same chance each time."""
    rng = random.Random(seed)
    return [rng.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def string(frequency: float, seconds: float, seed: int = 1, bright: float = 0.5) -> Samples:
    """A plucked string (Karplus and Strong): a burst of noise that goes round and is softened at each turn.

    High strings are softened less, or they would be gone at once. What softens comes from ahead, so the way round is as
    much longer.
    """
    soft = max(0.12, min(0.5, 150 / frequency))
    period = RATE / frequency + soft
    size = int(period)
    rest = period - size
    ring = softened(noise(size / RATE, seed), 1200 + 5000 * bright)
    mean = sum(ring) / size
    ring = [(sample - mean) * 3 for sample in ring]
    result, place, last = [], 0, 0.0
    for _ in range(round(seconds * RATE)):
        sample, following = ring[place], ring[(place + 1) % size]
        result.append(sample)
        between = (1 - rest) * sample + rest * last
        ring[place] = 0.996 * ((1 - soft) * between + soft * following)
        last = sample
        place = (place + 1) % size
    return result


def bell(frequency: float, seconds: float, half: float = 0.25) -> Samples:
    """A small bronze bell: partials that are no harmonics, the higher ones gone sooner."""
    partials = ((1.0, 1.0, 1.0), (2.0, 0.45, 0.7), (2.76, 0.28, 0.5), (4.07, 0.12, 0.35), (5.4, 0.06, 0.25))
    result = []
    for place in range(round(seconds * RATE)):
        time = place / RATE
        result.append(
            sum(
                gain * 0.5 ** (time / (half * lasts)) * math.sin(2 * math.pi * frequency * ratio * time)
                for ratio, gain, lasts in partials
                if frequency * ratio < RATE * 0.45
            )
        )
    return result


def glide(start: float, end: float, seconds: float) -> Samples:
    """A plain tone on its way from one pitch to another."""
    phase, result = 0.0, []
    count = round(seconds * RATE)
    for place in range(count):
        phase += 2 * math.pi * start * (end / start) ** (place / count) / RATE
        result.append(math.sin(phase))
    return result


def drum(pitch: float, seconds: float, seed: int) -> Samples:
    """A large drum far away."""
    skin = dying(glide(pitch * 1.6, pitch, seconds), 0.09)
    stick = dying(softened(noise(0.05, seed), 900), 0.012)
    return mixed((0, 1.0, skin), (0, 0.8, stick))


def burst(seconds: float, seed: int) -> Samples:
    """A firework that opens: a thud, and its sparks."""
    roar = dying(softened(noise(0.6, seed + 1), 1500), 0.09)
    return mixed((0, 0.9, drum(70, 0.5, seed)), (0, 0.5, roar), (0, 1.0, sparks(seconds, seed)))


def sparks(seconds: float, seed: int) -> Samples:
    """They crackle as they fall."""
    rng = random.Random(seed)
    parts: list[tuple[float, float, Samples]] = []
    for _ in range(round(60 * seconds)):
        when = rng.uniform(0.06, 1.0) ** 1.4 * seconds
        spark = dying(thinned(noise(0.012, rng.randrange(10**6)), 2500), 0.003)
        parts.append((when, rng.uniform(0.1, 0.4) * (1 - when / (seconds + 0.02)), spark))
    return mixed(*parts)


def draw() -> Samples:
    """A card slides from the deck."""
    slide = softened(thinned(noise(0.16, 3), 700), 3800)
    shaped = [sample * math.sin(math.pi * place / len(slide)) ** 1.5 for place, sample in enumerate(slide)]
    return mixed((0, 1.0, shaped), (0.13, 0.6, dying(softened(noise(0.06, 4), 1400), 0.01)))


def flip() -> Samples:
    """A card is turned over: it bends, and lies down on its other side."""
    bend = dying(softened(thinned(noise(0.11, 161), 900), 5200)[::-1], 0.2)
    return mixed((0, 0.7, faded(bend, 0.05, 0.01)), (0.12, 1.0, dying(softened(noise(0.1, 162), 1100), 0.018)))


def hint() -> Samples:
    """Two strings, as somebody points."""
    return mixed((0, 0.7, string(A4, 0.55, 5, 0.6)), (0.11, 1.0, string(D5, 0.6, 6, 0.7)))


def play(rank: int) -> Samples:
    """A card fits: the higher its value, the higher the string, and the more sparks."""
    note = (D4, F4, A4, D5, F5)[rank - 1]
    above = (A4, D5, F5, A5, D6)[rank - 1]
    return mixed(
        (0, 1.0, string(note, 0.7, rank, 0.6)),
        (0.08, 0.8, string(above, 0.7, rank + 7, 0.7)),
        (0.10, 0.3 * rank, sparks(0.2 + 0.1 * rank, 10 + rank)),
    )


def complete() -> Samples:
    """A firework is complete: it rises and opens, and all strings answer."""
    whistle = [
        sample * min(1.0, place / 4000) * 0.5 for place, sample in enumerate(softened(glide(500, 1500, 0.45), 2500))
    ]
    strings = [
        (0.42 + 0.07 * place, 0.8, string(note, 1.1, 20 + place, 0.7))
        for place, note in enumerate((D4, A4, D5, F5, A5, D6))
    ]
    return mixed((0, 0.5, faded(whistle, 0.05, 0.08)), (0.42, 1.0, burst(1.1, 31)), *strings)


def misplay() -> Samples:
    """A card does not fit: two dull strokes, going down."""
    return mixed(
        (0, 0.9, dying(softened(string(D4 / 2, 0.6, 41, 0.2), 900), 0.16)),
        (0.15, 1.0, dying(softened(string(D4 / 2 * 2 ** (-3 / 12), 0.7, 42, 0.2), 800), 0.2)),
        (0.15, 0.5, drum(55, 0.4, 43)),
    )


def discard() -> Samples:
    """A card is laid down on paper."""
    return mixed(
        (0, 0.5, dying(softened(thinned(noise(0.12, 51), 500), 3000), 0.03)),
        (0.05, 1.0, dying(softened(noise(0.12, 52), 700), 0.02)),
    )


def lost() -> Samples:
    """The last of its kind is gone: three strings, sinking."""
    falling = [(0.22 * place, 0.9, string(note, 1.0, 150 + place, 0.35)) for place, note in enumerate((F4, E4, D4 / 2))]
    return mixed(*falling)


def token() -> Samples:
    """A wooden token is put down, and rocks once."""
    tap = mixed((0, 1.0, dying(glide(760, 700, 0.09), 0.012)), (0, 0.6, dying(softened(noise(0.03, 61), 3000), 0.004)))
    return mixed((0, 1.0, tap), (0.085, 0.45, tap))


def fuse() -> Samples:
    """The fuse burns down a piece: a hiss that comes nearer, and a low stroke."""
    hiss = thinned(noise(0.9, 71), 1800)
    rng = random.Random(72)
    level, shaped = 0.0, []
    for place, sample in enumerate(hiss):
        if place % 90 == 0:
            level = rng.uniform(0.25, 1.0)
        shaped.append(sample * level * (place / len(hiss)) ** 0.7)
    return mixed((0, 1.2, softened(faded(shaped, 0.05, 0.12), 5200)), (0.78, 1.0, drum(50, 0.5, 73)))


def melody(instrument: Callable[[float, int], Samples], *notes: tuple[float, float]) -> Samples:
    """Notes of one instrument: when each begins, in seconds, and its pitch."""
    return mixed(*((start, 1.0, instrument(pitch, place)) for place, (start, pitch) in enumerate(notes)))


def voice(waypoints: Sequence[float], seconds: float, *gains: float) -> Samples:
    """A tone that glides from one pitch to the next; `gains` are those of its harmonics."""
    phase, result = 0.0, []
    count = round(seconds * RATE)
    for place in range(count):
        way = place / count * (len(waypoints) - 1)
        start, end = waypoints[int(way)], waypoints[int(way) + 1]
        phase += 2 * math.pi * start * (end / start) ** (way % 1) / RATE
        result.append(sum(gain * math.sin(number * phase) for number, gain in enumerate(gains, 1)))
    return result


def called_cat() -> Samples:
    """A mew: up, and slowly down."""
    return faded(voice((A4, E5, F5, E5, A4), 0.6, 1.0, 0.7, 0.5, 0.3), 0.06, 0.2)


def called_teapot() -> Samples:
    """Steam whistles higher and higher, and the lid comes down on it."""
    steam = softened(thinned(noise(0.5, 171), 2500), 5000)
    whistle = voice((B5, D6, 1.2 * D6), 0.5, 1.0, 0.1)
    lid = dying(bell(1.5 * D6, 0.25), 0.04)
    return mixed((0, 0.8, faded(whistle, 0.2, 0.05)), (0, 0.5, faded(steam, 0.3, 0.05)), (0.5, 1.2, lid))


def called_crane() -> Samples:
    """A flute cries twice, the second time from higher up."""

    def flute(pitch: float, place: int) -> Samples:
        breath = dying(softened(thinned(noise(0.3, 181 + place), 1500), 3500), 0.1)
        return mixed((0, 1.0, faded(voice((pitch * 0.94, pitch, pitch), 0.3, 1.0, 0.25), 0.03, 0.12)), (0, 0.5, breath))

    return melody(flute, (0, E5), (0.3, B5))


def called_fish() -> Samples:
    """Bubbles rise."""

    def bubble(pitch: float, _place: int) -> Samples:
        return faded(dying(glide(pitch, 2.2 * pitch, 0.1), 0.06), 0.02, 0.03)

    return melody(bubble, (0, D4), (0.12, F4), (0.2, D4), (0.34, B4), (0.44, A4))


def called_gate() -> Samples:
    """A temple's bell, once."""
    return faded(mixed((0, 1.0, bell(D4, 0.95, 0.22)), (0, 0.4, drum(70, 0.3, 191))), 0.004, 0.3)


def called_rabbit() -> Samples:
    """It hops: short strings, a high one after each low one."""
    return melody(
        lambda pitch, place: dying(string(pitch, 0.2, 201 + place, 0.8), 0.05),
        *((0, D5), (0.1, A5), (0.32, D5), (0.42, A5)),
    )


def called_boat() -> Samples:
    """A horn over the water, low and then lower."""

    def horn(pitch: float, place: int) -> Samples:
        seconds = (0.28, 0.4)[place]
        return faded(voice((pitch, pitch), seconds, 1.0, 0.8, 0.6, 0.4, 0.25), 0.05, 0.12)

    return melody(horn, (0, A4 / 2), (0.34, D4 / 2))


def called_umbrella() -> Samples:
    """Drops fall on it, on wood, from high to low."""

    def drop(pitch: float, place: int) -> Samples:
        wood = dying(voice((pitch, pitch), 0.25, 1.0, 0, 0, 0.5), 0.045)
        return mixed((0, 1.0, wood), (0, 0.4, dying(noise(0.02, 211 + place), 0.003)))

    return melody(drop, *((0.08 * place, pitch) for place, pitch in enumerate((D6, B5, A5, F5, E5, D5))))


def called_computer(*notes: tuple[float, float]) -> Samples:
    """A computer beeps, each in a way of its own."""

    def beep(pitch: float, _place: int) -> Samples:
        return faded(voice((pitch, pitch), 0.09, 1.0, 0, 0.33, 0, 0.2), 0.005, 0.03)

    return softened(melody(beep, *notes), 3500)


def look() -> Samples:
    """All look at the table again: two small bells, going up."""
    return mixed((0, 0.8, bell(A5, 0.7, 0.16)), (0.16, 1.0, bell(D6, 1.1, 0.24)))


def victory() -> Samples:
    """All fireworks: the whole scale upwards, and three bursts over it."""
    rising = [
        (0.1 * place, 0.7, string(note, 1.2, 80 + place, 0.7))
        for place, note in enumerate((D4, F4, A4, B4, D5, F5, A5, D6))
    ]
    chord = [(0.95, 0.8, string(note, 2.0, 90 + place, 0.7)) for place, note in enumerate((D4 / 2, D4, A4, D5, F5, A5))]
    bursts = [(0.9, 0.8, burst(1.2, 101)), (1.4, 0.6, burst(1.2, 103)), (1.8, 0.7, burst(1.3, 107))]
    return mixed(*rising, *chord, *bursts, (0.95, 0.4, bell(D6, 1.5, 0.35)))


def applause() -> Samples:
    """A crowd by the river claps."""
    rng = random.Random(111)
    clap = [dying(softened(thinned(noise(0.035, seed), 500), 2200 + 250 * seed), 0.012) for seed in range(6)]
    parts: list[tuple[float, float, Samples]] = []
    for _ in range(34):
        when, pace, near = rng.uniform(0, 0.5), rng.uniform(0.17, 0.27), rng.uniform(0.2, 1.0)
        while when < 2.7:
            swell = math.sin(math.pi * min(1.0, (when + 0.25) / 2.95)) ** 0.7
            parts.append((when, near * swell, rng.choice(clap)))
            when += pace * rng.uniform(0.85, 1.15)
    strings = [(0.05 + 0.09 * place, 0.5, string(note, 1.3, 120 + place)) for place, note in enumerate((D4, A4, D5))]
    return mixed(*parts, *strings)


def defeat() -> Samples:
    """The show is over: a crack and a deep explosion, whose thunder rolls over the water, and a string goes down."""
    crack = dying(noise(0.25, 133), 0.03)
    boom = dying(softened(noise(2.2, 131), 200), 0.45)
    depth = dying(glide(110, 38, 1.6), 0.4)
    falling = [
        (0.55 + 0.22 * place, 0.6, softened(string(note, 1.2, 140 + place, 0.3), 1500))
        for place, note in enumerate((A4, F4, D4, D4 / 2))
    ]
    return mixed((0, 0.8, crack), (0, 5.0, boom), (0, 1.6, depth), (0, 1.2, drum(55, 0.9, 132)), *falling)


CALLS: dict[str, Callable[[], Samples]] = {
    "cat": called_cat,
    "teapot": called_teapot,
    "crane": called_crane,
    "fish": called_fish,
    "gate": called_gate,
    "rabbit": called_rabbit,
    "boat": called_boat,
    "umbrella": called_umbrella,
    "tin": partial(called_computer, (0, A4), (0.14, A4)),
    "dot": partial(called_computer, (0, D6), (0.1, D6), (0.2, D6)),
    "moon": partial(called_computer, (0, E5), (0.14, A4), (0.28, D4)),
    "spring": partial(called_computer, (0, D5), (0.1, A5), (0.2, D5), (0.3, A5)),
    "lamp": partial(called_computer, (0, D5), (0.14, F5), (0.28, A5)),
    "bolt": partial(called_computer, (0, D6), (0.1, D5)),
}
"""The figure for each emblem."""

EFFECTS: dict[str, tuple[Callable[[], Samples], float]] = {
    "draw": (draw, -8),
    "flip": (flip, -7),
    "hint": (hint, 0),
    **{f"play_{rank}": (partial(play, rank), 0) for rank in range(1, 6)},
    "complete": (complete, 0),
    "misplay": (misplay, 0),
    "discard": (discard, -5),
    "lost": (lost, -1),
    "token": (token, -6),
    "fuse": (fuse, -2),
    **{f"turn_{emblem}": (figure, -4) for emblem, figure in CALLS.items()},
    "look": (look, -2),
    "victory": (victory, 0),
    "applause": (applause, -1),
    "defeat": (defeat, 4),
}
"""How each effect is made, and how much louder than the others it is, in decibels."""


def loudest(samples: Samples) -> float:
    """The loudness of the loudest tenth of a second, as a root mean square."""
    window = RATE // 10
    squares = [sample * sample for sample in samples] + [0.0] * window
    total = sum(squares[:window])
    best = total
    for place in range(window, len(squares)):
        total += squares[place] - squares[place - window]
        best = max(best, total)
    return math.sqrt(best / window)


def levelled(samples: Samples, decibels: float) -> Samples:
    """As loud as that; peaks are rounded off rather than cut."""
    gain = 10 ** (decibels / 20) / max(1e-9, loudest(samples))
    return [HIGHEST * math.tanh(gain * sample / HIGHEST) for sample in samples]


def make(name: str) -> Samples:
    """One effect, ready to be written."""
    effect, louder = EFFECTS[name]
    return faded(levelled(faded(thinned(effect(), 30)), LOUDNESS + louder))


def main(folder: Path) -> None:
    """Writes all effects into the folder."""
    for name in EFFECTS:
        samples = make(name)
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(samples)}h", *(round(sample * 32767) for sample in samples)))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
