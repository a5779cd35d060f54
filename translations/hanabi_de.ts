<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActionPanel</name>
    <message>
        <source>Take this back</source>
        <translation>Ansage zurücknehmen</translation>
    </message>
    <message>
        <source>Look at the others’ cards between turns</source>
        <translation>Zwischen den Zügen die Karten der Mitspieler ansehen</translation>
    </message>
    <message>
        <source>Look at the hands</source>
        <translation>Karten ansehen</translation>
    </message>
    <message>
        <source>Choose a hint…</source>
        <translation>Hinweis auswählen…</translation>
    </message>
    <message>
        <source>Just looking: you can’t play, discard or give hints now.</source>
        <translation>Nur Karten ansehen: Ausspielen, Abwerfen und Hinweise gehen gerade nicht.</translation>
    </message>
    <message>
        <source>Cover</source>
        <comment>button</comment>
        <translation>Verdecken</translation>
    </message>
    <message>
        <source>Cover the screen</source>
        <translation>Bildschirm verdecken</translation>
    </message>
    <message>
        <source>Discard card {place}</source>
        <translation>Karte {place} abwerfen</translation>
    </message>
    <message>
        <source>The picture gives no hint: click the number or the symbol.</source>
        <translation>Das Bild gibt keinen Hinweis: Klick auf die Zahl oder das Symbol.</translation>
    </message>
    <message>
        <source>This is done on a phone.</source>
        <translation>Das geschieht am Handy.</translation>
    </message>
    <message>
        <source>Turn the card face up</source>
        <translation>Karte aufdecken</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menüs</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat holen</translation>
    </message>
    <message>
        <source>Don’t wait for the computer</source>
        <translation>Nicht auf den Computer warten</translation>
    </message>
    <message>
        <source>Press any key or click to go on.</source>
        <translation>Weiter mit Taste oder Klick.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Ich bin {name}</translation>
    </message>
    <message>
        <source>Name a colour…</source>
        <translation>Farbe nennen…</translation>
    </message>
    <message>
        <source>Name {colour} and play card {place}</source>
        <translation>{colour} nennen und Karte {place} ausspielen</translation>
    </message>
    <message>
        <source>Opens the rulebook at this rule</source>
        <translation>Öffnet die Spielanleitung bei dieser Regel</translation>
    </message>
    <message>
        <source>Play card {place}</source>
        <translation>Karte {place} ausspielen</translation>
    </message>
    <message>
        <source>Show the cards to {name}</source>
        <translation>Karten für {name} zeigen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>What would a computer do here?</source>
        <translation>Was würde ein Computer hier tun?</translation>
    </message>
    <message>
        <source>Why did the computer do that?</source>
        <translation>Warum hat der Computer das getan?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>{name} takes the announcement back.</source>
        <translation>{name} nimmt die Ansage zurück.</translation>
    </message>
    <message>
        <source>A finished game: {edition}. At the table: {players}.</source>
        <translation>Eine beendete Partie: {edition}. Am Tisch: {players}.</translation>
    </message>
    <message>
        <source>A new game: {edition}. At the table, clockwise: {players}.</source>
        <translation>Neue Partie: {edition}. Am Tisch, im Uhrzeigersinn: {players}.</translation>
    </message>
    <message>
        <source>Card {place}.</source>
        <translation>Karte {place}.</translation>
    </message>
    <message>
        <source>Cards {places}.</source>
        <translation>Karten {places}.</translation>
    </message>
    <message>
        <source>Not possible.</source>
        <translation>Das geht nicht.</translation>
    </message>
    <message>
        <source>No card is selected.</source>
        <translation>Es ist keine Karte gewählt.</translation>
    </message>
    <message>
        <source>It fits.</source>
        <translation>Sie passt.</translation>
    </message>
    <message>
        <source>New: card {place}, {card}.</source>
        <translation>Neu: Karte {place}, {card}.</translation>
    </message>
    <message>
        <source>No computer is playing here.</source>
        <translation>Hier spielt kein Computer mit.</translation>
    </message>
    <message>
        <source>No hint was given.</source>
        <translation>Es wurde kein Hinweis gegeben.</translation>
    </message>
    <message>
        <source>Not begun: {colours}.</source>
        <translation>Noch nicht begonnen: {colours}.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts passiert.</translation>
    </message>
    <message>
        <source>Now: {cards}</source>
        <translation>Jetzt: {cards}</translation>
    </message>
    <message>
        <source>Played by the computer: {names}.</source>
        <translation>Vom Computer gespielt: {names}.</translation>
    </message>
    <message>
        <source>Reading aloud is off for {name}; G changes it.</source>
        <translation>Vorlesen ist für {name} aus; G ändert das.</translation>
    </message>
    <message>
        <source>The cards are shown to {name}.</source>
        <translation>{name} sieht jetzt die Karten.</translation>
    </message>
    <message>
        <source>The game goes on: {edition}. At the table: {players}.</source>
        <translation>Die Partie geht weiter: {edition}. Am Tisch: {players}.</translation>
    </message>
    <message>
        <source>The game is lost.</source>
        <translation>Die Partie ist verloren.</translation>
    </message>
    <message>
        <source>The master: {name}.</source>
        <translation>Meister: {name}.</translation>
    </message>
    <message>
        <source>Note saved.</source>
        <translation>Die Notiz ist gespeichert.</translation>
    </message>
    <message>
        <source>{name} goes first. All hands are face down.</source>
        <translation>{name} beginnt. Alle Handkarten sind verdeckt.</translation>
    </message>
    <message>
        <source>It is on the screen.</source>
        <translation>Es steht auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>New: card {place}.</source>
        <translation>Neu: Karte {place}.</translation>
    </message>
    <message>
        <source>{name} goes first.</source>
        <translation>{name} beginnt.</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>boat</source>
        <translation>Boot</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>crane</source>
        <translation>Kranich</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>Creme</translation>
    </message>
    <message>
        <source>dark teal</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>moss green</source>
        <translation>Moosgrün</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>rabbit</source>
        <translation>Hase</translation>
    </message>
    <message>
        <source>sky blue</source>
        <translation>Himmelblau</translation>
    </message>
    <message>
        <source>teapot</source>
        <translation>Teekanne</translation>
    </message>
    <message>
        <source>umbrella</source>
        <translation>Regenschirm</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>{name} already has it.</source>
        <translation>{name} hat das schon.</translation>
    </message>
    <message>
        <source>{sign}, {colour}</source>
        <translation>{sign}, {colour}</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Ablagestapel: %n Karte</numerusform>
            <numerusform>Ablagestapel: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards</source>
        <comment>short</comment>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Fireworks: {score}</source>
        <translation>Feuerwerk: {score}</translation>
    </message>
    <message>
        <source>Hints</source>
        <comment>short</comment>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>What’s left?</source>
        <translation>Was ist übrig?</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Announced: it will be discarded.</source>
        <translation>Angesagt: Die Karte wird abgeworfen.</translation>
    </message>
    <message>
        <source>Announced: it will be played.</source>
        <translation>Angesagt: Die Karte wird ausgespielt.</translation>
    </message>
    <message>
        <source>From the hints: {colours}.</source>
        <translation>Laut den Hinweisen: {colours}.</translation>
    </message>
    <message>
        <source>From the hints: {colours}; {values}.</source>
        <translation>Laut den Hinweisen: {colours}; {values}.</translation>
    </message>
    <message>
        <source>From the hints: {values}.</source>
        <translation>Laut den Hinweisen: {values}.</translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Notiz: {note}</translation>
    </message>
    <message>
        <source>Raised.</source>
        <translation>Angehoben.</translation>
    </message>
    <message>
        <source>The last copy.</source>
        <translation>Das letzte Exemplar.</translation>
    </message>
    <message>
        <source>The latest hint points at it.</source>
        <translation>Der letzte Hinweis zeigt auf diese Karte.</translation>
    </message>
    <message>
        <source>Turned sideways.</source>
        <translation>Quer gedreht.</translation>
    </message>
    <message>
        <source>blue {rank}</source>
        <translation>blaue {rank}</translation>
    </message>
    <message>
        <source>green {rank}</source>
        <translation>grüne {rank}</translation>
    </message>
    <message>
        <source>multicolour {rank}</source>
        <translation>bunte {rank}</translation>
    </message>
    <message>
        <source>red {rank}</source>
        <translation>rote {rank}</translation>
    </message>
    <message>
        <source>white {rank}</source>
        <translation>weiße {rank}</translation>
    </message>
    <message>
        <source>yellow {rank}</source>
        <translation>gelbe {rank}</translation>
    </message>
    <message>
        <source>{name}, card {place}.</source>
        <translation>{name}, Karte {place}.</translation>
    </message>
    <message>
        <source>{name}, card {place}: face down.</source>
        <translation>{name}, Karte {place}: verdeckt.</translation>
    </message>
    <message>
        <source>{name}, card {place}: {card}.</source>
        <translation>{name}, Karte {place}: {card}.</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation>{several} oder {last}</translation>
    </message>
    <message>
        <source>{name}, cards {place}.</source>
        <translation>{name}, Karten {place}.</translation>
    </message>
    <message>
        <source>{name}, cards {place}: face down.</source>
        <translation>{name}, Karten {place}: verdeckt.</translation>
    </message>
    <message>
        <source>{name}, cards {place}: {card}.</source>
        <translation>{name}, Karten {place}: {card}.</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>First you play {cards}</source>
        <translation>Zuerst spielst du {cards} aus</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>By agreement, the oldest card without a hint is discarded first.</source>
        <translation>Laut Abmachung wird die älteste Karte ohne Hinweis zuerst abgeworfen.</translation>
    </message>
    <message>
        <source>Computer, basic</source>
        <translation>Computer, einfach</translation>
    </message>
    <message>
        <source>Then {name} can play {cards}</source>
        <translation>Danach kann {name} {cards} ausspielen</translation>
    </message>
    <message>
        <source>Keep your card {place} for now: it’s {cards}, and {plays} comes first.</source>
        <translation>Warte mit deiner Karte {place}: Sie ist {cards}, und davor kommt {plays}.</translation>
    </message>
    <message>
        <source>With this many hints left, that’s better than discarding a card.</source>
        <translation>Bei so vielen Hinweisen ist das besser, als eine Karte abzuwerfen.</translation>
    </message>
    <message>
        <source>Your card {place} may fit now, or after {plays}: playing it now is a risk.</source>
        <translation>Deine Karte {place} passt vielleicht schon, sonst muss sie auf {plays} warten. Sie jetzt auszuspielen ist riskant.</translation>
    </message>
    <message>
        <source>a card that fits</source>
        <translation>eine passende Karte</translation>
    </message>
    <message>
        <source>give {name} the hint “{hint}”</source>
        <translation>{name} den Hinweis „{hint}“ geben</translation>
    </message>
    <message>
        <source>Going by its hints, this card is of no use any more.</source>
        <translation>Laut den Hinweisen wird diese Karte nicht mehr gebraucht.</translation>
    </message>
    <message>
        <source>Going by the hints and all the cards in sight, this card is sure to fit.</source>
        <translation>Nach den Hinweisen und allen sichtbaren Karten steht fest, dass diese Karte passt.</translation>
    </message>
    <message>
        <source>(“Why?” again: the turn before.)</source>
        <translation>(Noch einmal „Warum?“: der Zug davor.)</translation>
    </message>
    <message>
        <source>After this hint, every card it points at fits, unless two are alike.</source>
        <translation>Nach diesem Hinweis passt jede Karte, auf die er zeigt, sofern nicht zwei gleich sind.</translation>
    </message>
    <message>
        <source>After this hint, this card fits.</source>
        <translation>Nach diesem Hinweis passt diese Karte.</translation>
    </message>
    <message>
        <source>After {giver}’s hint “{hint}”, this card was sure to fit.</source>
        <translation>Nach dem Hinweis „{hint}“ von {giver} stand fest, dass diese Karte passt.</translation>
    </message>
    <message>
        <source>After {giver}’s hint “{hint}”, {name} took this card for {cards}.</source>
        <translation>Nach dem Hinweis „{hint}“ von {giver} hielt {name} diese Karte für {cards}.</translation>
    </message>
    <message>
        <source>All your cards have hints.</source>
        <translation>Alle deine Karten haben Hinweise.</translation>
    </message>
    <message>
        <source>All your cards have hints: this costs {cards} for sure, the last copy.</source>
        <translation>Alle deine Karten haben Hinweise: Das kostet sicher {cards}, das letzte Exemplar.</translation>
    </message>
    <message>
        <source>All your cards have hints: this may cost {cards}, the last copy.</source>
        <translation>Alle deine Karten haben Hinweise: Das kostet vielleicht {cards}, das letzte Exemplar.</translation>
    </message>
    <message>
        <source>But then the next card that {name} discards may be {card}.</source>
        <translation>Aber dann ist die nächste Karte, die {name} abwirft, vielleicht {card}.</translation>
    </message>
    <message>
        <source>Computer, basic: plays by the agreements, one turn at a time</source>
        <translation>Computer, einfach: spielt nach den Abmachungen, Zug um Zug</translation>
    </message>
    <message>
        <source>Computer, skilled</source>
        <translation>Computer, erfahren</translation>
    </message>
    <message>
        <source>Computer, skilled: thinks ahead and expects more of you</source>
        <translation>Computer, erfahren: denkt voraus und erwartet mehr von dir</translation>
    </message>
    <message>
        <source>Discarding would likely cost more.</source>
        <translation>Ein Abwurf wäre vermutlich schlechter.</translation>
    </message>
    <message>
        <source>Going by its hints, it could fit, but wasn’t sure to.</source>
        <translation>Laut den Hinweisen passte die Karte vielleicht, sicher war es nicht.</translation>
    </message>
    <message>
        <source>Going by its hints, it couldn’t fit.</source>
        <translation>Laut den Hinweisen konnte die Karte nicht passen.</translation>
    </message>
    <message>
        <source>Going by the hints, {name} took this card for {cards}.</source>
        <translation>Nach den Hinweisen hielt {name} diese Karte für {cards}.</translation>
    </message>
    <message>
        <source>How computers play</source>
        <translation>So spielen Computer</translation>
    </message>
    <message>
        <source>In the last round, whatever may still fit is worth a try.</source>
        <translation>In der letzten Runde ist alles einen Versuch wert, was noch passen kann.</translation>
    </message>
    <message>
        <source>It can only be {cards}.</source>
        <translation>Das kann nur {cards} sein.</translation>
    </message>
    <message>
        <source>It may save the oldest card without a hint, perhaps {cards}.</source>
        <translation>Der Hinweis rettet vielleicht die älteste Karte ohne Hinweis, etwa {cards}.</translation>
    </message>
    <message>
        <source>It may save the oldest card without a hint.</source>
        <translation>Der Hinweis rettet vielleicht die älteste Karte ohne Hinweis.</translation>
    </message>
    <message>
        <source>It only passes the turn on.</source>
        <translation>Das gibt nur den Zug weiter.</translation>
    </message>
    <message>
        <source>It points at {cards}, which fits now, but {name} can’t be sure of that.</source>
        <translation>Der Hinweis zeigt auf {cards}. Diese Karte passt jetzt, aber {name} kann da nicht sicher sein.</translation>
    </message>
    <message>
        <source>It says: play it once it’s sure to fit.</source>
        <translation>Also: Spiel die Karte aus, sobald sie sicher passt.</translation>
    </message>
    <message>
        <source>It says: play it.</source>
        <translation>Also: Spiel die Karte aus.</translation>
    </message>
    <message>
        <source>It tells nothing new and only passes the turn on.</source>
        <translation>Der Hinweis verrät nichts Neues und gibt nur den Zug weiter.</translation>
    </message>
    <message>
        <source>It only tells {name} more about {card}.</source>
        <translation>{name} erfährt nur etwas mehr über {card}.</translation>
    </message>
    <message>
        <source>It tells more, or only passes the turn on.</source>
        <translation>Der Hinweis verrät mehr oder gibt nur den Zug weiter.</translation>
    </message>
    <message>
        <source>Nearly as good: {move}.</source>
        <translation>Fast ebenso gut: {move}.</translation>
    </message>
    <message>
        <source>No hint said that it would fit.</source>
        <translation>Kein Hinweis sagte, dass sie passt.</translation>
    </message>
    <message>
        <source>No hint said to keep it.</source>
        <translation>Kein Hinweis sagte, dass man sie behalten soll.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Bolder: {move}.</source>
        <translation>Riskanter: {move}.</translation>
    </message>
    <message>
        <source>The hint says: keep the 5 until it’s sure to fit.</source>
        <translation>Der Hinweis sagt: Behalte die 5, bis sie sicher passt.</translation>
    </message>
    <message>
        <source>It tells nothing new: play the newest of these if it can fit.</source>
        <translation>Der Hinweis verrät nichts Neues: Spiel die neueste dieser Karten aus, wenn sie passen kann.</translation>
    </message>
    <message>
        <source>{name} learns that {cards} isn’t “{hint}”.</source>
        <translation>{name} erfährt, dass {cards} nicht „{hint}“ ist.</translation>
    </message>
    <message>
        <source>{name}’s {cards}</source>
        <translation>{cards} von {name}</translation>
    </message>
    <message>
        <source>A person took this turn.</source>
        <translation>Diesen Zug hat ein Mensch gemacht.</translation>
    </message>
    <message>
        <source>Advice: {move}.</source>
        <translation>Rat: {move}.</translation>
    </message>
    <message>
        <source>Back to the latest turn.</source>
        <translation>Wieder beim letzten Zug.</translation>
    </message>
    <message>
        <source>It says: play it, but perhaps not yet: {cards} may have to come first.</source>
        <translation>Also: Spiel die Karte aus, aber vielleicht noch nicht: Sie muss womöglich auf {cards} warten.</translation>
    </message>
    <message>
        <source>It says: play what fits now, going by this hint and the earlier ones together.</source>
        <translation>Der Hinweis sagt: Spiel aus, was nach allen Hinweisen zusammen jetzt passt.</translation>
    </message>
    <message>
        <source>This hint points at no card: it only passes the turn on.</source>
        <translation>Dieser Hinweis zeigt auf keine Karte: Er gibt nur den Zug weiter.</translation>
    </message>
    <message>
        <source>Going by the hints and all the cards in sight, this card seems to matter least.</source>
        <translation>Nach den Hinweisen und allen sichtbaren Karten ist diese Karte am ehesten entbehrlich.</translation>
    </message>
    <message>
        <source>By agreement, that’s your newest card without a hint.</source>
        <translation>Laut Abmachung ist das deine neueste Karte ohne Hinweis.</translation>
    </message>
    <message>
        <source>Going by {giver}’s hint “{hint}”, it’s {cards}.</source>
        <translation>Nach dem Hinweis „{hint}“ von {giver} ist das {cards}.</translation>
    </message>
    <message>
        <source>It’s about the newest of these that had no hint before.</source>
        <translation>Der Hinweis gilt der neuesten dieser Karten, die noch keinen hatte.</translation>
    </message>
    <message>
        <source>, then you play {cards}</source>
        <translation>, dann spielst du {cards} aus</translation>
    </message>
    <message>
        <source>, then {name} can play {cards}</source>
        <translation>, dann {name} {cards}</translation>
    </message>
    <message>
        <source>By agreement, {name} took the newest card without a hint for {cards}.</source>
        <translation>Laut Abmachung hielt {name} die neueste Karte ohne Hinweis für {cards}.</translation>
    </message>
    <message>
        <source>Careful: after this hint, {name} may think that {cards} fits.</source>
        <translation>Vorsicht: Nach diesem Hinweis glaubt {name} vielleicht, dass {cards} passt.</translation>
    </message>
    <message>
        <source>It saves {cards}, the last copy, from being discarded next.</source>
        <translation>Das rettet {cards}, das letzte Exemplar, vor dem nächsten Abwurf.</translation>
    </message>
    <message>
        <source>It wasn’t.</source>
        <translation>Das war sie nicht.</translation>
    </message>
    <message>
        <source>It’s the oldest card without a hint; cards with hints are kept until they fit.</source>
        <translation>Das ist die älteste Karte ohne Hinweis; Karten mit Hinweisen werden behalten, bis sie passen.</translation>
    </message>
    <message>
        <source>Keep that card until it’s sure to fit.</source>
        <translation>Behalte sie, bis sie sicher passt.</translation>
    </message>
    <message>
        <source>Keep your card {place}: it’s {cards} and doesn’t fit yet.</source>
        <translation>Behalte deine Karte {place}: Sie ist {cards} und passt noch nicht.</translation>
    </message>
    <message>
        <source>No firework needs it any more.</source>
        <translation>Keine Farbreihe braucht sie mehr.</translation>
    </message>
    <message>
        <source>No hint points at {card}, but {name} sees that it has to come first.</source>
        <translation>Kein Hinweis zeigt auf {card}, aber {name} sieht, dass sie vorher kommen muss.</translation>
    </message>
    <message>
        <source>Play your card {place}: after this hint, it’s {cards}.</source>
        <translation>Spiel deine Karte {place} aus: Nach diesem Hinweis ist sie {cards}.</translation>
    </message>
    <message>
        <source>Surer, but in the long run a little worse: {move}.</source>
        <translation>Sicherer, auf Dauer aber etwas schlechter: {move}.</translation>
    </message>
    <message>
        <source>The card had no hint, but a hinted one was waiting for it, or counting showed that it fits.</source>
        <translation>Die Karte hatte keinen Hinweis. Aber eine mit Hinweis wartete auf sie, oder durch Abzählen war klar, dass sie passt.</translation>
    </message>
    <message>
        <source>The card is {cards}, or of no use.</source>
        <translation>Die Karte ist {cards}, oder sie ist nutzlos.</translation>
    </message>
    <message>
        <source>One more mistake and you lose, so play only what’s sure.</source>
        <translation>Noch ein Fehler, und ihr verliert: Spielt nur aus, was sicher passt.</translation>
    </message>
    <message>
        <source>That’s your card {place}.</source>
        <translation>Das ist deine Karte {place}.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt mit</translation>
    </message>
    <message>
        <source>Your hinted card {place} may have to wait: it isn’t sure to fit.</source>
        <translation>Deine Karte {place} mit Hinweis muss vielleicht warten: Ob sie passt, ist nicht sicher.</translation>
    </message>
    <message>
        <source>a risk</source>
        <translation>riskant</translation>
    </message>
    <message>
        <source>your card {place} ({card})</source>
        <translation>deine Karte {place} ({card})</translation>
    </message>
    <message>
        <source>your card {place} (the newest without a hint, likely {card})</source>
        <translation>deine Karte {place} (die neueste ohne Hinweis, vermutlich {card})</translation>
    </message>
    <message>
        <source>It prevents a mistake: {cards} doesn’t fit.</source>
        <translation>Das verhindert einen Fehler, denn {cards} passt nicht.</translation>
    </message>
    <message>
        <source>It saves {cards} from being discarded next.</source>
        <translation>Das rettet {cards} vor dem nächsten Abwurf.</translation>
    </message>
    <message>
        <source>It tells nothing new, so play the newest it points at, your card {place}: it’s {cards}.</source>
        <translation>Der Hinweis verrät nichts Neues. Spiel also die neueste dieser Karten aus, deine Karte {place}: Sie ist {cards}.</translation>
    </message>
    <message>
        <source>It’s about the oldest card without a hint, but not to save it.</source>
        <translation>Der Hinweis gilt der ältesten Karte ohne Hinweis, aber nicht, um sie zu retten.</translation>
    </message>
    <message>
        <source>But that hint was about another card.</source>
        <translation>Der Hinweis galt aber einer anderen Karte.</translation>
    </message>
    <message>
        <source>But that hint was to save it.</source>
        <translation>Der Hinweis sollte sie aber nur retten.</translation>
    </message>
    <message>
        <source>No hint seems worth it now.</source>
        <translation>Kein Hinweis scheint sich jetzt zu lohnen.</translation>
    </message>
    <message>
        <source>No hints left.</source>
        <translation>Kein Hinweis übrig.</translation>
    </message>
    <message>
        <source>Not urgent yet, but it says: keep {cards}.</source>
        <translation>Der Hinweis eilt nicht, heißt aber: {cards} behalten.</translation>
    </message>
    <message>
        <source>Play your card {place} first.</source>
        <translation>Spiel zuerst deine Karte {place} aus.</translation>
    </message>
    <message>
        <source>There were no hints left.</source>
        <translation>Es war kein Hinweis mehr übrig.</translation>
    </message>
    <message>
        <source>What it points at isn’t needed any more: it mainly passes the turn on.</source>
        <translation>Worauf der Hinweis zeigt, wird nicht mehr gebraucht: Er gibt vor allem den Zug weiter.</translation>
    </message>
    <message>
        <source>With so few cards left, that’s better than drawing one.</source>
        <translation>So kurz vor dem letzten Zug ist das besser, als eine Karte zu ziehen.</translation>
    </message>
    <message>
        <source>You draw the last card: after that, everyone has one more turn.</source>
        <translation>Du ziehst die letzte Karte: Danach sind alle noch einmal an der Reihe.</translation>
    </message>
    <message>
        <source>Your card {place} is likely {cards}; play it at your own risk.</source>
        <translation>Deine Karte {place} ist vermutlich {cards}. Wenn du sie ausspielst, dann auf eigenes Risiko.</translation>
    </message>
    <message>
        <source>another</source>
        <translation>eine andere</translation>
    </message>
    <message>
        <source>discard card {place}</source>
        <translation>Karte {place} abwerfen</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>vermutlich</translation>
    </message>
    <message>
        <source>likely; otherwise {cards}</source>
        <translation>vermutlich; sonst {cards}</translation>
    </message>
    <message>
        <source>name {colour} and play card {place}</source>
        <translation>{colour} nennen und Karte {place} ausspielen</translation>
    </message>
    <message>
        <source>play card {place}</source>
        <translation>Karte {place} ausspielen</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>erfahren</translation>
    </message>
    <message>
        <source>your card {place} (likely {card})</source>
        <translation>deine Karte {place} (vermutlich {card})</translation>
    </message>
    <message>
        <source>{card}</source>
        <comment>in a sentence</comment>
        <translation>die {card}</translation>
    </message>
    <message>
        <source>{giver}’s hint “{hint}” was about your card {place}, which may need another first.</source>
        <translation>Mit dem Hinweis „{hint}“ meinte {giver} deine Karte {place}. Davor muss vielleicht eine andere ausgespielt werden.</translation>
    </message>
    <message>
        <source>{giver}’s hint “{hint}” was about {cards}, which needs {plays} first.</source>
        <translation>Mit dem Hinweis „{hint}“ meinte {giver} {cards}. Davor muss {plays} ausgespielt werden.</translation>
    </message>
    <message>
        <source>{name} becomes the master.</source>
        <translation>{name} wird Meister.</translation>
    </message>
    <message>
        <source>{name} hoped for {cards}.</source>
        <translation>{name} hoffte auf {cards}.</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation>{name} ist zurück</translation>
    </message>
    <message>
        <source>A hint is about the oldest card without a hint if it points there; if not, the newest that had none.</source>
        <translation>Zeigt ein Hinweis auf die älteste Karte ohne Hinweis, ist diese gemeint, sonst die neueste, die noch keinen hatte.</translation>
    </message>
    <message>
        <source>The hint was given on turn {turn}.</source>
        <translation>Den Hinweis gab es in Zug {turn}.</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>{giver}’s hint “{hint}” was about a card that fits after another.</source>
        <translation>Mit dem Hinweis „{hint}“ meinte {giver} eine Karte, die erst nach einer anderen passt.</translation>
    </message>
</context>
<context>
    <name>Computers</name>
    <message>
        <source>Boltbot</source>
        <translation>Bolzenbot</translation>
    </message>
    <message>
        <source>Dotbot</source>
        <translation>Punktbot</translation>
    </message>
    <message>
        <source>Lampbot</source>
        <translation>Lampenbot</translation>
    </message>
    <message>
        <source>Moonbot</source>
        <translation>Mondbot</translation>
    </message>
    <message>
        <source>Springbot</source>
        <translation>Federbot</translation>
    </message>
    <message>
        <source>Tinbot</source>
        <translation>Blechbot</translation>
    </message>
    <message>
        <source>{computer} (for {name})</source>
        <translation>{computer} (für {name})</translation>
    </message>
</context>
<context>
    <name>ConfirmBar</name>
    <message>
        <source>Discard card {place}?</source>
        <translation>Karte {place} abwerfen?</translation>
    </message>
    <message>
        <source>Give {name} this hint: {colour}?</source>
        <translation>{name} den Hinweis „{colour}“ geben?</translation>
    </message>
    <message>
        <source>Give {name} this hint: {rank}?</source>
        <translation>{name} den Hinweis „{rank}“ geben?</translation>
    </message>
    <message>
        <source>Name {colour} and play card {place}?</source>
        <translation>{colour} nennen und Karte {place} ausspielen?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Play card {place}?</source>
        <translation>Karte {place} ausspielen?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Give {name} this hint?</source>
        <translation>{name} diesen Hinweis geben?</translation>
    </message>
    <message>
        <source>It points at no card.</source>
        <translation>Er zeigt auf keine Karte.</translation>
    </message>
</context>
<context>
    <name>CoverPage</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>A screen reader is running. When should it read the teammates’ cards to {name}?</source>
        <translation>Ein Screenreader läuft. Wann darf er {name} die Karten der Mitspieler vorlesen?</translation>
    </message>
    <message>
        <source>How the teammates’ cards are read to {name}</source>
        <translation>Wie {name} die Karten der Mitspieler vorgelesen bekommt</translation>
    </message>
    <message>
        <source>I am {name}: show the cards</source>
        <translation>Ich bin {name}: Karten zeigen</translation>
    </message>
    <message>
        <source>The game is paused.
Nothing is lost.</source>
        <translation>Die Partie macht Pause.
Nichts geht verloren.</translation>
    </message>
    <message>
        <source>The teammates’ cards are read to {name}:</source>
        <translation>{name} bekommt die Karten der Mitspieler vorgelesen:</translation>
    </message>
    <message>
        <source>each card, when it is selected with the keyboard</source>
        <translation>jede Karte, wenn sie mit der Tastatur gewählt wird</translation>
    </message>
    <message>
        <source>only at the press of a key</source>
        <translation>nur auf Tastendruck</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
</context>
<context>
    <name>Discards</name>
    <message>
        <source>Discarded last.</source>
        <translation>Zuletzt abgeworfen.</translation>
    </message>
    <message>
        <source>Needed next.</source>
        <translation>Wird als Nächstes gebraucht.</translation>
    </message>
    <message>
        <source>Played.</source>
        <translation>Ausgespielt.</translation>
    </message>
    <message>
        <source>{card}: {discarded} on the discard pile, {left} of {copies} left.</source>
        <translation>Die {card}: {discarded} auf dem Ablagestapel; übrig: {left} von {copies}.</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message numerus="yes">
        <source>%n blue token(s)</source>
        <translation>
            <numerusform>%n blauer Chip</numerusform>
            <numerusform>%n blaue Chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clock token(s)</source>
        <translation>
            <numerusform>%n Uhrplättchen</numerusform>
            <numerusform>%n Uhrplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tile(s)</source>
        <translation>
            <numerusform>%n Hinweisplättchen</numerusform>
            <numerusform>%n Hinweisplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red token(s)</source>
        <translation>
            <numerusform>%n roter Chip</numerusform>
            <numerusform>%n rote Chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n storm tile(s)</source>
        <translation>
            <numerusform>%n Gewitterplättchen</numerusform>
            <numerusform>%n Gewitterplättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>A hint may name something the hand doesn’t have.</source>
        <translation>Ein Hinweis darf auch eine Farbe oder Zahl nennen, die auf der Hand fehlt.</translation>
    </message>
    <message>
        <source>A sixth colour that hints can name like any other. Up to 30 points.</source>
        <translation>Eine sechste Farbe, die Hinweise nennen dürfen wie jede andere. Höchstens 30 Punkte.</translation>
    </message>
    <message>
        <source>A sixth colour that no hint can name: every colour hint points at it too. Up to 30 points.</source>
        <translation>Eine sechste Farbe, die kein Hinweis nennen darf. Dafür zeigt jeder Farbhinweis auch auf sie. Höchstens 30 Punkte.</translation>
    </message>
    <message>
        <source>A sixth colour with only one of each card, so don’t lose any. Up to 30 points.</source>
        <translation>Eine sechste Farbe, in der es jede Karte nur einmal gibt: Verliert keine! Höchstens 30 Punkte.</translation>
    </message>
    <message>
        <source>The book says: whoever is wearing the most colourful clothes.</source>
        <translation>Laut Anleitung: wer am buntesten angezogen ist.</translation>
    </message>
    <message>
        <source>Choreography</source>
        <translation>Choreografie</translation>
    </message>
    <message>
        <source>Allowing fewer mistakes makes it harder; more hints to start with make it easier.</source>
        <translation>Mit weniger erlaubten Fehlern wird es schwerer, mit mehr Hinweisen leichter.</translation>
    </message>
    <message>
        <source>Colour avalanche</source>
        <translation>Farbrausch mit 5 Karten</translation>
    </message>
    <message>
        <source>Detailed choreography</source>
        <translation>Choreografie bis ins Detail</translation>
    </message>
    <message>
        <source>Each hint is shown once; after that, you have to remember it.</source>
        <translation>Jeder Hinweis wird einmal gezeigt. Dann heißt es: gut merken.</translation>
    </message>
    <message>
        <source>Empty hints</source>
        <translation>Leerhinweise</translation>
    </message>
    <message>
        <source>English edition</source>
        <translation>Englische Ausgabe</translation>
    </message>
    <message>
        <source>Every hint must point at a card</source>
        <translation>Jeder Hinweis muss auf eine Karte zeigen</translation>
    </message>
    <message>
        <source>Every option can be set, in any combination.</source>
        <translation>Stellt alles ein, wie ihr wollt: Jede Kombination ist möglich.</translation>
    </message>
    <message>
        <source>Expert game: the crowning touch</source>
        <translation>Expertenspiel: Die Krönung</translation>
    </message>
    <message>
        <source>Farbrausch with five cards</source>
        <translation>Farbrausch mit 5 Karten</translation>
    </message>
    <message>
        <source>Farbrausch²</source>
        <translation>Farbrausch²</translation>
    </message>
    <message>
        <source>Fewer storm tiles make it harder; more hint tiles make it easier.</source>
        <translation>Mit weniger Gewitterplättchen wird es schwerer, mit mehr Hinweisplättchen leichter.</translation>
    </message>
    <message>
        <source>Five colours</source>
        <translation>Fünf Farben</translation>
    </message>
    <message>
        <source>Five multicolour cards</source>
        <translation>Fünf bunte Karten</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>German edition</source>
        <translation>Deutsche Ausgabe</translation>
    </message>
    <message>
        <source>Hints may name what the hand doesn’t have</source>
        <translation>Hinweise dürfen nennen, was auf der Hand fehlt</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Latest hint</source>
        <translation>Letzter Hinweis</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Norwegian edition</source>
        <translation>Norwegische Ausgabe</translation>
    </message>
    <message>
        <source>Online edition</source>
        <translation>Online-Ausgabe</translation>
    </message>
    <message>
        <source>Perfect or nothing</source>
        <translation>Perfekt oder verloren</translation>
    </message>
    <message>
        <source>Swedish edition</source>
        <translation>Schwedische Ausgabe</translation>
    </message>
    <message>
        <source>Ten multicolour cards</source>
        <translation>Zehn bunte Karten</translation>
    </message>
    <message>
        <source>Ten wild multicolour cards</source>
        <translation>Zehn bunte Joker</translation>
    </message>
    <message>
        <source>The basic game: 50 cards, up to 25 points.</source>
        <translation>Das Grundspiel: 50 Karten, höchstens 25 Punkte.</translation>
    </message>
    <message>
        <source>With a master</source>
        <translation>Mit Meister</translation>
    </message>
    <message>
        <source>Before playing a card, a player may name its colour. If it’s right and the card fits, a blue token comes back; a wrong colour is a mistake.</source>
        <translation>Wer mag, nennt vor dem Ausspielen die Farbe. Stimmt sie und passt die Karte, kommt ein blauer Chip zurück; eine falsche Farbe ist ein Fehler.</translation>
    </message>
    <message>
        <source>Before playing a card, a player may name its colour. If it’s right and the card fits, a clock token comes back; a wrong colour is a mistake.</source>
        <translation>Wer mag, nennt vor dem Ausspielen die Farbe. Stimmt sie und passt die Karte, kommt ein Uhrplättchen zurück; eine falsche Farbe ist ein Fehler.</translation>
    </message>
    <message>
        <source>Before playing a card, a player may name its colour. If it’s right and the card fits, a hint tile turns white; a wrong colour is a mistake.</source>
        <translation>Wer mag, nennt vor dem Ausspielen die Farbe. Stimmt sie und passt die Karte, wird ein Hinweisplättchen wieder weiß; eine falsche Farbe ist ein Fehler.</translation>
    </message>
    <message>
        <source>Colour cascade</source>
        <translation>Farbrausch mit 5 Karten</translation>
    </message>
    <message>
        <source>Everything the hints have said or ruled out stays on the cards.</source>
        <translation>Alles, was die Hinweise gesagt oder ausgeschlossen haben, bleibt auf den Karten stehen.</translation>
    </message>
    <message>
        <source>Farbrausch (colour rush)</source>
        <translation>Farbrausch</translation>
    </message>
    <message numerus="yes">
        <source>Mistake %n loses the game</source>
        <translation>
            <numerusform>Beim ersten Fehler verloren</numerusform>
            <numerusform>Beim %n. Fehler verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>No last round. Lose the last copy of a card that is still needed, and the game is lost.</source>
        <translation>Keine letzte Runde. Ist das letzte Exemplar einer Karte weg, die noch gebraucht wird, ist die Partie verloren.</translation>
    </message>
    <message>
        <source>Only the latest hint on each card stays.</source>
        <translation>Nur der letzte Hinweis zu jeder Karte bleibt stehen.</translation>
    </message>
    <message>
        <source>The book says: the oldest player, who is also the master.</source>
        <translation>Laut Anleitung: wer am ältesten ist. Er ist zugleich der Meister.</translation>
    </message>
    <message>
        <source>With a master, everyone announces every action to the master, who alone moves the tokens.</source>
        <translation>Mit Meister: Jede Aktion wird ihm angesagt, und nur er bewegt die Plättchen.</translation>
    </message>
    <message>
        <source>With a master, everyone announces every action to the master, who alone moves the tokens.</source>
        <comment>blue and red tokens</comment>
        <translation>Mit Meister: Jede Aktion wird ihm angesagt, und nur er bewegt die Chips.</translation>
    </message>
    <message>
        <source>With a master, everyone announces every action to the master, who alone turns the tiles.</source>
        <translation>Mit Meister: Jede Aktion wird ihm angesagt, und nur er dreht die Plättchen um.</translation>
    </message>
    <message>
        <source>This edition doesn’t say: choose someone, or pick at random.</source>
        <translation>Diese Ausgabe legt es nicht fest: Einigt euch oder lost aus.</translation>
    </message>
    <message>
        <source>Variant 1: ten multicolour cards</source>
        <translation>Variante 1: zehn bunte Karten</translation>
    </message>
    <message>
        <source>Variant 2: five multicolour cards</source>
        <translation>Variante 2: fünf bunte Karten</translation>
    </message>
    <message>
        <source>Variant 3: ten wild cards</source>
        <translation>Variante 3: zehn bunte Joker</translation>
    </message>
    <message>
        <source>Variant 4: a perfect show or nothing</source>
        <translation>Variante 4: perfekt oder verloren</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Excellent: the crowd goes home happy.</source>
        <translation>Ausgezeichnet: Das Publikum geht zufrieden nach Hause.</translation>
    </message>
    <message>
        <source>{score} of {possible} possible points</source>
        <translation>{score} von {possible} möglichen Punkten</translation>
    </message>
    <message>
        <source>Legendary: nobody can say a word, and nobody wants to go home.</source>
        <translation>Legendär: Niemand bringt ein Wort heraus, und nach Hause will auch niemand.</translation>
    </message>
    <message>
        <source>Legendary: the crowd is speechless, and grown-ups are children again.</source>
        <translation>Legendär: Das Publikum ist sprachlos, und die Großen sind wieder Kinder.</translation>
    </message>
    <message>
        <source>Legendary: the crowd falls silent, and then cheers till dawn.</source>
        <translation>Legendär: Erst ist das Publikum ganz still, dann jubelt es bis zum Morgen.</translation>
    </message>
    <message>
        <source>{score} of {possible}</source>
        <translation>{score} von {possible}</translation>
    </message>
    <message>
        <source>Very good: the crowd can hardly contain itself.</source>
        <translation>Sehr gut: Das Publikum ist hin und weg.</translation>
    </message>
    <message>
        <source>Very good: happy faces everywhere in the crowd.</source>
        <translation>Sehr gut: überall zufriedene Gesichter im Publikum.</translation>
    </message>
    <message>
        <source>So says the league of firework artisans.</source>
        <translation>So urteilt die Liga der Feuerwerkskünstler.</translation>
    </message>
    <message>
        <source>So says the international federation of firework makers.</source>
        <translation>So urteilt der internationale Verband der Feuerwerker.</translation>
    </message>
    <message>
        <source>Oh dear! Just listen to them boo.</source>
        <translation>O weh! Hört nur, wie sie buhen.</translation>
    </message>
    <message>
        <source>Oh dear</source>
        <translation>O weh</translation>
    </message>
    <message>
        <source>Middling: polite applause, a little here and a little there.</source>
        <translation>Mäßig: höflicher Applaus, ein wenig hier, ein wenig da.</translation>
    </message>
    <message>
        <source>Middling</source>
        <translation>Mäßig</translation>
    </message>
    <message>
        <source>Mediocre: a trace of applause, then silence.</source>
        <translation>Mittelmäßig: ein Hauch von Applaus, dann Stille.</translation>
    </message>
    <message>
        <source>Mediocre</source>
        <translation>Mittelmäßig</translation>
    </message>
    <message>
        <source>Legendary: nobody who was there will ever forget this show.</source>
        <translation>Legendär: Wer dabei war, vergisst dieses Feuerwerk nie.</translation>
    </message>
    <message>
        <source>Legendary: a whole crowd holds its breath, and no night was ever so bright.</source>
        <translation>Legendär: Ein ganzes Publikum hält den Atem an, und nie war eine Nacht so hell.</translation>
    </message>
    <message>
        <source>Incredible: people will remember it for a long time.</source>
        <translation>Unglaublich: Daran wird man sich noch lange erinnern.</translation>
    </message>
    <message>
        <source>Incredible</source>
        <translation>Unglaublich</translation>
    </message>
    <message>
        <source>Horrible: the crowd boos louder than the rockets.</source>
        <translation>Schrecklich: Das Publikum buht lauter, als die Raketen knallen.</translation>
    </message>
    <message>
        <source>Horrible</source>
        <translation>Schrecklich</translation>
    </message>
    <message>
        <source>Honourable, but forgotten before the smoke has cleared.</source>
        <translation>Ehrenwert, aber vergessen, bevor sich der Rauch verzogen hat.</translation>
    </message>
    <message>
        <source>Honour intact, but the show won’t be remembered for long.</source>
        <translation>Ehre gerettet, aber lange wird sich daran niemand erinnern.</translation>
    </message>
    <message>
        <source>Honour intact</source>
        <translation>Ehre gerettet</translation>
    </message>
    <message>
        <source>Good: the crowd has enjoyed itself.</source>
        <translation>Gut: Das Publikum hat sich bestens unterhalten.</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Excellent</source>
        <translation>Ausgezeichnet</translation>
    </message>
    <message>
        <source>Dreadful: they’re booing from the front row to the back.</source>
        <translation>Jämmerlich: Von der ersten bis zur letzten Reihe wird gebuht.</translation>
    </message>
    <message>
        <source>Amazing: it will be the talk of the town for weeks.</source>
        <translation>Erstaunlich: Wochenlang wird die ganze Stadt davon reden.</translation>
    </message>
    <message>
        <source>Amazing</source>
        <translation>Erstaunlich</translation>
    </message>
    <message>
        <source>All right, but this crowd is used to better.</source>
        <translation>Ganz ordentlich, aber dieses Publikum ist Besseres gewohnt.</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Ganz ordentlich</translation>
    </message>
    <message>
        <source>Defeat</source>
        <translation>Niederlage</translation>
    </message>
    <message>
        <source>Divine</source>
        <translation>Göttlich</translation>
    </message>
    <message>
        <source>Dreadful</source>
        <translation>Jämmerlich</translation>
    </message>
    <message>
        <source>Dreadful: the crowd boos and goes home.</source>
        <translation>Jämmerlich: Das Publikum buht und geht nach Hause.</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>Vorzeitig beendet</translation>
    </message>
    <message>
        <source>Every firework is complete.</source>
        <translation>Alle Farbreihen sind vollständig.</translation>
    </message>
    <message>
        <source>All fireworks complete</source>
        <translation>Alle Farbreihen vollständig</translation>
    </message>
    <message>
        <source>Divine: even the stars pale beside it.</source>
        <translation>Göttlich: Selbst die Sterne verblassen daneben.</translation>
    </message>
    <message>
        <source>Honourable</source>
        <translation>Ehrenwert</translation>
    </message>
    <message>
        <source>Honourable, but nobody will be talking about it next week.</source>
        <translation>Ehrenwert, aber nächste Woche spricht niemand mehr davon.</translation>
    </message>
    <message>
        <source>Indispensable card lost</source>
        <translation>Unentbehrliche Karte verloren</translation>
    </message>
    <message>
        <source>Last round played</source>
        <translation>Letzte Runde gespielt</translation>
    </message>
    <message>
        <source>Legendary</source>
        <translation>Legendär</translation>
    </message>
    <message>
        <source>Nothing left to do</source>
        <translation>Kein Zug mehr möglich</translation>
    </message>
    <message>
        <source>There’s nothing left to play or discard, and no hint to give, so the show can’t be finished.</source>
        <translation>Nichts mehr auszuspielen, nichts abzuwerfen, kein Hinweis möglich: Das Feuerwerk lässt sich nicht zu Ende bringen.</translation>
    </message>
    <message>
        <source>The fuse has burnt down: everything blows up.</source>
        <translation>Die Lunte ist abgebrannt: Alles fliegt in die Luft.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the sky</source>
        <translation>
            <numerusform>%n Karte am Himmel</numerusform>
            <numerusform>%n Karten am Himmel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n firework(s) complete before it went dark. That deserves another show.</source>
        <translation>
            <numerusform>Eine Farbreihe war vollständig, bevor es dunkel wurde. Das verdient eine zweite Vorstellung.</numerusform>
            <numerusform>%n Farbreihen waren vollständig, bevor es dunkel wurde. Das verdient eine zweite Vorstellung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost: a card is gone</source>
        <translation>Verloren: Eine Karte ist weg</translation>
    </message>
    <message>
        <source>Lost: it all blows up</source>
        <translation>Verloren: Alles explodiert</translation>
    </message>
    <message>
        <source>Lost: nothing left to do</source>
        <translation>Verloren: Nichts geht mehr</translation>
    </message>
    <message>
        <source>Lost: the storm breaks</source>
        <translation>Verloren: Es gewittert</translation>
    </message>
    <message>
        <source>Lost: {card} is gone</source>
        <translation>Verloren: Keine {card} mehr</translation>
    </message>
    <message>
        <source>Not a spark this time. From here it can only go up.</source>
        <translation>Diesmal kein Funke. Von hier an kann es nur aufwärtsgehen.</translation>
    </message>
    <message>
        <source>So close: most of the sky was already alight.</source>
        <translation>So knapp: Der größte Teil des Himmels leuchtete schon.</translation>
    </message>
    <message>
        <source>The game was ended early.</source>
        <translation>Die Partie wurde vorzeitig beendet.</translation>
    </message>
    <message>
        <source>The last red token is in the lid: everything blows up.</source>
        <translation>Der letzte rote Chip liegt im Deckel: Alles fliegt in die Luft.</translation>
    </message>
    <message>
        <source>The last round is over</source>
        <translation>Die letzte Runde ist vorbei</translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <translation>Die letzte Runde ist gespielt.</translation>
    </message>
    <message>
        <source>The show is over</source>
        <translation>Das Feuerwerk ist vorbei</translation>
    </message>
    <message>
        <source>The sky stayed dark</source>
        <translation>Der Himmel blieb dunkel</translation>
    </message>
    <message>
        <source>The storm has broken: the show is rained off.</source>
        <translation>Das Gewitter ist da: Das Feuerwerk fällt ins Wasser.</translation>
    </message>
    <message>
        <source>Too many mistakes</source>
        <translation>Zu viele Fehler</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>Sehr gut</translation>
    </message>
    <message>
        <source>Very good: the crowd goes home happy.</source>
        <translation>Sehr gut: Das Publikum geht glücklich nach Hause.</translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation>Sieg!</translation>
    </message>
    <message>
        <source>Victory! A perfect show</source>
        <translation>Sieg! Perfektes Feuerwerk</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Schwach</translation>
    </message>
    <message>
        <source>Weak: a few hands clap, out of politeness.</source>
        <translation>Schwach: Ein paar Leute klatschen aus Höflichkeit.</translation>
    </message>
    <message>
        <source>Weak: hardly anyone claps.</source>
        <translation>Schwach: Kaum jemand klatscht.</translation>
    </message>
    <message>
        <source>What was lit is not forgotten. The next show will climb higher.</source>
        <translation>Was geleuchtet hat, bleibt unvergessen. Das nächste Feuerwerk steigt höher.</translation>
    </message>
    <message>
        <source>Wonderful</source>
        <translation>Wunderbar</translation>
    </message>
    <message>
        <source>Wonderful: people will talk about it for years.</source>
        <translation>Wunderbar: Davon erzählt man sich noch in Jahren.</translation>
    </message>
    <message>
        <source>{score} of {possible} points</source>
        <translation>{score} von {possible} Punkten</translation>
    </message>
    <message>
        <source>That was the last {card}, and it was still needed: the show can’t be perfect any more.</source>
        <translation>Das war die letzte {card}, und sie wurde noch gebraucht: Perfekt kann das Feuerwerk nicht mehr werden.</translation>
    </message>
    <message>
        <source>The scale ends at 25.</source>
        <translation>Die Skala endet bei 25.</translation>
    </message>
</context>
<context>
    <name>FinalePage</name>
    <message numerus="yes">
        <source>This group’s best so far: {best} (in %n game(s)).</source>
        <translation>
            <numerusform>Rekord dieser Besetzung: {best}.</numerusform>
            <numerusform>Rekord dieser Besetzung: {best} (in&#xa0;%n Partien).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Equals this group’s best so far (in %n game(s)).</source>
        <translation>
            <numerusform>Genauso gut wie der Rekord dieser Besetzung.</numerusform>
            <numerusform>Genauso gut wie der Rekord dieser Besetzung (in&#xa0;%n Partien).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>A lost game scores 0.</source>
        <translation>Eine verlorene Partie zählt 0 Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>A new best for this group! Until now it was {best} (%n game(s)).</source>
        <translation>
            <numerusform>Neuer Rekord für diese Besetzung! Bisher waren es {best}.</numerusform>
            <numerusform>Neuer Rekord für diese Besetzung! Bisher waren es {best} (in&#xa0;%n Partien).</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a poster…</source>
        <translation>Plakat machen…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More ▾</source>
        <translation>Mehr ▾</translation>
    </message>
    <message>
        <source>New game, same players</source>
        <translation>Neue Partie, gleiche Besetzung</translation>
    </message>
    <message>
        <source>Open the score book</source>
        <translation>Ergebnisse öffnen</translation>
    </message>
    <message>
        <source>Plays this moment again.</source>
        <translation>Spielt diesen Moment noch einmal ab.</translation>
    </message>
    <message>
        <source>Try the last turn again</source>
        <translation>Letzten Zug anders spielen</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Fireworks: {heights} = {total}.</source>
        <translation>Farbreihen: {heights} = {total}.</translation>
    </message>
    <message>
        <source>The game goes on where the last turn began; that turn counts as taken back.</source>
        <translation>Die Partie geht dort weiter, wo der letzte Zug begann; er gilt als zurückgenommen.</translation>
    </message>
    <message>
        <source>How it is scored</source>
        <translation>So wird gewertet</translation>
    </message>
    <message>
        <source>To the title screen</source>
        <translation>Zum Hauptmenü</translation>
    </message>
</context>
<context>
    <name>Fireworks</name>
    <message>
        <source>{firework} ({symbol}): complete.</source>
        <translation>{firework} ({symbol}): vollständig.</translation>
    </message>
    <message>
        <source>Blue firework</source>
        <translation>Blaue Farbreihe</translation>
    </message>
    <message>
        <source>Green firework</source>
        <translation>Grüne Farbreihe</translation>
    </message>
    <message>
        <source>Multicolour firework</source>
        <translation>Bunte Farbreihe</translation>
    </message>
    <message>
        <source>Red firework</source>
        <translation>Rote Farbreihe</translation>
    </message>
    <message>
        <source>White firework</source>
        <translation>Weiße Farbreihe</translation>
    </message>
    <message>
        <source>Yellow firework</source>
        <translation>Gelbe Farbreihe</translation>
    </message>
    <message>
        <source>all three copies of the {card} are on the discard pile</source>
        <translation>alle drei Exemplare liegen auf dem Ablagestapel ({card})</translation>
    </message>
    <message>
        <source>both copies of the {card} are on the discard pile</source>
        <translation>beide Exemplare liegen auf dem Ablagestapel ({card})</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): at {height}, and can’t grow any more: {why}.</source>
        <translation>{firework} ({symbol}): steht bei {height}. Sie kann nicht mehr wachsen, denn {why}.</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): at {height}, needs the {next}.</source>
        <translation>{firework} ({symbol}): steht bei {height}, als Nächstes kommt die {next}.</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): at {height}, needs the {next}. It can’t grow past {reach}: {why}.</source>
        <translation>{firework} ({symbol}): steht bei {height}, als Nächstes kommt die {next}. Über {reach} kommt sie nicht hinaus, denn {why}.</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): not begun, needs the {next}.</source>
        <translation>{firework} ({symbol}): noch nicht begonnen, zuerst kommt die {next}.</translation>
    </message>
    <message>
        <source>the only {card} is on the discard pile</source>
        <translation>die einzige {card} liegt auf dem Ablagestapel</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>&amp;Open a saved game…</source>
        <translation>&amp;Partie öffnen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>&amp;Title screen</source>
        <translation>Ha&amp;uptmenü</translation>
    </message>
    <message>
        <source>Open a share &amp;link…</source>
        <translation>&amp;Link zu einer Partie öffnen…</translation>
    </message>
    <message>
        <source>S&amp;core book…</source>
        <translation>Er&amp;gebnisse…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>&amp;Teilen</translation>
    </message>
</context>
<context>
    <name>GoingBack</name>
    <message>
        <source>Take back to…</source>
        <translation>Zurücknehmen bis…</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) back: {name}’s turn again.</source>
        <translation>
            <numerusform>Einen Zug zurück: {name} ist wieder dran.</numerusform>
            <numerusform>%n Züge zurück: {name} ist wieder dran.</numerusform>
        </translation>
    </message>
    <message>
        <source>How far back? The marked turns will be taken back.</source>
        <translation>Wie weit zurück? Die markierten Züge werden zurückgenommen.</translation>
    </message>
    <message>
        <source>What has been seen can’t be unseen, and the score book will note that turns were taken back.</source>
        <translation>Gesehen ist gesehen, und in den Ergebnissen steht, dass ihr etwas zurückgenommen habt.</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>for {name}</source>
        <translation>für {name}</translation>
    </message>
    <message>
        <source>nobody else may look!</source>
        <translation>sonst darf niemand hinsehen!</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>am Handy</translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <translation>Handkarten von {name}</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>letzter Zug</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Move to the left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notiz…</translation>
    </message>
    <message>
        <source>Raise or lower</source>
        <translation>Anheben oder senken</translation>
    </message>
    <message>
        <source>Turn sideways</source>
        <translation>Quer drehen</translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Practice game</source>
        <translation>&amp;Übungsspiel</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Spielanleitung</translation>
    </message>
    <message>
        <source>How &amp;computers play</source>
        <translation>So spielen &amp;Computer</translation>
    </message>
    <message>
        <source>Playing on this &amp;screen</source>
        <translation>Spielen an diesem &amp;Bildschirm</translation>
    </message>
</context>
<context>
    <name>HintPicker</name>
    <message>
        <source>H&amp;int to</source>
        <translation>H&amp;inweis an</translation>
    </message>
    <message>
        <source>Hint to {name}: {cards}</source>
        <translation>Hinweis an {name}: {cards}</translation>
    </message>
    <message>
        <source>Hint to {name}: the {rank}s</source>
        <translation>Hinweis an {name}: die Zahl {rank}</translation>
    </message>
    <message>
        <source>Hint to {name}: {colour}</source>
        <translation>Hinweis an {name}: {colour}</translation>
    </message>
    <message>
        <source>Who the hint is for</source>
        <translation>Wer den Hinweis bekommt</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message numerus="yes">
        <source>{count} multicolour</source>
        <translation>
            <numerusform>eine bunte</numerusform>
            <numerusform>{count} bunte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n “{colour}”</source>
        <translation>
            <numerusform>%n× „{colour}“</numerusform>
            <numerusform>%n× „{colour}“</numerusform>
        </translation>
    </message>
    <message>
        <source>A blue token comes back.</source>
        <translation>Ein blauer Chip kommt zurück.</translation>
    </message>
    <message>
        <source>A clock token comes back.</source>
        <translation>Ein Uhrplättchen kommt zurück.</translation>
    </message>
    <message>
        <source>A hint from {giver}</source>
        <translation>Hinweis von {giver}</translation>
    </message>
    <message>
        <source>A hint tile turns white.</source>
        <translation>Ein Hinweisplättchen wird wieder weiß.</translation>
    </message>
    <message>
        <source>At most {most} points now</source>
        <translation>Höchstens noch {most} Punkte</translation>
    </message>
    <message>
        <source>Blue is complete!</source>
        <translation>Blau ist vollständig!</translation>
    </message>
    <message>
        <source>Bonus: one blue token back.</source>
        <translation>Bonus: ein blauer Chip zurück.</translation>
    </message>
    <message>
        <source>Bonus: one clock token back.</source>
        <translation>Bonus: ein Uhrplättchen zurück.</translation>
    </message>
    <message>
        <source>Bonus: one tile turns white.</source>
        <translation>Bonus: ein Plättchen wieder weiß.</translation>
    </message>
    <message>
        <source>Green is complete!</source>
        <translation>Grün ist vollständig!</translation>
    </message>
    <message>
        <source>Last round: one turn each</source>
        <translation>Letzte Runde: je ein Zug</translation>
    </message>
    <message>
        <source>Mistake {mistakes} of {limit}</source>
        <translation>Fehler {mistakes} von {limit}</translation>
    </message>
    <message>
        <source>No bonus: all were white.</source>
        <translation>Kein Bonus: Alle waren weiß.</translation>
    </message>
    <message>
        <source>No bonus: no hint was spent.</source>
        <translation>Kein Bonus: Alle Hinweise sind da.</translation>
    </message>
    <message>
        <source>No {card} left!</source>
        <translation>Keine {card} mehr!</translation>
    </message>
    <message>
        <source>Not {colour}: {card}!</source>
        <translation>Nicht {colour}: die {card}!</translation>
    </message>
    <message>
        <source>Red is complete!</source>
        <translation>Rot ist vollständig!</translation>
    </message>
    <message>
        <source>Right colour, but all were white.</source>
        <translation>Farbe richtig, aber alle weiß.</translation>
    </message>
    <message>
        <source>Right colour, but no hint was spent.</source>
        <translation>Farbe richtig, alle Hinweise da.</translation>
    </message>
    <message>
        <source>Right colour: one blue token back.</source>
        <translation>Farbe richtig: ein blauer Chip.</translation>
    </message>
    <message>
        <source>Right colour: one clock token back.</source>
        <translation>Farbe richtig: ein Uhrplättchen.</translation>
    </message>
    <message>
        <source>To {target}: {cards}</source>
        <translation>An {target}: {cards}</translation>
    </message>
    <message>
        <source>White is complete!</source>
        <translation>Weiß ist vollständig!</translation>
    </message>
    <message>
        <source>One more, and the game is lost!</source>
        <translation>Noch einer, und ihr verliert!</translation>
    </message>
    <message>
        <source>{giver} to {target}: {cards}</source>
        <translation>{giver} an {target}: {cards}</translation>
    </message>
    <message>
        <source>{name} discards {card}</source>
        <translation>{name} wirft die {card} ab</translation>
    </message>
    <message>
        <source>{name}: mistake {mistakes} of {limit}</source>
        <translation>{name}: Fehler {mistakes} von {limit}</translation>
    </message>
    <message>
        <source>{name} plays {card}: it doesn’t fit</source>
        <translation>Die {card} von {name} passt nicht</translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation>{name} spielt die {card} aus</translation>
    </message>
    <message>
        <source>{name} says “{colour}”, but it’s {card}</source>
        <translation>{name} nennt {colour}, aber es ist die {card}</translation>
    </message>
    <message>
        <source>Right colour: one tile turns white.</source>
        <translation>Farbe richtig: ein Plättchen weiß.</translation>
    </message>
    <message>
        <source>Multicolour is complete!</source>
        <translation>Bunt ist vollständig!</translation>
    </message>
    <message>
        <source>No bonus: no hint was spent.</source>
        <comment>blue and red tokens</comment>
        <translation>Kein Bonus: Alle Hinweise sind da.</translation>
    </message>
    <message>
        <source>Right colour, but no hint was spent.</source>
        <comment>blue and red tokens</comment>
        <translation>Farbe richtig, alle Hinweise da.</translation>
    </message>
    <message>
        <source>Yellow is complete!</source>
        <translation>Gelb ist vollständig!</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>no 1s</source>
        <translation>keine Einsen</translation>
    </message>
    <message>
        <source>no 2s</source>
        <translation>keine Zweien</translation>
    </message>
    <message>
        <source>no 3s</source>
        <translation>keine Dreien</translation>
    </message>
    <message>
        <source>no 4s</source>
        <translation>keine Vieren</translation>
    </message>
    <message>
        <source>no 5s</source>
        <translation>keine Fünfen</translation>
    </message>
    <message>
        <source>no blue</source>
        <translation>keine blauen</translation>
    </message>
    <message>
        <source>no green</source>
        <translation>keine grünen</translation>
    </message>
    <message>
        <source>no multicolour</source>
        <translation>keine bunten</translation>
    </message>
    <message>
        <source>no red</source>
        <translation>keine roten</translation>
    </message>
    <message>
        <source>no white</source>
        <translation>keine weißen</translation>
    </message>
    <message>
        <source>no yellow</source>
        <translation>keine gelben</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>{card} doesn’t fit!</source>
        <translation>Die {card} passt nicht!</translation>
    </message>
    <message numerus="yes">
        <source>{count} 1(s)</source>
        <translation>
            <numerusform>eine 1</numerusform>
            <numerusform>{count} Einsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} 2(s)</source>
        <translation>
            <numerusform>eine 2</numerusform>
            <numerusform>{count} Zweien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} 3(s)</source>
        <translation>
            <numerusform>eine 3</numerusform>
            <numerusform>{count} Dreien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} 4(s)</source>
        <translation>
            <numerusform>eine 4</numerusform>
            <numerusform>{count} Vieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} 5(s)</source>
        <translation>
            <numerusform>eine 5</numerusform>
            <numerusform>{count} Fünfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} blue</source>
        <translation>
            <numerusform>eine blaue</numerusform>
            <numerusform>{count} blaue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} green</source>
        <translation>
            <numerusform>eine grüne</numerusform>
            <numerusform>{count} grüne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} red</source>
        <translation>
            <numerusform>eine rote</numerusform>
            <numerusform>{count} rote</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} white</source>
        <translation>
            <numerusform>eine weiße</numerusform>
            <numerusform>{count} weiße</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} yellow</source>
        <translation>
            <numerusform>eine gelbe</numerusform>
            <numerusform>{count} gelbe</numerusform>
        </translation>
    </message>
    <message>
        <source>{giver} gave {target} a hint</source>
        <translation>Hinweis von {giver} an {target}</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>{action} – {key}</source>
        <translation>{action} – {key}</translation>
    </message>
    <message>
        <source>look at your teammates’ cards between turns</source>
        <translation>zwischen den Zügen die Karten der Mitspieler ansehen</translation>
    </message>
    <message>
        <source>C: colour hint</source>
        <translation>C: Farbhinweis</translation>
    </message>
    <message>
        <source>1–5: hint with that number</source>
        <translation>1–5: Zahlenhinweis</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>0: own cards</source>
        <translation>0: eigene Karten</translation>
    </message>
    <message>
        <source>1–5</source>
        <translation>1–5</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>?: all keys</source>
        <translation>?: alle Tasten</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Alt+{letter}</source>
        <translation>Alt+{letter}</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Arrows: another button</source>
        <translation>Pfeiltasten: anderer Knopf</translation>
    </message>
    <message>
        <source>Arrows: choose a card</source>
        <translation>Pfeiltasten: Karte wählen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>C, C</source>
        <translation>C, C</translation>
    </message>
    <message>
        <source>Ctrl+1 … Ctrl+4</source>
        <translation>Strg+1 … Strg+4</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Strg+Links, Strg+Rechts</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Strg+Umschalt+Z</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>D: discard it</source>
        <translation>D: abwerfen</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>Enter: press it</source>
        <translation>Eingabe: drücken</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Esc: back to the cards</source>
        <translation>Esc: zurück zu den Karten</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>F10</source>
        <translation>F10</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>P: play it</source>
        <translation>P: ausspielen</translation>
    </message>
    <message>
        <source>Page Down: next hand</source>
        <translation>Bild ab: nächste Hand</translation>
    </message>
    <message>
        <source>Page Down: teammates</source>
        <translation>Bild ab: Mitspieler</translation>
    </message>
    <message>
        <source>The teammates’ cards, while the others look away</source>
        <translation>In der eigenen Ansicht: die Karten der Mitspieler</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Your own cards, while the others look away</source>
        <translation>In der eigenen Ansicht: deine Karten</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Taste: {key}</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>O, 0, 1–5</source>
        <translation>O, 0, 1–5</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Page Down, Page Up</source>
        <translation>Bild ab, Bild auf</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Space, arrows, Enter</source>
        <translation>Leertaste, Pfeiltasten, Eingabe</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Beim Nachspielen einer Partie</translation>
    </message>
    <message>
        <source>back to the previous page</source>
        <translation>zurück zur vorigen Seite</translation>
    </message>
    <message>
        <source>cover the cards: back to the public table</source>
        <translation>Karten verdecken: zurück zum gemeinsamen Tisch</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>schneller, langsamer</translation>
    </message>
    <message>
        <source>from card to card, from line to line</source>
        <translation>von Karte zu Karte, von Zeile zu Zeile</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>go on without waiting for the computer</source>
        <translation>weiter, ohne auf den Computer zu warten</translation>
    </message>
    <message>
        <source>go to that card</source>
        <translation>zur Karte an dieser Stelle gehen</translation>
    </message>
    <message>
        <source>move the card within the hand</source>
        <translation>die Karte in der Hand verschieben</translation>
    </message>
    <message>
        <source>on a line, a card or a mistake: jump to its turns</source>
        <translation>auf einer Zeile, einer Karte oder einem Fehler: zum passenden Zug springen</translation>
    </message>
    <message>
        <source>on the button “Name a colour…”: choose the colour and play the card</source>
        <extracomment>Quotes the button &quot;Name a colour…&quot;.</extracomment>
        <translation>auf dem Knopf „Farbe nennen…“: die Farbe wählen und die Karte ausspielen</translation>
    </message>
    <message>
        <source>on to the next hand, set of tokens or button</source>
        <translation>weiter zum nächsten Bereich des Tisches oder zum nächsten Knopf</translation>
    </message>
    <message>
        <source>one round back, one round on</source>
        <translation>eine Runde zurück, eine Runde weiter</translation>
    </message>
    <message>
        <source>one turn back, one turn on</source>
        <translation>einen Zug zurück, einen Zug weiter</translation>
    </message>
    <message>
        <source>show all hands, the public table or what one player saw</source>
        <translation>alle Handkarten, den gemeinsamen Tisch oder die Sicht eines Spielers zeigen</translation>
    </message>
    <message>
        <source>start or stop the replay</source>
        <translation>das Abspielen starten oder anhalten</translation>
    </message>
    <message>
        <source>raise or lower the card</source>
        <translation>die Karte anheben oder senken</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>discard the card; D again or Enter to confirm</source>
        <translation>die Karte abwerfen; noch einmal D oder Eingabe bestätigt</translation>
    </message>
    <message>
        <source>play the card; P again or Enter to confirm</source>
        <translation>die Karte ausspielen; noch einmal P oder Eingabe bestätigt</translation>
    </message>
    <message>
        <source>read out what is known about your own hand; between turns, the next player’s</source>
        <translation>vorlesen, was über die eigene Hand bekannt ist; zwischen den Zügen: über die Hand des nächsten Spielers</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>diese Tasten</translation>
    </message>
    <message>
        <source>choose who the hint is for</source>
        <translation>wählen, wer den Hinweis bekommt</translation>
    </message>
    <message>
        <source>back to your own hand</source>
        <translation>zurück zur eigenen Hand</translation>
    </message>
    <message>
        <source>give a hint: that number</source>
        <translation>den Hinweis mit dieser Zahl geben</translation>
    </message>
    <message>
        <source>give a hint: the selected card’s colour</source>
        <translation>den Hinweis mit der Farbe der gewählten Karte geben</translation>
    </message>
    <message>
        <source>confirm the hint; the same key again does that too, Esc cancels</source>
        <translation>den Hinweis bestätigen; dieselbe Taste noch einmal tut es auch, Esc bricht ab</translation>
    </message>
    <message>
        <source>ask what a computer would do here</source>
        <translation>fragen, was ein Computer hier täte</translation>
    </message>
    <message>
        <source>ask why the computer did that; W again: the turn before</source>
        <translation>fragen, warum der Computer das getan hat; noch einmal W: der Zug davor</translation>
    </message>
    <message>
        <source>give a hint: the selected card’s number</source>
        <translation>den Hinweis mit der Zahl der gewählten Karte geben</translation>
    </message>
    <message>
        <source>on a token: the master moves it</source>
        <translation>als Meister: bewegen, was aufleuchtet</translation>
    </message>
    <message>
        <source>on to the buttons for hints</source>
        <translation>weiter zu den Knöpfen für Hinweise</translation>
    </message>
    <message>
        <source>press the selected button: “I am …” shows the cards</source>
        <extracomment>Quotes the button &quot;I am {name}&quot;.</extracomment>
        <translation>den gewählten Knopf drücken: „Ich bin&#xa0;…“ zeigt die Karten</translation>
    </message>
    <message>
        <source>read out score, tokens, deck and fireworks</source>
        <translation>Punkte, Plättchen, Nachziehstapel und Farbreihen vorlesen</translation>
    </message>
    <message>
        <source>read out the selected card</source>
        <translation>die gewählte Karte vorlesen</translation>
    </message>
    <message>
        <source>read out the whole hand</source>
        <translation>die ganze Hand vorlesen</translation>
    </message>
    <message>
        <source>redo what was taken back</source>
        <translation>wiederholen, was zurückgenommen wurde</translation>
    </message>
    <message>
        <source>show all the cards that are left (L or Esc to close)</source>
        <translation>alle noch übrigen Karten groß zeigen; noch einmal oder Esc: zurück zum Tisch</translation>
    </message>
    <message>
        <source>show the whole journal (J or Esc to close)</source>
        <translation>den Spielverlauf groß zeigen; noch einmal oder Esc: zurück zum Tisch</translation>
    </message>
    <message>
        <source>the menus</source>
        <translation>die Menüs</translation>
    </message>
    <message>
        <source>the rulebook, at the rule you need</source>
        <translation>die Spielanleitung, aufgeschlagen an der passenden Stelle</translation>
    </message>
    <message>
        <source>to the deal, to the end</source>
        <translation>zum Austeilen, zum Ende</translation>
    </message>
    <message>
        <source>to the hand of the first … fourth teammate, clockwise</source>
        <translation>zur Hand des ersten … vierten Mitspielers, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>to the next hand or the previous one</source>
        <translation>zur nächsten oder zur vorigen Hand</translation>
    </message>
    <message>
        <source>turn the card sideways</source>
        <translation>die Karte quer drehen</translation>
    </message>
    <message>
        <source>write a note on the card</source>
        <translation>eine Notiz zur Karte schreiben</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>C, arrows, Enter</source>
        <translation>C, Pfeiltasten, Eingabe</translation>
    </message>
    <message>
        <source>give a hint: the selected button’s colour</source>
        <translation>den Hinweis mit der Farbe des gewählten Knopfes geben</translation>
    </message>
</context>
<context>
    <name>Knowing</name>
    <message>
        <source>{name}, card {place}: everyone has to remember what the hints said.</source>
        <translation>{name}, Karte {place}: Was die Hinweise gesagt haben, müssen sich alle selbst merken.</translation>
    </message>
    <message>
        <source>a 1</source>
        <translation>eine 1</translation>
    </message>
    <message>
        <source>You know about card {place}: {facts}.</source>
        <translation>Du weißt über Karte {place}: {facts}.</translation>
    </message>
    <message>
        <source>You know nothing about card {place} yet.</source>
        <translation>Du weißt noch nichts über Karte {place}.</translation>
    </message>
    <message>
        <source>a 2</source>
        <translation>eine 2</translation>
    </message>
    <message>
        <source>a 3</source>
        <translation>eine 3</translation>
    </message>
    <message>
        <source>a 4</source>
        <translation>eine 4</translation>
    </message>
    <message>
        <source>a 5</source>
        <translation>eine 5</translation>
    </message>
    <message>
        <source>not a {ranks}</source>
        <translation>keine {ranks}</translation>
    </message>
    <message>
        <source>not {colours}</source>
        <translation>nicht {colours}</translation>
    </message>
    <message>
        <source>{fact} ({giver}, turn {turn})</source>
        <translation>{fact} ({giver}, Zug {turn})</translation>
    </message>
    <message>
        <source>{fact} ({giver}, turns {turns})</source>
        <translation>{fact} ({giver}, Züge {turns})</translation>
    </message>
    <message>
        <source>{name} knows about card {place}: {facts}.</source>
        <translation>{name} weiß über Karte {place}: {facts}.</translation>
    </message>
    <message>
        <source>{name}, card {place}, from the latest hint: {facts}.</source>
        <translation>{name}, Karte {place}, nach dem letzten Hinweis: {facts}.</translation>
    </message>
    <message>
        <source>{name}, card {place}: no hint has pointed at this card yet.</source>
        <translation>{name}, Karte {place}: Noch kein Hinweis hat auf diese Karte gezeigt.</translation>
    </message>
    <message>
        <source>{name} knows nothing about card {place} yet.</source>
        <translation>{name} weiß noch nichts über Karte {place}.</translation>
    </message>
</context>
<context>
    <name>LinkDialog</name>
    <message>
        <source>A &amp;link to a game on hanab.live, or the game itself as text:</source>
        <translation>Ein &amp;Link zu einer Partie auf hanab.live oder eine gespeicherte Partie als Text:</translation>
    </message>
    <message>
        <source>Link to a game on hanab.live, or the game itself as text</source>
        <translation>Link zu einer Partie auf hanab.live oder eine gespeicherte Partie als Text</translation>
    </message>
    <message>
        <source>Open a share link</source>
        <translation>Link zu einer Partie öffnen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Continue it, or watch it turn by turn?</source>
        <translation>Weiterspielen oder Zug für Zug nachspielen?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Pause the game? The table stays covered until somebody continues it.</source>
        <translation>Die Partie pausieren? Der Tisch bleibt verdeckt, bis jemand weitermacht.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>End the game now and count the score as it stands?</source>
        <translation>Die Partie jetzt beenden und werten, wie sie steht?</translation>
    </message>
    <message>
        <source>Hanabi games (*.json)</source>
        <translation>Hanabi-Partien (*.json)</translation>
    </message>
    <message>
        <source>It is saved already, and can be opened again at any time.</source>
        <translation>Sie ist schon gespeichert und lässt sich jederzeit wieder öffnen.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo what was last taken back? It will happen exactly as before.</source>
        <translation>Wiederholen, was zuletzt zurückgenommen wurde? Alles geschieht genau so wie vorher.</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Bild vom Tisch</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>As the master, {name} decides.</source>
        <translation>{name} entscheidet als Meister.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Ohne Speichern verlassen</translation>
    </message>
    <message>
        <source>All the players must agree: {names}.</source>
        <translation>Alle müssen einverstanden sein: {names}.</translation>
    </message>
    <message>
        <source>Continue this game</source>
        <translation>Diese Partie weiterspielen</translation>
    </message>
    <message>
        <source>Leave it for now</source>
        <translation>Vorerst verlassen</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Es bleibt alles, wie es war.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Es wurde nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Plakat</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>Leave this game for now?</source>
        <translation>Diese Partie vorerst verlassen?</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Take back the announced action? The card returns to its hand, and anything moved for it goes back. What has been seen can’t be unseen, and the score book will note that it was taken back.</source>
        <translation>Die angesagte Aktion zurücknehmen? Die Karte kommt auf die Hand zurück, und was dafür bewegt wurde, kommt wieder an seinen Platz. Gesehen ist gesehen, und in den Ergebnissen steht, dass ihr etwas zurückgenommen habt.</translation>
    </message>
    <message>
        <source>Take back the last action by a person, and everything the computers did after it? The score book will note it.</source>
        <translation>Die letzte Aktion eines Menschen zurücknehmen und auch alles, was die Computer danach getan haben? In den Ergebnissen steht dann, dass ihr etwas zurückgenommen habt.</translation>
    </message>
    <message>
        <source>Take back the last action? What has been seen can’t be unseen, and the score book will note that it was taken back.</source>
        <translation>Die letzte Aktion zurücknehmen? Gesehen ist gesehen, und in den Ergebnissen steht, dass ihr etwas zurückgenommen habt.</translation>
    </message>
    <message>
        <source>Take the hint back?</source>
        <translation>Den Hinweis zurücknehmen?</translation>
    </message>
    <message>
        <source>As far as the file shows, this game isn’t finished yet.</source>
        <translation>Laut Datei ist diese Partie noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>The game can’t be saved at the moment. If you leave now, whatever hasn’t been saved will be lost.</source>
        <translation>Die Partie lässt sich gerade nicht speichern. Wenn ihr sie verlasst, geht verloren, was noch nicht gespeichert ist.</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>„{file}“ gibt es schon. Soll die Datei ersetzt werden?</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Wechseln</translation>
    </message>
    <message>
        <source>Nobody should take over a seat whose cards they have seen in the meantime.</source>
        <translation>Niemand sollte einen Platz übernehmen, dessen Karten er inzwischen gesehen hat.</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The program is already running with the saved games in {folder}, but isn’t responding.</source>
        <translation>Das Programm läuft schon mit den gespeicherten Partien in „{folder}“, antwortet aber nicht.</translation>
    </message>
    <message>
        <source>Something went wrong, but you can carry on.</source>
        <translation>Etwas ist schiefgegangen, aber das Programm läuft weiter.</translation>
    </message>
    <message>
        <source>Something went wrong, but your game is saved and you can carry on.</source>
        <translation>Etwas ist schiefgegangen, aber die Partie ist gespeichert und geht weiter.</translation>
    </message>
    <message>
        <source>Something went wrong. You can carry on, but the game can’t be saved at the moment.</source>
        <translation>Etwas ist schiefgegangen. Die Partie geht weiter, lässt sich aber gerade nicht speichern.</translation>
    </message>
    <message>
        <source>The details are in {file}. It doesn’t name any cards.</source>
        <translation>Die Einzelheiten stehen in „{file}“; Karten werden dort nicht genannt.</translation>
    </message>
    <message>
        <source>The file hasn’t been changed; any changes you make now last until you close the program.</source>
        <translation>Die Datei wird nicht verändert; was ihr jetzt ändert, gilt nur bis zum Beenden.</translation>
    </message>
    <message>
        <source>The game can’t be saved at the moment. You can carry on; it will be saved as soon as possible. Until then, there is no record of who has looked at the cards.</source>
        <translation>Die Partie lässt sich gerade nicht speichern. Sie läuft weiter und wird wieder gespeichert, sobald es möglich ist. Bis dahin ist nirgends festgehalten, wer sich die Karten angesehen hat.</translation>
    </message>
    <message>
        <source>The game in {file} can’t be continued now. The file hasn’t been changed, and other games are saved in a new file beside it.</source>
        <translation>Die Partie in „{file}“ lässt sich jetzt nicht fortsetzen. Die Datei bleibt, wie sie ist; andere Partien werden daneben gespeichert.</translation>
    </message>
    <message>
        <source>The settings can’t be read at the moment.</source>
        <translation>Die Einstellungen sind gerade nicht lesbar.</translation>
    </message>
    <message>
        <source>The settings can’t be read. The old file has been kept as {file}.</source>
        <translation>Die Einstellungen sind nicht lesbar. Die alte Datei wurde als „{file}“ aufbewahrt.</translation>
    </message>
    <message>
        <source>The settings were written by a later version of the program.</source>
        <translation>Die Einstellungen stammen von einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>Does everyone agree?</source>
        <translation>Sind alle einverstanden?</translation>
    </message>
    <message>
        <source>Another program has changed {file}. The game has been saved in a new file beside it.</source>
        <translation>Ein anderes Programm hat „{file}“ geändert. Die Partie wurde daneben in einer neuen Datei gespeichert.</translation>
    </message>
    <message>
        <source>Are you sure?</source>
        <translation>Ganz sicher?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Couldn’t read the settings</source>
        <translation>Einstellungen nicht lesbar</translation>
    </message>
    <message>
        <source>Couldn’t write to {file}.</source>
        <translation>„{file}“ lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>Link kopiert</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No link for this game</source>
        <translation>Kein Link für diese Partie</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Nicht geöffnet</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Paste the link into a web browser to replay the game there.</source>
        <translation>Fügt den Link in einen Browser ein, um die Partie dort nachzuspielen.</translation>
    </message>
    <message>
        <source>Saved game damaged</source>
        <translation>Gespeicherte Partie beschädigt</translation>
    </message>
    <message>
        <source>Saved game unchanged</source>
        <translation>Gespeicherte Partie nicht verändert</translation>
    </message>
    <message>
        <source>Saved games not locked</source>
        <translation>Gespeicherte Partien nicht gesperrt</translation>
    </message>
    <message>
        <source>Settings changed by another program</source>
        <translation>Einstellungen von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>Settings damaged</source>
        <translation>Einstellungen beschädigt</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Neue Partie beginnen</translation>
    </message>
    <message>
        <source>Start a new game from turn {turn} of this one? Since it ended, anybody may have seen all the cards. This new game wins no medal, and the score book will note it.</source>
        <translation>Von Zug {turn} an eine neue Partie beginnen? Seit dem Ende kann jeder alle Karten gesehen haben. Die neue Partie bringt keine Medaille, und in den Ergebnissen ist sie gekennzeichnet.</translation>
    </message>
    <message>
        <source>The program can’t lock {folder}. If it’s also running on another computer, both could open the same saved games without noticing.</source>
        <translation>Das Programm kann „{folder}“ nicht sperren. Läuft es auch auf einem anderen Computer, könnten beide dieselben gespeicherten Partien öffnen, ohne es zu merken.</translation>
    </message>
    <message>
        <source>The program can’t start</source>
        <translation>Das Programm lässt sich nicht starten</translation>
    </message>
    <message>
        <source>The settings used here have been saved. The changed file has been kept as {file}.</source>
        <translation>Gespeichert wurden die Einstellungen, die hier gelten. Die geänderte Datei wurde als „{file}“ aufbewahrt.</translation>
    </message>
    <message>
        <source>This game can’t be continued: its file holds too much besides the game.</source>
        <translation>Diese Partie lässt sich nicht fortsetzen: In ihrer Datei steht außer der Partie zu viel anderes.</translation>
    </message>
    <message>
        <source>This game can’t be shown on hanab.live, which doesn’t have these house rules.</source>
        <translation>Diese Partie lässt sich auf hanab.live nicht zeigen, denn diese Hausregeln gibt es dort nicht.</translation>
    </message>
    <message>
        <source>You can carry on, but something has been lost, such as how the hands were arranged or who was the master.</source>
        <translation>Die Partie geht weiter, aber etwas ist verloren, etwa wie die Handkarten geordnet waren oder wer Meister war.</translation>
    </message>
    <message>
        <source>{file} can’t be opened. The file hasn’t been changed.</source>
        <translation>„{file}“ lässt sich nicht öffnen. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>This link or text can’t be opened.</source>
        <translation>Dieser Link oder Text kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Files that can’t be used</source>
        <translation>Unbrauchbare Dateien</translation>
    </message>
    <message>
        <source>They are in {folder} and can’t be read as files. Nothing has been changed.</source>
        <translation>Sie liegen in „{folder}“ und lassen sich nicht als Dateien lesen. Nichts wurde verändert.</translation>
    </message>
    <message>
        <source>The program carries on without {files}.</source>
        <translation>Das Programm läuft ohne {files} weiter.</translation>
    </message>
    <message numerus="yes">
        <source>%n saved games can’t be continued now. Their files haven’t been changed.</source>
        <translation>
            <numerusform>%n gespeicherte Partie kann jetzt nicht fortgesetzt werden. Die Datei bleibt, wie sie ist.</numerusform>
            <numerusform>%n gespeicherte Partien können jetzt nicht fortgesetzt werden. Die Dateien bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Couldn’t read the saved games</source>
        <translation>Gespeicherte Partien nicht lesbar</translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>Bitte beachten</translation>
    </message>
    <message>
        <source>The saved games in {folder} can’t be read.</source>
        <translation>Die gespeicherten Partien in „{folder}“ lassen sich nicht lesen.</translation>
    </message>
    <message>
        <source>The settings can’t be saved. They last until you close the program.</source>
        <translation>Die Einstellungen lassen sich nicht speichern. Sie gelten, bis das Programm geschlossen wird.</translation>
    </message>
    <message>
        <source>{file} can’t be read any more. The game goes on from where it was, in a new file.</source>
        <translation>„{file}“ lässt sich nicht mehr lesen. Die Partie geht weiter, wo sie stand, in einer neuen Datei.</translation>
    </message>
    <message>
        <source>{file} is one of them. {reason}</source>
        <translation>„{file}“ ist eine davon. {reason}</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>Turn {turn}, the very last one: {name} plays the {card}. It fits!</source>
        <translation>Zug {turn}, der allerletzte: {name} spielt die {card} aus. Sie passt!</translation>
    </message>
    <message>
        <source>Turn {turn}: a hint from {giver} saves the last {card}. {name} plays it on turn {played}.</source>
        <translation>Zug {turn}: Ein Hinweis von {giver} rettet die letzte {card}. In Zug {played} spielt {name} sie aus.</translation>
    </message>
    <message>
        <source>Turn {turn}: it all begins with a hint from {giver} to {name}.</source>
        <translation>Zug {turn}: Alles beginnt mit einem Hinweis von {giver} an {name}.</translation>
    </message>
    <message>
        <source>Turn {turn}: no hint ever pointed at it, but {name} plays the {card}. It fits!</source>
        <translation>Zug {turn}: {name} spielt die {card} aus, obwohl nie ein Hinweis auf diese Karte gezeigt hat. Sie passt!</translation>
    </message>
    <message>
        <source>Turn {turn}: a single hint from {giver} to {name} gets {cards} played.</source>
        <translation>Zug {turn}: Ein einziger Hinweis von {giver} an {name} bringt {cards} ins Spiel.</translation>
    </message>
    <message>
        <source>Turn {turn}: one more mistake, and all is lost. {name} plays the {card} without any hint. It fits!</source>
        <translation>Zug {turn}: Noch ein Fehler, und alles ist verloren. {name} spielt die {card} ohne jeden Hinweis aus. Sie passt!</translation>
    </message>
    <message>
        <source>From now on, {most} is the best possible score.</source>
        <translation>Mehr als {most} Punkte sind nun nicht mehr möglich.</translation>
    </message>
    <message>
        <source>Turn {turn}: the {card} doesn’t fit. One mistake too many!</source>
        <translation>Zug {turn}: Die {card} passt nicht. Ein Fehler zu viel!</translation>
    </message>
    <message>
        <source>Turn {turn}: the {card} is played at last. It would have fitted from the start.</source>
        <translation>Zug {turn}: Endlich wird die {card} ausgespielt. Gepasst hätte sie von Anfang an.</translation>
    </message>
    <message>
        <source>Turn {turn}: the {card} is played at last. It would have fitted since turn {since}.</source>
        <translation>Zug {turn}: Endlich wird die {card} ausgespielt. Gepasst hätte sie schon ab Zug {since}.</translation>
    </message>
    <message>
        <source>Turn {turn}: right after {giver}’s hint about the {after}, {name} plays the {card}, which no hint ever pointed at. It fits!</source>
        <translation>Zug {turn}: Gleich nach dem Hinweis von {giver} auf die {after} spielt {name} die {card} aus, auf die nie ein Hinweis gezeigt hat. Sie passt!</translation>
    </message>
    <message>
        <source>Turn {turn}: the last {card} is gone.</source>
        <translation>Zug {turn}: Die letzte {card} ist weg.</translation>
    </message>
    <message>
        <source>Turn {turn}: the only {card} is gone.</source>
        <translation>Zug {turn}: Die einzige {card} ist weg.</translation>
    </message>
    <message>
        <source>Turn {turn}: the {card} doesn’t fit, and there is no other.</source>
        <translation>Zug {turn}: Die {card} passt nicht, und es gibt keine andere mehr.</translation>
    </message>
    <message>
        <source>Turn {turn}: the {card} doesn’t fit. A mistake!</source>
        <translation>Zug {turn}: Die {card} passt nicht. Ein Fehler!</translation>
    </message>
    <message>
        <source>Turn {turn}: the {card} doesn’t fit. One more mistake, and all is lost.</source>
        <translation>Zug {turn}: Die {card} passt nicht. Noch ein Fehler, und alles ist verloren.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} opens by discarding the {card}.</source>
        <translation>Zug {turn}: {name} macht den Anfang und wirft die {card} ab.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays the 5. {what}</source>
        <translation>Zug {turn}: {name} spielt die 5 aus. {what}</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays the last card of all. Every firework is complete!</source>
        <translation>Zug {turn}: {name} spielt die allerletzte Karte aus. Alle Farbreihen sind vollständig!</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays the {card}, kept ever since the hint on turn {since}.</source>
        <translation>Zug {turn}: {name} spielt die {card} aus, behalten seit dem Hinweis in Zug {since}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays the {card}, the first card of the show.</source>
        <translation>Zug {turn}: {name} spielt die {card} aus, die erste Karte des Feuerwerks.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays the {card}. No firework went higher.</source>
        <translation>Zug {turn}: {name} spielt die {card} aus. Keine Farbreihe kam höher.</translation>
    </message>
    <message numerus="yes">
        <source>Turns {first} to {last}: %n good plays in a row, by {names}.</source>
        <translation>
            <numerusform>Züge {first} bis {last}: %n passende Karte, von {names}.</numerusform>
            <numerusform>Züge {first} bis {last}: %n passende Karten in Folge, von {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without it, the show is lost.</source>
        <translation>Ohne sie ist das Feuerwerk verloren.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Badge and colour of {name}: {badge}</source>
        <translation>Zeichen und Farbe von {name}: {badge}</translation>
    </message>
    <message>
        <source>No master at this table.</source>
        <translation>An diesem Tisch gibt es keinen Meister.</translation>
    </message>
    <message>
        <source>Badge and colour of {name}</source>
        <translation>Zeichen und Farbe von {name}</translation>
    </message>
    <message>
        <source>Right-click or Del: forget this name</source>
        <translation>Rechtsklick oder Entf: Namen vergessen</translation>
    </message>
    <message>
        <source>Badge</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>Spieler &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>Ä&amp;ndern…</translation>
    </message>
    <message>
        <source>&amp;Master</source>
        <translation>&amp;Meister</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>Spielan&amp;leitung</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>&amp;Who goes first</source>
        <translation>&amp;Wer beginnt</translation>
    </message>
    <message>
        <source>Alt+Ins in a name field</source>
        <translation>Alt+Einfg in einem Namensfeld</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down change the order, Alt+Del removes the player.</source>
        <translation>Alt+Pfeil auf und Alt+Pfeil ab ändern die Reihenfolge, Alt+Entf entfernt den Spieler.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Clockwise around the screen. Alone? Give the other seats to computers. Drag a badge to swap seats.</source>
        <translation>Im Uhrzeigersinn um den Bildschirm. Allein? Setz Computer auf die anderen Plätze. Zieh ein Zeichen auf ein anderes, um Plätze zu tauschen.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Played before:</source>
        <translation>Schon mitgespielt:</translation>
    </message>
    <message>
        <source>A computer joins as one more player</source>
        <translation>Ein Computer kommt als weiterer Mitspieler dazu</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Suggested names: {names}</source>
        <translation>Vorgeschlagene Namen: {names}</translation>
    </message>
    <message>
        <source>{name} goes first</source>
        <translation>{name} beginnt</translation>
    </message>
    <message>
        <source>{name} is the master</source>
        <translation>{name} ist Meister</translation>
    </message>
    <message>
        <source>Chosen at random</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>&amp;Who goes first…</source>
        <translation>&amp;Wer beginnt…</translation>
    </message>
    <message>
        <source>Add a com&amp;puter</source>
        <translation>&amp;Computer hinzufügen</translation>
    </message>
    <message>
        <source>At least one person has to play.</source>
        <translation>Mindestens ein Mensch muss mitspielen.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Edition and rules</source>
        <translation>Ausgabe und Regeln</translation>
    </message>
    <message>
        <source>Forget {name}</source>
        <translation>{name} vergessen</translation>
    </message>
    <message numerus="yes">
        <source>Hanabi is for up to %n player(s).</source>
        <translation>
            <numerusform>Hanabi ist für höchstens einen Spieler.</numerusform>
            <numerusform>Hanabi ist für höchstens %n Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hanabi needs at least %n player(s).</source>
        <translation>
            <numerusform>Hanabi braucht mindestens einen Spieler.</numerusform>
            <numerusform>Hanabi braucht mindestens %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many hints to start with</source>
        <translation>Hinweise zu Beginn</translation>
    </message>
    <message>
        <source>M&amp;emory aid</source>
        <translation>M&amp;erkhilfe</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Merkhilfe</translation>
    </message>
    <message>
        <source>Memory aid: {aid}</source>
        <translation>Merkhilfe: {aid}</translation>
    </message>
    <message>
        <source>Mistakes that lose the game</source>
        <translation>Fehler bis zur Niederlage</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Spieler im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>More than one player is called {name}. That’s allowed, but they’ll be hard to tell apart.</source>
        <translation>Mehrere Spieler heißen {name}. Das geht, aber sie sind leicht zu verwechseln.</translation>
    </message>
    <message>
        <source>This edition has no variants of its own.</source>
        <translation>Zu dieser Ausgabe gibt es keine Varianten.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Who is the master?</source>
        <translation>Wer ist Meister?</translation>
    </message>
    <message>
        <source>Who is the oldest player?</source>
        <translation>Wer ist am ältesten?</translation>
    </message>
    <message>
        <source>{name} and {other} swap seats.</source>
        <translation>{name} und {other} tauschen die Plätze.</translation>
    </message>
    <message>
        <source>{name} joins: seat {seat} of {count}.</source>
        <translation>{name} kommt dazu: Platz {seat} von {count}.</translation>
    </message>
    <message>
        <source>{name} leaves: {count} players.</source>
        <translation>{name} geht: noch {count} Spieler.</translation>
    </message>
    <message>
        <source>{name}: let another computer sit here</source>
        <translation>{name}: einen anderen Computer hierhersetzen</translation>
    </message>
    <message>
        <source>{name}: {kind}</source>
        <translation>{name}: {kind}</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>From now on, {name} plays here</source>
        <translation>Ab jetzt spielt hier {name}</translation>
    </message>
    <message>
        <source>New for you, {name}:</source>
        <translation>Neu für dich, {name}:</translation>
    </message>
    <message>
        <source>What happened: {news}</source>
        <translation>Was geschehen ist: {news}</translation>
    </message>
</context>
<context>
    <name>NoteBar</name>
    <message>
        <source>&amp;Note on card {place}</source>
        <translation>&amp;Notiz zu Karte {place}</translation>
    </message>
</context>
<context>
    <name>Phones</name>
    <message>
        <source>Address of this computer</source>
        <translation>Adresse dieses Computers</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Another phone would like to play for {name}. Is that {name}?</source>
        <translation>Ein anderes Handy möchte für {name} spielen. Ist das {name}?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbinden…</translation>
    </message>
    <message>
        <source>Everyone sees the others’ cards on a phone; the screen stays open to all.</source>
        <translation>Alle sehen die Karten der anderen am Handy; der Bildschirm bleibt für alle offen.</translation>
    </message>
    <message>
        <source>Fireworks</source>
        <translation>Feuerwerk</translation>
    </message>
    <message>
        <source>First, everybody looks at the shared screen.</source>
        <translation>Erst schauen alle auf den gemeinsamen Bildschirm.</translation>
    </message>
    <message>
        <source>Give this hint</source>
        <translation>Diesen Hinweis geben</translation>
    </message>
    <message>
        <source>Hint to {name}</source>
        <translation>Hinweis an {name}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Leave it? Press again.</source>
        <translation>Verlassen? Noch einmal drücken.</translation>
    </message>
    <message>
        <source>Leave this seat</source>
        <translation>Platz verlassen</translation>
    </message>
    <message>
        <source>Look at the shared screen!</source>
        <translation>Schaut auf den gemeinsamen Bildschirm!</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>No connection. Trying again…</source>
        <translation>Keine Verbindung. Neuer Versuch…</translation>
    </message>
    <message>
        <source>Phone not connected: {names}.</source>
        <translation>Handy nicht verbunden: {names}.</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Handys</translation>
    </message>
    <message>
        <source>Phones are switched off.</source>
        <translation>Die Handys sind abgeschaltet.</translation>
    </message>
    <message>
        <source>Phones couldn’t be switched on: {reason}.</source>
        <translation>Die Handys konnten nicht eingeschaltet werden: {reason}.</translation>
    </message>
    <message>
        <source>Phones need a home network, and this computer isn’t connected to one.</source>
        <translation>Handys brauchen ein Heimnetz, und dieser Computer ist mit keinem verbunden.</translation>
    </message>
    <message>
        <source>This link isn’t complete, or no longer valid. Scan the code on the shared screen.</source>
        <translation>Dieser Link ist unvollständig oder gilt nicht mehr. Scannt den Code am gemeinsamen Bildschirm.</translation>
    </message>
    <message>
        <source>Address for phones</source>
        <translation>Adresse für Handys</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Verdecken</translation>
    </message>
    <message>
        <source>Each phone shows what its owner may see: keep it to yourself. In the same home network, scan this code with the phone’s camera, then touch your name. Nothing to install.</source>
        <translation>Jedes Handy zeigt, was sein Besitzer sehen darf: niemandem zeigen! Im selben Heimnetz diesen Code mit der Handykamera scannen, dann den eigenen Namen antippen. Nichts zu installieren.</translation>
    </message>
    <message>
        <source>Now somebody has to allow it at the shared screen.</source>
        <translation>Jetzt muss es jemand am gemeinsamen Bildschirm erlauben.</translation>
    </message>
    <message>
        <source>Only {name} may look at the shared screen!</source>
        <translation>Nur {name} darf auf den gemeinsamen Bildschirm schauen!</translation>
    </message>
    <message>
        <source>Play on this screen</source>
        <translation>An diesem Bildschirm spielen</translation>
    </message>
    <message>
        <source>Please wait a few seconds, then try again.</source>
        <translation>Bitte ein paar Sekunden warten und dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>QR-Code der Adresse</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Code zeigen</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Switch phones off</source>
        <translation>Handys abschalten</translation>
    </message>
    <message>
        <source>Teammates</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>That was not understood.</source>
        <translation>Das wurde nicht verstanden.</translation>
    </message>
    <message>
        <source>The cards appear once you press “Done”.</source>
        <translation>Nach „Fertig“ erscheinen die Karten.</translation>
    </message>
    <message>
        <source>The game has been closed on the shared screen.</source>
        <translation>Das Spiel wurde am gemeinsamen Bildschirm geschlossen.</translation>
    </message>
    <message>
        <source>The phones of this game could not be switched on again: {reason}.</source>
        <translation>Die Handys dieser Partie konnten nicht wieder eingeschaltet werden: {reason}.</translation>
    </message>
    <message>
        <source>The table has changed meanwhile: choose again.</source>
        <translation>Der Tisch hat sich inzwischen verändert: Wähl noch einmal.</translation>
    </message>
    <message>
        <source>This game is open in another window of this phone.</source>
        <translation>Diese Partie ist in einem anderen Fenster dieses Handys offen.</translation>
    </message>
    <message>
        <source>This seat was not given to you.</source>
        <translation>Dieser Platz wurde dir nicht gegeben.</translation>
    </message>
    <message>
        <source>Touch one of your cards, or a teammate’s to give a hint.</source>
        <translation>Tippe eine deiner Karten an, oder für einen Hinweis eine andere.</translation>
    </message>
    <message>
        <source>Touch one of your cards; no hint can be given now.</source>
        <translation>Tippe eine deiner Karten an; Hinweise gehen jetzt nicht.</translation>
    </message>
    <message>
        <source>Which colour do you name?</source>
        <translation>Welche Farbe nennst du?</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wer bist du?</translation>
    </message>
    <message>
        <source>Whoever is in this network could read along, as there’s no certificate. Only use it at home.</source>
        <translation>Wer in diesem Netz ist, könnte mitlesen, da es kein Zertifikat gibt. Nur zu Hause benutzen.</translation>
    </message>
    <message>
        <source>With phones</source>
        <translation>Mit Handys</translation>
    </message>
    <message>
        <source>Without naming a colour</source>
        <translation>Ohne eine Farbe zu nennen</translation>
    </message>
    <message>
        <source>You are {name}: show your phone to nobody. Once everybody is here, go on at the shared screen.</source>
        <translation>Du bist {name}: Zeig dein Handy niemandem. Wenn alle da sind, geht es am gemeinsamen Bildschirm weiter.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>Your seat is played elsewhere now.</source>
        <translation>Dein Platz wird jetzt woanders gespielt.</translation>
    </message>
    <message>
        <source>Your turn!</source>
        <translation>Du bist dran!</translation>
    </message>
    <message>
        <source>a computer</source>
        <translation>ein Computer</translation>
    </message>
    <message>
        <source>asked for by a phone</source>
        <translation>ein Handy fragt danach</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>an diesem Bildschirm</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>am Handy</translation>
    </message>
    <message>
        <source>on another phone</source>
        <translation>an einem anderen Handy</translation>
    </message>
    <message>
        <source>phone not connected</source>
        <translation>Handy nicht verbunden</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>{name}’s turn (the master)</source>
        <translation>{name} ist dran und ist Meister</translation>
    </message>
    <message>
        <source>{name}: the master</source>
        <translation>{name} ist Meister</translation>
    </message>
</context>
<context>
    <name>PosterSheet</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Not yet: something else comes first here.</source>
        <translation>Noch nicht: Hier kommt zuerst etwas anderes.</translation>
    </message>
    <message>
        <source>A hint before the very last turn can only mean one thing: play this card!</source>
        <translation>Ein Hinweis vor dem allerletzten Zug kann nur eines heißen: diese Karte ausspielen!</translation>
    </message>
    <message>
        <source>A firework could still have used that card. Here, you can do better than discard it.</source>
        <translation>Eine Farbreihe hätte diese Karte noch gebrauchen können. Hier gibt es Besseres zu tun, als sie abzuwerfen.</translation>
    </message>
    <message>
        <source>Every firework starts with a 1, so both cards fit.</source>
        <translation>Jede Farbreihe beginnt mit einer 1, also passen beide Karten.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>By keyboard: on a teammate’s card, press Enter and choose {colour}.</source>
        <translation>Mit der Tastatur: auf einer Karte des Mitspielers Eingabe drücken und {colour} wählen.</translation>
    </message>
    <message>
        <source>By keyboard: on a teammate’s card, press {number}.</source>
        <translation>Mit der Tastatur: auf einer Karte des Mitspielers {number} drücken.</translation>
    </message>
    <message>
        <source>By keyboard: press {place}, then D twice.</source>
        <translation>Mit der Tastatur: {place} drücken, dann zweimal D.</translation>
    </message>
    <message>
        <source>By keyboard: press {place}, then P twice.</source>
        <translation>Mit der Tastatur: {place} drücken, dann zweimal P.</translation>
    </message>
    <message>
        <source>Click its green tick.</source>
        <translation>Klick auf ihr grünes Häkchen.</translation>
    </message>
    <message>
        <source>Click its red cross.</source>
        <translation>Klick auf ihr rotes Kreuz.</translation>
    </message>
    <message>
        <source>Click its symbol to say “yellow”.</source>
        <translation>Ein Klick auf ihr Symbol sagt „Gelb“.</translation>
    </message>
    <message>
        <source>Click the 4 to say “4”.</source>
        <translation>Ein Klick auf die 4 sagt „4“.</translation>
    </message>
    <message>
        <source>Click the green tick to play it.</source>
        <translation>Ein Klick auf das grüne Häkchen spielt sie aus.</translation>
    </message>
    <message>
        <source>Each colour has three 1s, two 2s, 3s and 4s, and one 5. “!”: just one copy left, and still needed.</source>
        <translation>Jede Farbe hat drei Einsen, je zwei Zweien, Dreien und Vieren und eine 5. „!“: nur noch ein Exemplar, und das wird gebraucht.</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>Übung beenden</translation>
    </message>
    <message>
        <source>It doesn’t fit: that’s a mistake. No hint had told you that it would.</source>
        <translation>Die Karte passt nicht: Das ist ein Fehler. Kein Hinweis hatte gesagt, dass sie passt.</translation>
    </message>
    <message>
        <source>{name} says “white”: two cards again. This card, your oldest without a golden frame, isn’t among them.</source>
        <translation>{name} sagt „Weiß“: wieder zwei Karten. Diese, deine älteste ohne goldenen Rahmen, ist nicht dabei.</translation>
    </message>
    <message>
        <source>It doesn’t fit: green needs its 1 first. That’s a mistake, and the third one loses the game.</source>
        <translation>Sie passt nicht: Grün braucht erst die 1. Das ist ein Fehler, und beim dritten ist die Partie verloren.</translation>
    </message>
    <message>
        <source>A hint is about your oldest card without a frame, or else the newest it points at. Play it if it can fit. Keep 5s, and the oldest if told “2”. No hint? Give one, or discard that oldest card.</source>
        <translation>Ein Hinweis gilt der ältesten Karte ohne Rahmen, sonst der neuesten, auf die er zeigt. Kann sie passen, spiel sie aus. Behalte Fünfen, bei „2“ die älteste. Sonst Hinweis geben oder diese älteste abwerfen.</translation>
    </message>
    <message>
        <source>It fits! Why a hint was given can tell you more than what it says.</source>
        <translation>Sie passt! Warum ein Hinweis gegeben wurde, verrät oft mehr als der Hinweis selbst.</translation>
    </message>
    <message>
        <source>It fits, but that was luck: no hint had told you enough.</source>
        <translation>Die Karte passt, aber das war Glück: Kein Hinweis hatte genug verraten.</translation>
    </message>
    <message>
        <source>It’s the red 5, for sure, and the red firework is waiting for it.</source>
        <translation>Das muss die rote 5 sein, die ihrer Farbreihe noch fehlt.</translation>
    </message>
    <message>
        <source>No firework needs that card any more. But here, you can do better than discard it.</source>
        <translation>Keine Farbreihe braucht diese Karte mehr. Aber hier gibt es Besseres zu tun, als sie abzuwerfen.</translation>
    </message>
    <message>
        <source>It points at no card that fits now, so {name} can’t do much with it.</source>
        <translation>Der Hinweis zeigt auf keine Karte, die jetzt passt: {name} kann nicht viel damit anfangen.</translation>
    </message>
    <message>
        <source>This time, a card is asked for, not a hint.</source>
        <translation>Diesmal ist eine Karte gefragt, kein Hinweis.</translation>
    </message>
    <message>
        <source>It fits! Computers read your hints the same way.</source>
        <translation>Sie passt! So lesen Computer auch deine Hinweise.</translation>
    </message>
    <message>
        <source>It fits! Keep the other red card for later. New cards come in on the right.</source>
        <translation>Sie passt! Behalte die andere rote Karte für später. Neue Karten kommen rechts dazu.</translation>
    </message>
    <message>
        <source>Much later: only three cards are left to draw.</source>
        <translation>Viel später: Im Nachziehstapel liegen nur noch drei Karten.</translation>
    </message>
    <message>
        <source>On your turn, do one thing: give a hint, play a card or discard a card.</source>
        <translation>Wenn du dran bist, wählst du: einen Hinweis geben, eine Karte ausspielen oder eine abwerfen.</translation>
    </message>
    <message>
        <source>The master moves the tokens; this time, that’s you: {request}.</source>
        <translation>Der Meister dreht die Plättchen um, und das bist diesmal du: {request}.</translation>
    </message>
    <message>
        <source>At its foot, each card now shows what it can be, as far as {name} knows.</source>
        <translation>Unten auf jeder Karte steht jetzt, was sie sein kann, soweit {name} es weiß.</translation>
    </message>
    <message>
        <source>Not sure? In real games, “Advice” and “Why?” help. “How computers play” in the Help menu tells it all.</source>
        <translation>Unsicher? In echten Partien helfen „Rat holen“ und „Warum?“. Mehr steht im Menü „Hilfe“: „So spielen Computer“.</translation>
    </message>
    <message>
        <source>It fits, but that was luck. This time, it’s your oldest card, on the left.</source>
        <translation>Die Karte passt, aber das war Glück. Diesmal geht es um deine älteste Karte, ganz links.</translation>
    </message>
    <message>
        <source>It fits, though nobody has told you its colour!</source>
        <translation>Sie passt, obwohl niemand ihre Farbe gesagt hat!</translation>
    </message>
    <message>
        <source>That hint points at no card, so it tells {name} very little.</source>
        <translation>Dieser Hinweis zeigt auf keine Karte und verrät {name} darum sehr wenig.</translation>
    </message>
    <message>
        <source>That paid for a new hint: {name} says “red”. Together, two hints tell what this card is.</source>
        <translation>Dein Abwurf brachte einen neuen Hinweis: {name} sagt „Rot“. Zwei Hinweise zusammen sagen, was die Karte ist.</translation>
    </message>
    <message>
        <source>That was the last copy of that card: without it, its firework can’t be completed any more.</source>
        <translation>Das war das letzte Exemplar dieser Karte: Ohne sie wird ihre Farbreihe nie mehr vollständig.</translation>
    </message>
    <message>
        <source>That’s a good hint, too: it would let {name} play a card. But the practice game has another plan here.</source>
        <translation>Auch das ist ein guter Hinweis: Er brächte {name} dazu, eine Karte auszuspielen. Aber die Übung hat hier etwas anderes vor.</translation>
    </message>
    <message>
        <source>That’s another card: this time, it’s your oldest one, on the left.</source>
        <translation>Das ist eine andere Karte: Diesmal geht es um deine älteste, ganz links.</translation>
    </message>
    <message>
        <source>So play the newest card that the hint points at, if it can fit!</source>
        <translation>Spiel also die neueste Karte aus, auf die der Hinweis zeigt, wenn sie passen kann!</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Welcome! You and {name}, a computer, are putting on a show together.</source>
        <translation>Willkommen! Zusammen mit {name}, einem Computer, zündest du ein Feuerwerk.</translation>
    </message>
    <message>
        <source>With “2”, {name} wouldn’t play this card: you’ll soon learn why. Give the hint asked for!</source>
        <translation>Mit „2“ würde {name} diese Karte nicht ausspielen; warum, erfährst du bald. Gib den verlangten Hinweis!</translation>
    </message>
    <message>
        <source>{name} says “5”. That’s an exception, too: keep this card until it’s sure to fit.</source>
        <translation>{name} sagt „5“. Auch das ist eine Ausnahme: Behalte die Karte, bis sie sicher passt.</translation>
    </message>
    <message>
        <source>{name} would think you mean {card}, and that doesn’t fit now. Give the hint asked for!</source>
        <translation>{name} würde denken, du meintest die {card}, und die passt jetzt nicht. Gib den verlangten Hinweis!</translation>
    </message>
    <message>
        <source>You did that as the master; from here on, the program does it for you.</source>
        <translation>Das war deine Aufgabe als Meister; ab hier übernimmt sie das Programm.</translation>
    </message>
    <message>
        <source>Your own cards now show what you know. A golden frame: a hint pointed at that card.</source>
        <translation>Auf deinen Karten steht jetzt, was du weißt. Goldener Rahmen: Darauf hat ein Hinweis gezeigt.</translation>
    </message>
    <message>
        <source>Your hint told {name} that this card was a 1. The yellow firework has started!</source>
        <translation>Dein Hinweis hat {name} verraten, dass diese Karte eine 1 war. Die gelbe Farbreihe hat begonnen!</translation>
    </message>
    <message>
        <source>You’ve announced a card: turn it face up, or take that back.</source>
        <translation>Du hast eine Karte angesagt: Deck sie auf, oder nimm die Ansage zurück.</translation>
    </message>
    <message>
        <source>{name} could play its other 1, but helps you first: two of yours are red.</source>
        <translation>{name} könnte die andere Eins ausspielen, hilft aber erst dir: Zwei deiner Karten sind rot.</translation>
    </message>
    <message>
        <source>{name} has drawn the last card. One more turn each: at most two more points.</source>
        <translation>{name} hat die letzte Karte gezogen. Alle sind noch einmal dran: höchstens zwei Punkte mehr.</translation>
    </message>
    <message>
        <source>{name} meant this one: it’s your oldest card, and it’s red.</source>
        <translation>{name} meint diese: Sie ist deine älteste, und sie ist rot.</translation>
    </message>
    <message>
        <source>{name} meant this one: of the cards that had no golden frame before, it’s the oldest.</source>
        <translation>{name} meint diese: Von den Karten, die vorher keinen goldenen Rahmen hatten, ist sie die älteste.</translation>
    </message>
    <message>
        <source>{name} says “1”: two cards again.</source>
        <translation>{name} sagt „1“: wieder zwei Karten.</translation>
    </message>
    <message>
        <source>{name} meant this one: it’s the newer of the two white cards.</source>
        <translation>{name} meint diese: Sie ist die neuere der beiden weißen Karten.</translation>
    </message>
    <message>
        <source>Just this once, on purpose, play a card without a hint: your oldest one, on the left.</source>
        <translation>Nur dieses Mal, mit Absicht: Spiel eine Karte ohne Hinweis aus, deine älteste, ganz links.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nein, danke</translation>
    </message>
    <message>
        <source>Only one card is yellow. {name} wonders why you’re saying so now: you must want it played!</source>
        <translation>Nur eine Karte ist gelb. {name} fragt sich, warum du das jetzt sagst: Sie soll bestimmt ausgespielt werden!</translation>
    </message>
    <message>
        <source>Only one firework still needs its 4, and {name} has it.</source>
        <translation>Nur einer Farbreihe fehlt noch die 4, und {name} hat sie.</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Übungsspiel</translation>
    </message>
    <message>
        <source>First time here? A five-minute practice game shows how to play.</source>
        <translation>Zum ersten Mal hier? Ein Übungsspiel zeigt in fünf Minuten, wie es geht.</translation>
    </message>
    <message>
        <source>A hint names one number or one colour. {name} has two 1s.</source>
        <translation>Ein Hinweis nennt eine Zahl oder eine Farbe. {name} hat zwei Einsen.</translation>
    </message>
    <message>
        <source>It fits, too, but {name} meant this one.</source>
        <translation>Sie passt auch, aber {name} hat diese gemeint.</translation>
    </message>
    <message>
        <source>Not yet: “Next” leads on here.</source>
        <translation>Noch nicht: Hier geht es mit „Weiter“ weiter.</translation>
    </message>
    <message>
        <source>Play with {name}</source>
        <translation>Mit {name} spielen</translation>
    </message>
    <message>
        <source>So discard your oldest card without a golden frame: it’s likely the least needed.</source>
        <translation>Wirf also deine älteste Karte ohne goldenen Rahmen ab: Sie wird wohl am wenigsten gebraucht.</translation>
    </message>
    <message>
        <source>So “2” at that card is an exception: keep it, as 2s are needed soon.</source>
        <translation>Darum ist „2“ auf diese Karte eine Ausnahme: Behalte sie, denn Zweien werden bald gebraucht.</translation>
    </message>
    <message>
        <source>The show is over. The fireworks add up to the score. Have fun!</source>
        <translation>Das Feuerwerk ist vorbei, und die Farbreihen ergeben zusammen die Punkte. Viel Spaß!</translation>
    </message>
    <message>
        <source>This time, a card is to be played, not discarded.</source>
        <translation>Diesmal soll eine Karte ausgespielt werden, nicht abgeworfen.</translation>
    </message>
    <message>
        <source>Together you build five fireworks, one in each colour, in order from 1 to 5.</source>
        <translation>Gemeinsam baut ihr fünf Farbreihen: je Farbe eine, von 1 bis 5.</translation>
    </message>
    <message>
        <source>What to do is on the screen. Press H to hear it.</source>
        <translation>Was zu tun ist, steht auf dem Bildschirm. H liest es vor.</translation>
    </message>
    <message>
        <source>When you discard, choose your oldest card without a golden frame.</source>
        <translation>Wenn du abwirfst, nimm die älteste Karte ohne goldenen Rahmen.</translation>
    </message>
    <message>
        <source>Which one first? An agreement helps: if the hint points at your oldest card, on the left, and it can fit, play it!</source>
        <translation>Welche zuerst? Eine Absprache hilft: Zeigt der Hinweis auf deine älteste Karte, ganz links, und kann sie passen, spiel sie aus!</translation>
    </message>
    <message>
        <source>You see everyone’s cards but your own.</source>
        <translation>Du siehst alle Karten außer deinen eigenen.</translation>
    </message>
    <message>
        <source>The card on the left had a golden frame before this hint: it doesn’t count. Which of the others is the oldest? Play it!</source>
        <translation>Die Karte ganz links hatte ihren goldenen Rahmen schon vor diesem Hinweis: Sie zählt nicht. Welche der anderen ist die älteste? Spiel sie aus!</translation>
    </message>
    <message>
        <source>{name} has exactly the card the yellow firework needs.</source>
        <translation>{name} hat genau die Karte, die der gelben Farbreihe fehlt.</translation>
    </message>
    <message>
        <source>Click the number to point at both.</source>
        <translation>Klick auf die Zahl: Dein Hinweis zeigt auf beide.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>This file was written by a later version of the program.</source>
        <translation>Diese Datei stammt von einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Auf dem Laufwerk ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>Action {index} (turn {turn}) breaks the rules: {reason}</source>
        <translation>Aktion {index} (Zug {turn}) verstößt gegen die Regeln: {reason}</translation>
    </message>
    <message>
        <source>The file or its folder doesn’t exist.</source>
        <translation>Die Datei oder ihr Ordner fehlt.</translation>
    </message>
    <message>
        <source>The system doesn’t allow it.</source>
        <translation>Das System erlaubt es nicht.</translation>
    </message>
    <message>
        <source>This game can’t be played here: {option} is not supported.</source>
        <translation>Diese Partie kann hier nicht gespielt werden: {option} gibt es hier nicht.</translation>
    </message>
    <message>
        <source>This is not a Hanabi game, or it is damaged: {detail}</source>
        <translation>Das ist keine Hanabi-Partie, oder sie ist beschädigt: {detail}</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>Something else with this name is in the way.</source>
        <translation>Etwas anderes mit diesem Namen ist im Weg.</translation>
    </message>
    <message>
        <source>The disk reports a fault.</source>
        <translation>Das Laufwerk meldet einen Fehler.</translation>
    </message>
    <message>
        <source>The name of the file is too long.</source>
        <translation>Der Dateiname ist zu lang.</translation>
    </message>
    <message>
        <source>There is a file where a folder should be.</source>
        <translation>Wo ein Ordner sein müsste, liegt eine Datei.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The card is face up, so this can’t be taken back any more.</source>
        <translation>Die Karte ist schon aufgedeckt: Die Ansage lässt sich nicht mehr zurücknehmen.</translation>
    </message>
    <message>
        <source>No blue token is spent, so you can’t discard now.</source>
        <translation>Kein blauer Chip ist verbraucht, deshalb kann nichts abgeworfen werden.</translation>
    </message>
    <message>
        <source>No clock token is spent, so you can’t discard now.</source>
        <translation>Kein Uhrplättchen ist verbraucht, deshalb kann nichts abgeworfen werden.</translation>
    </message>
    <message>
        <source>All the hint tiles are black side up: none are left to pay for a hint.</source>
        <translation>Alle Hinweisplättchen zeigen Schwarz: Für einen Hinweis ist keines mehr übrig.</translation>
    </message>
    <message>
        <source>All the hint tiles are white side up, so you can’t discard now.</source>
        <translation>Alle Hinweisplättchen zeigen Weiß, deshalb kann nichts abgeworfen werden.</translation>
    </message>
    <message>
        <source>It’s someone else’s turn.</source>
        <translation>Gerade ist jemand anders dran.</translation>
    </message>
    <message>
        <source>Multicolour cards are wild: no hint can name them.</source>
        <translation>Bunte Karten sind Joker: Ein Hinweis darf sie nicht nennen.</translation>
    </message>
    <message>
        <source>No blue tokens are left to pay for a hint.</source>
        <translation>Für einen Hinweis ist kein blauer Chip mehr übrig.</translation>
    </message>
    <message>
        <source>No clock tokens are left to pay for a hint.</source>
        <translation>Für einen Hinweis ist kein Uhrplättchen mehr übrig.</translation>
    </message>
    <message>
        <source>In this game, no colour is named before playing.</source>
        <translation>In dieser Partie wird vor dem Ausspielen keine Farbe genannt.</translation>
    </message>
    <message>
        <source>Hints go to teammates, never to yourself.</source>
        <translation>Hinweise gibt man seinen Mitspielern, nie sich selbst.</translation>
    </message>
    <message>
        <source>No card in this hand matches, and a hint must point at one or more.</source>
        <translation>Das trifft auf keine Karte dieser Hand zu; ein Hinweis muss auf mindestens eine zeigen.</translation>
    </message>
    <message>
        <source>No tiles need turning now.</source>
        <translation>Im Moment muss kein Plättchen umgedreht werden.</translation>
    </message>
    <message>
        <source>No tokens need moving now.</source>
        <translation>Im Moment muss kein Plättchen bewegt werden.</translation>
    </message>
    <message>
        <source>No tokens need moving now.</source>
        <comment>blue and red tokens</comment>
        <translation>Im Moment muss kein Chip bewegt werden.</translation>
    </message>
    <message>
        <source>That’s the wrong tile for what was announced.</source>
        <translation>Dieses Plättchen passt nicht zur Ansage.</translation>
    </message>
    <message>
        <source>That’s the wrong token for what was announced.</source>
        <translation>Dieses Plättchen passt nicht zur Ansage.</translation>
    </message>
    <message>
        <source>That’s the wrong token for what was announced.</source>
        <comment>blue and red tokens</comment>
        <translation>Dieser Chip passt nicht zur Ansage.</translation>
    </message>
    <message>
        <source>The card has to be turned face up first.</source>
        <translation>Zuerst muss die Karte aufgedeckt werden.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>First, the master has to move what’s lit up.</source>
        <translation>Zuerst muss der Meister bewegen, was aufleuchtet.</translation>
    </message>
    <message>
        <source>The right kind of tile, but it needs turning the other way.</source>
        <translation>Die Sorte stimmt, aber das Plättchen muss andersherum gedreht werden.</translation>
    </message>
    <message>
        <source>The right kind of token, but it goes the other way.</source>
        <translation>Die Sorte stimmt, aber das Plättchen muss in die andere Richtung.</translation>
    </message>
    <message>
        <source>The right kind of token, but it goes the other way.</source>
        <comment>blue and red tokens</comment>
        <translation>Die Sorte stimmt, aber der Chip muss in die andere Richtung.</translation>
    </message>
    <message>
        <source>There are no multicolour cards in this game.</source>
        <translation>In dieser Partie gibt es keine bunten Karten.</translation>
    </message>
    <message>
        <source>There’s no such card in this hand.</source>
        <translation>Diese Karte gibt es auf dieser Hand nicht.</translation>
    </message>
    <message>
        <source>There’s nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>You can only do that in your own private view.</source>
        <translation>Das geht nur in der eigenen Ansicht, während die anderen wegschauen.</translation>
    </message>
    <message>
        <source>There’s nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>This hand is empty: there’s nothing to give a hint about.</source>
        <translation>Diese Hand ist leer: Da gibt es nichts, worauf ein Hinweis zeigen könnte.</translation>
    </message>
    <message>
        <source>Nobody at this screen plays for this seat.</source>
        <translation>Für diesen Platz spielt niemand an diesem Bildschirm.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message numerus="yes">
        <source>%n turn(s) taken back.</source>
        <translation>
            <numerusform>Ein Zug wurde zurückgenommen.</numerusform>
            <numerusform>%n Züge wurden zurückgenommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards looked at %n time(s) without a turn.</source>
        <translation>
            <numerusform>Einmal wurden die Karten angesehen, ohne dass ein Zug folgte.</numerusform>
            <numerusform>%n-mal wurden die Karten angesehen, ohne dass ein Zug folgte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Some of what was noted before has been lost.</source>
        <translation>Manches, was vorher notiert wurde, ist verloren.</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, by {name}.</source>
        <translation>Zurückgenommen: Zug {turn} ({name}).</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the card {name} discarded.</source>
        <translation>Zurückgenommen: Zug {turn}, die Karte, die {name} abgeworfen hat.</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the card {name} played.</source>
        <translation>Zurückgenommen: Zug {turn}, die Karte, die {name} ausgespielt hat.</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the hint from {name} to {target}.</source>
        <translation>Zurückgenommen: Zug {turn}, der Hinweis von {name} an {target}.</translation>
    </message>
    <message>
        <source>The program covered the cards shown to {name} before the turn was taken.</source>
        <translation>Das Programm hat die Karten, die {name} ansah, vor dem Zug verdeckt.</translation>
    </message>
    <message>
        <source>continued from turn {turn} of an earlier game</source>
        <translation>weitergespielt ab Zug {turn} einer früheren Partie</translation>
    </message>
    <message>
        <source>{computer} played for {name}.</source>
        <translation>{computer} spielte für {name}.</translation>
    </message>
    <message>
        <source>{name} covered the cards once more before acting.</source>
        <translation>{name} hat die Karten vor dem Zug noch einmal verdeckt.</translation>
    </message>
    <message>
        <source>{name} is back and takes over from {computer}.</source>
        <translation>{name} ist zurück und löst {computer} ab.</translation>
    </message>
    <message>
        <source>{name} is now the master.</source>
        <translation>{name} ist jetzt Meister.</translation>
    </message>
    <message numerus="yes">
        <source>{name} looked at the cards %n time(s) without taking a turn (time unknown).</source>
        <translation>
            <numerusform>{name} hat sich einmal die Karten angesehen, ohne einen Zug zu machen (Dauer unbekannt).</numerusform>
            <numerusform>{name} hat sich %n-mal die Karten angesehen, ohne einen Zug zu machen (Dauer unbekannt).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} looked at the cards %n time(s) without taking a turn ({time} in all).</source>
        <translation>
            <numerusform>{name} hat sich einmal die Karten angesehen, ohne einen Zug zu machen (insgesamt {time}).</numerusform>
            <numerusform>{name} hat sich %n-mal die Karten angesehen, ohne einen Zug zu machen (insgesamt {time}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} looked at the cards without taking a turn (time unknown).</source>
        <translation>{name} hat sich die Karten angesehen, ohne einen Zug zu machen (Dauer unbekannt).</translation>
    </message>
    <message>
        <source>{name} looked at the cards without taking a turn ({time}).</source>
        <translation>{name} hat sich die Karten angesehen, ohne einen Zug zu machen ({time}).</translation>
    </message>
    <message>
        <source>{name} plays on a phone now.</source>
        <translation>{name} spielt jetzt am Handy.</translation>
    </message>
    <message>
        <source>{name} plays on the shared screen again.</source>
        <translation>{name} spielt wieder am gemeinsamen Bildschirm.</translation>
    </message>
    <message>
        <source>{name} sits down and takes over from {computer}.</source>
        <translation>{name} setzt sich und löst {computer} ab.</translation>
    </message>
    <message>
        <source>{name} took an announcement back.</source>
        <translation>{name} hat eine Ansage zurückgenommen.</translation>
    </message>
    <message>
        <source>From now on, {computer} plays differently ({level}).</source>
        <translation>Von jetzt an spielt {computer} anders ({level}).</translation>
    </message>
    <message>
        <source>{name} gets up; {computer} plays on ({level}).</source>
        <translation>{name} steht auf; {computer} spielt weiter ({level}).</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay: {edition}. At the table: {players}.</source>
        <translation>Eine Partie wird nachgespielt: {edition}. Am Tisch: {players}.</translation>
    </message>
    <message>
        <source>Replay of an unfinished game: {edition}. At the table: {players}.</source>
        <translation>Eine nicht beendete Partie wird nachgespielt: {edition}. Am Tisch: {players}.</translation>
    </message>
    <message>
        <source>After the last turn there’s nothing left to play.</source>
        <translation>Nach dem letzten Zug gibt es nichts mehr zu spielen.</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to where one came from</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>One round back</source>
        <translation>Eine Runde zurück</translation>
    </message>
    <message>
        <source>One round on</source>
        <translation>Eine Runde weiter</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Handkarten</translation>
    </message>
    <message>
        <source>Start the replay</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Public table</source>
        <translation>Gemeinsamer Tisch</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>You can only continue from here once the game is finished.</source>
        <translation>Erst wenn die Partie beendet ist, lässt sie sich von hier aus weiterspielen.</translation>
    </message>
    <message>
        <source>Speed {factor}.</source>
        <translation>Tempo {factor}.</translation>
    </message>
    <message>
        <source>Advice is given only while a game is being played.</source>
        <translation>Rat gibt es nur, während gespielt wird.</translation>
    </message>
    <message>
        <source>Play from the start</source>
        <translation>Von Anfang an abspielen</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Tab goes to the hands, the arrows to their cards.</source>
        <translation>Tab führt zu den Händen, die Pfeiltasten zu den Karten.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Das Austeilen</translation>
    </message>
    <message>
        <source>The deal: this card is dealt</source>
        <translation>Austeilen: Diese Karte wird ausgeteilt</translation>
    </message>
    <message>
        <source>The hands of an unfinished game are shown only if all its players agree.</source>
        <translation>Die Handkarten einer nicht beendeten Partie werden nur gezeigt, wenn alle ihre Spieler einverstanden sind.</translation>
    </message>
    <message>
        <source>The replay has stopped.</source>
        <translation>Das Abspielen ist angehalten.</translation>
    </message>
    <message>
        <source>The replay is running.</source>
        <translation>Das Abspielen läuft.</translation>
    </message>
    <message>
        <source>To the deal</source>
        <translation>Zum Austeilen</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Turn {number} of {of}</source>
        <translation>Zug {number} von {of}</translation>
    </message>
    <message>
        <source>Turn {number}: this card is drawn</source>
        <translation>Zug {number}: Diese Karte wird gezogen</translation>
    </message>
    <message>
        <source>Turn {number}: {what}</source>
        <translation>Zug {number}: {what}</translation>
    </message>
    <message>
        <source>What {name} saw</source>
        <translation>Was {name} sah</translation>
    </message>
    <message>
        <source>{play}: play · arrow keys: turn by turn · click a line, a card or a mistake: go there</source>
        <translation>{play}: abspielen · Pfeiltasten: Zug für Zug · Klick auf Zeile, Karte oder Fehler: dorthin</translation>
    </message>
    <message>
        <source>{turn}, {points}, {mistakes}</source>
        <translation>{turn}, {points}, {mistakes}</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>“Take back” and “Redo” are in the “Table” menu. You may freely take back a hint until somebody looks at cards again. For anything else, and to end early, the master must agree.</source>
        <translation>„Zurücknehmen“ und „Wiederholen“ stehen im Menü „Tisch“. Einen Hinweis dürft ihr frei zurücknehmen, bis sich wieder jemand die Karten zeigen lässt. Wollt ihr etwas anderes zurücknehmen oder vorzeitig aufhören, muss der Meister einverstanden sein.</translation>
    </message>
    <message>
        <source>“Take back” and “Redo” are in the “Table” menu. You may freely take back a hint until somebody looks at cards again. For anything else, and to end early, everyone must agree.</source>
        <translation>„Zurücknehmen“ und „Wiederholen“ stehen im Menü „Tisch“. Einen Hinweis dürft ihr frei zurücknehmen, bis sich wieder jemand die Karten zeigen lässt. Wollt ihr etwas anderes zurücknehmen oder vorzeitig aufhören, müssen alle einverstanden sein.</translation>
    </message>
    <message>
        <source>You’re firework makers: brilliant with rockets, hopeless at tidying up. Powder, fuses and rockets lie in one big heap, the crowd is already lining the river, and the show must go on.</source>
        <translation>Ihr seid Feuerwerker: genial mit Raketen, im Aufräumen hoffnungslos. Pulver, Lunten und Raketen liegen auf einem einzigen großen Haufen, am Flussufer drängt sich schon das Publikum, und das Feuerwerk muss trotzdem in den Himmel.</translation>
    </message>
    <message>
        <source>You may take back an announcement until the master has acted or your card lies face up.</source>
        <translation>Eine Ansage darfst du zurücknehmen, bis der Meister gehandelt hat oder deine Karte offen liegt.</translation>
    </message>
    <message>
        <source>This edition has no variants of its own, but you can play it with a master:</source>
        <translation>Zu dieser Ausgabe gibt es keine Varianten. Einen Meister könnt ihr trotzdem bestimmen:</translation>
    </message>
    <message>
        <source>With full memory aid, a card’s bottom edge shows all that hints have said and ruled out. A lantern shows a firework’s next number. A tag shows how far the firework can still grow; a ribbon means it can’t. A seal marks a last copy. Click the discard pile to see what’s left.</source>
        <translation>Mit voller Merkhilfe steht unten auf der Karte alles, was die Hinweise gesagt und ausgeschlossen haben. Eine Laterne zeigt die nächste Zahl einer Farbreihe. Ein Schild zeigt, wie weit die Farbreihe noch wachsen kann, ein Band, dass sie nicht mehr wächst. Ein Siegel kennzeichnet letzte Exemplare. Ein Klick auf den Ablagestapel zeigt, was übrig ist.</translation>
    </message>
    <message>
        <source>After each turn, a chime calls you all back. Played or discarded cards are turned face up.</source>
        <translation>Nach jedem Zug ruft ein Klang alle zurück. Ausgespielte und abgeworfene Karten werden aufgedeckt.</translation>
    </message>
    <message>
        <source>Pausing, ending early and taking back are up to the master, but anyone may take back a fresh hint. Between actions, the master may hand over the role.</source>
        <translation>Ob ihr pausiert, vorzeitig aufhört oder etwas zurücknehmt, entscheidet der Meister; einen Hinweis dürft ihr auch ohne ihn zurücknehmen, bis sich wieder jemand die Karten zeigen lässt. Zwischen zwei Aktionen kann er sein Amt weitergeben.</translation>
    </message>
    <message>
        <source>The green tick plays a card, the red cross discards it. You can rearrange or raise your cards, turn them sideways, or write notes only you see.</source>
        <translation>Das grüne Häkchen spielt eine Karte aus, das rote Kreuz wirft sie ab. Du kannst deine Karten umstecken, anheben, quer drehen und dir Notizen machen, die nur du siehst.</translation>
    </message>
    <message>
        <source>Give an empty hint with “Choose a hint…”.</source>
        <translation>Leerhinweise gibst du mit „Hinweis auswählen…“.</translation>
    </message>
    <message>
        <source>On a teammate’s card, click the number for a number hint or the symbol for a colour hint. Hover first to see which cards it would point at.</source>
        <translation>Klick bei einem Mitspieler auf die Zahl einer Karte (Zahlenhinweis) oder auf ihr Symbol (Farbhinweis). Fahr erst mit der Maus darüber: So siehst du, worauf der Hinweis zeigt.</translation>
    </message>
    <message>
        <source>Just looking</source>
        <translation>Karten ansehen</translation>
    </message>
    <message>
        <source>Once every copy of a card you need is on the discard pile, its firework is blocked: it can’t grow, or score, beyond the number below the missing card. Higher cards of that colour are useless, so discard them freely.</source>
        <translation>Liegen alle Exemplare einer Karte, die ihr noch braucht, auf dem Ablagestapel, ist ihre Farbreihe blockiert: Sie kann nur noch bis zur Zahl davor wachsen, und nur so viele Punkte bringt sie. Höhere Karten dieser Farbe sind nutzlos; die könnt ihr getrost abwerfen.</translation>
    </message>
    <message>
        <source>Only five cards, numbered 1 to 5, so each one is a last copy. Hints can name multicolour.</source>
        <translation>Nur fünf Karten mit den Zahlen 1 bis 5, und keine davon lässt sich ersetzen. Hinweise dürfen Bunt nennen.</translation>
    </message>
    <message>
        <source>One of each number.</source>
        <translation>Jede Zahl nur einmal.</translation>
    </message>
    <message>
        <source>Name exactly one colour or exactly one number, never both.</source>
        <translation>Nenn genau eine Farbe oder genau eine Zahl, nie beides.</translation>
    </message>
    <message>
        <source>Harder: fewer mistakes allowed, or fewer clock tokens. Easier: more of either.</source>
        <translation>Schwerer: weniger erlaubte Fehler oder weniger Uhrplättchen. Leichter: mehr davon.</translation>
    </message>
    <message>
        <source>A hint that points at nothing is impossible here: your click always lands on a card, and the buttons for anything the hand doesn’t have are greyed out.</source>
        <translation>Ein Hinweis, der ins Leere zeigt, ist hier nicht möglich: Der Klick trifft immer eine Karte, und die Knöpfe für alles, was auf der Hand fehlt, sind grau.</translation>
    </message>
    <message>
        <source>Each colour has one firework, from 1 to 5, with a single card of each number. Other copies are spares.</source>
        <translation>Zu jeder Farbe gehört eine Reihe von 1 bis 5, jede Zahl genau einmal. Weitere Exemplare sind Reserve.</translation>
    </message>
    <message>
        <source>To help you remember, you may rearrange your cards, raise or lower them, or turn them sideways whenever you like.</source>
        <translation>Wenn es dir beim Merken hilft, darfst du deine Karten jederzeit umstecken, anheben, wieder senken oder quer drehen.</translation>
    </message>
    <message>
        <source>This edition has no scale. Once the show is over, the program says in its own words what the crowd made of it.</source>
        <translation>Diese Ausgabe hat keine eigene Skala. Wenn das Feuerwerk vorbei ist, sagt das Programm mit eigenen Worten, was das Publikum davon hielt.</translation>
    </message>
    <message>
        <source>Every show is judged by the league of firework artisans. Its verdicts:</source>
        <translation>Jedes Feuerwerk wird von der Liga der Feuerwerkskünstler beurteilt. Ihre Urteile:</translation>
    </message>
    <message>
        <source>Choose one of you.</source>
        <translation>Sucht euch einen aus.</translation>
    </message>
    <message>
        <source>All Dan knows of one card is that it’s red; he hopes it’s the 1. It’s the 3: a mistake. {mistake} Dan draws.</source>
        <extracomment>{mistake} is a sentence: “The card goes to the discard pile, and a red token into the lid.”</extracomment>
        <translation>Von einer Karte weiß Dan nur, dass sie rot ist; er hofft auf die 1. Es ist die 3: ein Fehler. {mistake} Dan zieht nach.</translation>
    </message>
    <message>
        <source>Announce every action to the master first.</source>
        <translation>Sag dem Meister jede Aktion an, bevor du sie ausführst.</translation>
    </message>
    <message>
        <source>Anyone may look through the discard pile at any time.</source>
        <translation>Den Ablagestapel dürft ihr jederzeit durchsehen.</translation>
    </message>
    <message>
        <source>Anyone you like, or someone picked at random.</source>
        <translation>Das bestimmt ihr, oder das Los entscheidet.</translation>
    </message>
    <message>
        <source>At a table, you’d point and say:</source>
        <translation>Am Spieltisch würdest du auf die Karten zeigen und sagen:</translation>
    </message>
    <message>
        <source>Before you discard, check the discard pile: yours may be the last copy.</source>
        <translation>Sieh den Ablagestapel durch, bevor du abwirfst: Vielleicht hast du das letzte Exemplar.</translation>
    </message>
    <message>
        <source>Before you turn your card up, you may name its colour; the choice is yours each time.</source>
        <translation>Bevor du deine Karte aufdeckst, darfst du ihre Farbe nennen. Das entscheidest du jedes Mal neu.</translation>
    </message>
    <message>
        <source>Between turns, one of you may choose “Look at the hands” while the rest look away.</source>
        <extracomment>Quotes the button &quot;Look at the hands&quot;.</extracomment>
        <translation>Zwischen den Zügen darf immer nur einer „Karten ansehen“; alle anderen schauen weg.</translation>
    </message>
    <message>
        <source>Blue grows to 2.</source>
        <translation>Blau wächst auf 2.</translation>
    </message>
    <message>
        <source>Blue is at 2: the 3 fits.</source>
        <translation>Blau steht bei 2: Die 3 passt.</translation>
    </message>
    <message>
        <source>Blue is at 2: the 4 doesn’t fit.</source>
        <translation>Blau steht bei 2: Die 4 passt nicht.</translation>
    </message>
    <message>
        <source>Bo plays it</source>
        <translation>Bo spielt die Karte aus</translation>
    </message>
    <message>
        <source>Bo’s cards.</source>
        <translation>Bos Karten.</translation>
    </message>
    <message>
        <source>But never “this is a red 1”, and not “this one is red” either if there’s another red card.</source>
        <translation>Aber nie: „Das ist eine rote 1“, und auch nie: „Diese Karte ist rot“, wenn noch eine rote dabei ist.</translation>
    </message>
    <message>
        <source>But the gods like their nights dark and quiet. A beautiful show they’ll forgive; every stray rocket makes them grumble. Annoy them once too often, and a thunderstorm ends it all.</source>
        <translation>Doch die Götter mögen ihre Nächte dunkel und still. Ein schönes Feuerwerk lassen sie sich gefallen, aber bei jeder verirrten Rakete grollen sie. Ärgert ihr sie einmal zu oft, schicken sie ein Gewitter, und aus ist es mit der Pracht.</translation>
    </message>
    <message>
        <source>By the printed book, the oldest is the master and goes first. Our own ruling: without a master, the oldest still goes first.</source>
        <translation>Laut gedruckter Anleitung ist der älteste Spieler Meister und beginnt. Unsere eigene Regel: Auch ohne Meister beginnt, wer am ältesten ist.</translation>
    </message>
    <message>
        <source>Careful: discarding an indispensable card loses the game.</source>
        <translation>Vorsicht: Wer eine unentbehrliche Karte abwirft, verliert die Partie für alle.</translation>
    </message>
    <message>
        <source>Careful: if an indispensable card doesn’t fit, the game is lost.</source>
        <translation>Vorsicht: Passt eine unentbehrliche Karte nicht, ist die Partie verloren.</translation>
    </message>
    <message>
        <source>Cleo discards</source>
        <translation>Cleo wirft ab</translation>
    </message>
    <message>
        <source>Combining it with “{variant}” is our own ruling.</source>
        <translation>Dass sie sich mit „{variant}“ kombinieren lässt, ist unsere eigene Regel.</translation>
    </message>
    <message>
        <source>Completing a firework with its 5 earns a bonus: one black hint tile is turned back to white for free.</source>
        <translation>Macht eine 5 ihre Farbreihe vollständig, gibt es einen Bonus: Ein schwarzes Hinweisplättchen wird wieder auf Weiß gedreht.</translation>
    </message>
    <message>
        <source>Completing a firework with its 5 earns a bonus: one spent blue token comes back for free.</source>
        <translation>Macht eine 5 ihre Farbreihe vollständig, gibt es einen Bonus: Ein verbrauchter blauer Chip kommt zurück.</translation>
    </message>
    <message>
        <source>Completing a firework with its 5 earns a bonus: one spent clock token comes back for free.</source>
        <translation>Macht eine 5 ihre Farbreihe vollständig, gibt es einen Bonus: Ein verbrauchtes Uhrplättchen kommt zurück.</translation>
    </message>
    <message>
        <source>Dan takes a chance</source>
        <translation>Dan wagt etwas</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Eine Karte abwerfen</translation>
    </message>
    <message>
        <source>Discarding?</source>
        <translation>Abwerfen?</translation>
    </message>
    <message>
        <source>Either way, draw a new card, unseen.</source>
        <translation>In beiden Fällen ziehst du eine neue Karte, ohne sie anzusehen.</translation>
    </message>
    <message>
        <source>First what’s sure to be useless; if all cards have hints, what matters least.</source>
        <translation>Zuerst, was sicher nutzlos ist; hat jede einen Hinweis, die unwichtigste.</translation>
    </message>
    <message>
        <source>Give one that misleads nobody instead of discarding.</source>
        <translation>Wirf nicht ab, gib lieber einen, der niemanden täuscht.</translation>
    </message>
    <message>
        <source>Got a hint?</source>
        <translation>Hinweis für dich?</translation>
    </message>
    <message>
        <source>All had hints before? If this hint tells more, play what now fits, going by all its hints. If not, play the newest it points at if it can fit.</source>
        <translation>Zeigt ein Hinweis nur auf Karten, die schon einen hatten? Spiel aus, was nun passt. Verrät er nichts Neues: die neueste davon, wenn sie passen kann.</translation>
    </message>
    <message>
        <source>Is your oldest one meant?</source>
        <translation>Hinweis auf die älteste?</translation>
    </message>
    <message>
        <source>Not sure?</source>
        <extracomment>Quotes the buttons &quot;Why?&quot; and &quot;Advice&quot;.</extracomment>
        <translation>Unsicher?</translation>
    </message>
    <message>
        <source>Games are saved as you play; “Continue” picks one up again. Finished games are in the score book.</source>
        <translation>Alles wird beim Spielen gespeichert; „Weiterspielen“ holt die Partie zurück. Beendete Partien stehen unter „Ergebnisse“.</translation>
    </message>
    <message>
        <source>Explained above.</source>
        <translation>Weiter oben erklärt.</translation>
    </message>
    <message>
        <source>The master.</source>
        <translation>Der Meister.</translation>
    </message>
    <message>
        <source>The oldest of you.</source>
        <translation>Wer am ältesten ist.</translation>
    </message>
    <message>
        <source>The screen shows the master what to do. Everything else waits; a wrong move changes nothing.</source>
        <translation>Der Bildschirm zeigt, was der Meister zu tun hat. Alles andere wartet. Macht er etwas falsch, geschieht nichts.</translation>
    </message>
    <message>
        <source>The ten cards of a colour: three 1s, two 2s, two 3s, two 4s and just one 5.</source>
        <translation>Die zehn Karten einer Farbe: drei Einsen, je zwei Zweien, Dreien und Vieren und nur eine 5.</translation>
    </message>
    <message>
        <source>Every show is judged by the international federation of firework makers. Its verdicts:</source>
        <translation>Jedes Feuerwerk wird vom internationalen Verband der Feuerwerker beurteilt. Seine Urteile:</translation>
    </message>
    <message>
        <source>50 cards: ten each in white, red, blue, yellow and green.</source>
        <translation>50 Karten: je zehn in Weiß, Rot, Blau, Gelb und Grün.</translation>
    </message>
    <message>
        <source>A little advice</source>
        <translation>Ein paar Ratschläge</translation>
    </message>
    <message>
        <source>Nobody else touches the tiles.</source>
        <translation>Die Plättchen fasst sonst niemand an.</translation>
    </message>
    <message>
        <source>Nobody else touches the tokens.</source>
        <translation>Die Plättchen fasst sonst niemand an.</translation>
    </message>
    <message>
        <source>An empty deck</source>
        <translation>Leerer Nachziehstapel</translation>
    </message>
    <message numerus="yes">
        <source>%n black fuse tokens, their fuses ever shorter; the last shows the explosion.</source>
        <translation>
            <numerusform>%n schwarze Luntenplättchen mit immer kürzeren Lunten; das letzte zeigt die Explosion.</numerusform>
            <numerusform>%n schwarze Luntenplättchen mit immer kürzeren Lunten; das letzte zeigt die Explosion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue clock tokens.</source>
        <translation>
            <numerusform>Ein blaues Uhrplättchen.</numerusform>
            <numerusform>%n blaue Uhrplättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue tokens.</source>
        <translation>
            <numerusform>Ein blauer Chip.</numerusform>
            <numerusform>%n blaue Chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tiles, white on one side and black on the other.</source>
        <translation>
            <numerusform>Ein Hinweisplättchen, auf der einen Seite weiß, auf der anderen schwarz.</numerusform>
            <numerusform>%n Hinweisplättchen, auf der einen Seite weiß, auf der anderen schwarz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tiles, white on one side and black on the other. One more stays in the box as a spare.</source>
        <translation>
            <numerusform>%n Hinweisplättchen, auf der einen Seite weiß, auf der anderen schwarz. Ein weiteres liegt als Ersatz in der Schachtel.</numerusform>
            <numerusform>%n Hinweisplättchen, auf der einen Seite weiß, auf der anderen schwarz. Ein weiteres liegt als Ersatz in der Schachtel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tiles, white on one side and black on the other. One of them is the spare.</source>
        <translation>
            <numerusform>%n Hinweisplättchen, auf der einen Seite weiß, auf der anderen schwarz. Eines davon ist der Ersatz.</numerusform>
            <numerusform>%n Hinweisplättchen, auf der einen Seite weiß, auf der anderen schwarz. Eines davon ist der Ersatz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tiles, white on one side and black on the other. One of them is the spare; use coins if you need more than the box contains.</source>
        <translation>
            <numerusform>%n Hinweisplättchen, auf der einen Seite weiß, auf der anderen schwarz. Eines davon ist der Ersatz; fehlen noch welche, nehmt Münzen.</numerusform>
            <numerusform>%n Hinweisplättchen, auf der einen Seite weiß, auf der anderen schwarz. Eines davon ist der Ersatz; fehlen noch welche, nehmt Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red fuse tokens.</source>
        <translation>
            <numerusform>Ein rotes Luntenplättchen.</numerusform>
            <numerusform>%n rote Luntenplättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red tokens.</source>
        <translation>
            <numerusform>Ein roter Chip.</numerusform>
            <numerusform>%n rote Chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n storm tiles, with a starry sky on one side and lightning on the other.</source>
        <translation>
            <numerusform>Ein Gewitterplättchen, auf der einen Seite ein Sternenhimmel, auf der anderen ein Blitz.</numerusform>
            <numerusform>%n Gewitterplättchen, auf der einen Seite ein Sternenhimmel, auf der anderen ein Blitz.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 Fireworks</source>
        <translation>1 Farbreihen</translation>
    </message>
    <message>
        <source>1 Fireworks; 2 Deck; 3 Discard pile; 4 {clocks}; 5 {fuses}; 6 Your own cards</source>
        <extracomment>The figures stand in the picture. {clocks} and {fuses} are the tokens, as in &quot;Clock tokens&quot;.</extracomment>
        <translation>1 Farbreihen; 2 Nachziehstapel; 3 Ablagestapel; 4 {clocks}; 5 {fuses}; 6 Eigene Karten</translation>
    </message>
    <message>
        <source>2 Deck</source>
        <extracomment>{cards} is a sentence: “Shuffle all 50 cards.”</extracomment>
        <translation>2 Nachziehstapel</translation>
    </message>
    <message>
        <source>3 Discard pile</source>
        <translation>3 Ablagestapel</translation>
    </message>
    <message>
        <source>55 cards: 50 in five colours (ten each in white, red, blue, yellow and green) and five multicolour ones, numbered 1 to 5.</source>
        <translation>55 Karten: 50 in fünf Farben (je zehn in Weiß, Rot, Blau, Gelb und Grün) und fünf bunte mit den Zahlen 1 bis 5.</translation>
    </message>
    <message>
        <source>6 Your own cards</source>
        <translation>6 Eigene Karten</translation>
    </message>
    <message>
        <source>60 cards: ten each in white, red, blue, yellow, green and multicolour.</source>
        <translation>60 Karten: je zehn in Weiß, Rot, Blau, Gelb, Grün und Bunt.</translation>
    </message>
    <message>
        <source>A card is indispensable while its firework still needs it and there’s no other copy left. If such a card is discarded, or doesn’t fit when it’s played, the game is lost. With yellow at 2 and one yellow 4 discarded, for example, the other one is indispensable.</source>
        <translation>Unentbehrlich ist eine Karte, solange ihre Farbreihe sie noch braucht und kein zweites Exemplar mehr übrig ist. Wird sie abgeworfen oder passt sie beim Ausspielen nicht, ist die Partie verloren. Steht Gelb zum Beispiel bei 2 und liegt eine gelbe 4 auf dem Ablagestapel, dann ist die andere unentbehrlich.</translation>
    </message>
    <message>
        <source>A card you can’t replace</source>
        <translation>Eine Karte ohne Ersatz</translation>
    </message>
    <message>
        <source>A cooperative card game by Antoine Bauza for 2–5 players aged 8 and up; about half an hour.</source>
        <translation>Ein kooperatives Kartenspiel von Antoine Bauza für 2–5 Personen ab 8 Jahren; etwa eine halbe Stunde.</translation>
    </message>
    <message>
        <source>A discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>A hint is about one card. Play that card if it can fit, even if you aren’t sure (exceptions: see below). If it can’t fit yet, keep it.</source>
        <translation>Gemeint ist eine Karte. Spiel sie aus, wenn sie passen kann, auch wenn es nicht sicher ist; sonst behalte sie. (Ausnahmen: siehe unten.)</translation>
    </message>
    <message>
        <source>A teammate gets a hint?</source>
        <translation>Hinweis an Mitspieler?</translation>
    </message>
    <message>
        <source>Give a hint that makes a teammate play what fits or keep what’s needed. If there’s none, discard your oldest card without a hint.</source>
        <translation>Gib einen Hinweis, durch den jemand eine passende Karte ausspielt oder eine nötige behält. Sonst wirf deine älteste ohne Hinweis ab.</translation>
    </message>
    <message>
        <source>For a round, if a third player’s hinted card or newest without a hint may be needed first (“red”: the next red; “3”: any 2 that fits).</source>
        <translation>Eine Runde, wenn jemand Drittes die Karte davor hat: mit Hinweis oder als neueste ohne („Rot“: die nächste rote, „3“: jede passende 2).</translation>
    </message>
    <message>
        <source>If one of them was your oldest card without a hint, it’s about that one. If not, it’s about the newest of them that had no hint before. Keep the others until they’re likely to fit.</source>
        <translation>War eine davon deine älteste Karte ohne Hinweis, ist diese gemeint. Sonst ist es die neueste davon, die noch keinen hatte. Behalte die anderen, bis sie vermutlich passen.</translation>
    </message>
    <message>
        <source>It points at several?</source>
        <translation>Zeigt er auf mehrere?</translation>
    </message>
    <message>
        <source>You’d discard your oldest card without a hint next. A hint may be saving it. Look at the discard pile: could yours be the last copy of a needed card that doesn’t fit yet (5s are only saved by “5”)? Then keep it until it’s sure to fit. Here Bo says “red”, and a red 4 is gone: yours may be the other.</source>
        <translation>Deine älteste Karte ohne Hinweis würdest du als Nächstes abwerfen. Gilt ihr ein Hinweis, kann er sie retten. Sieh im Ablagestapel nach: Kann deine das letzte Exemplar einer nötigen Karte sein, die noch nicht passt (Fünfen rettet man nur mit „5“)? Dann behalte sie, bis sie sicher passt. Im Bild sagt Bo „Rot“, und eine rote 4 ist weg: Deine kann die andere sein.</translation>
    </message>
    <message>
        <source>One colour, all ten cards.</source>
        <translation>Eine Farbe, alle zehn Karten.</translation>
    </message>
    <message>
        <source>A hand from both sides.</source>
        <translation>Eine Hand von beiden Seiten.</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>A hint costs one blue token, which comes out of the box lid and goes beside it. With none left, nobody can give a hint.</source>
        <translation>Ein Hinweis kostet einen blauen Chip: Er kommt aus dem Schachteldeckel und bleibt daneben liegen. Ist keiner mehr im Deckel, kann niemand einen Hinweis geben.</translation>
    </message>
    <message>
        <source>A hint costs one clock token, which goes from the table into the box lid. With none left, nobody can give a hint.</source>
        <translation>Ein Hinweis kostet ein Uhrplättchen: Es kommt vom Tisch in den Schachteldeckel. Liegt keines mehr auf dem Tisch, kann niemand einen Hinweis geben.</translation>
    </message>
    <message>
        <source>A hint costs one clock token, which is turned on its side. Once they all lie on their sides, nobody can give a hint.</source>
        <translation>Ein Hinweis kostet ein Uhrplättchen: Es wird quer gelegt. Liegen alle quer, kann niemand einen Hinweis geben.</translation>
    </message>
    <message>
        <source>A hint costs one hint tile, which is turned from white to black. Once they’re all black, nobody can give a hint.</source>
        <translation>Ein Hinweis kostet ein Hinweisplättchen: Es wird von Weiß auf Schwarz gedreht. Zeigen alle Schwarz, kann niemand einen Hinweis geben.</translation>
    </message>
    <message>
        <source>A hint may also point at nothing: “you have no white cards” is allowed, and costs the same.</source>
        <translation>Ein Hinweis darf auch ins Leere zeigen: „Du hast keine weißen Karten“ ist erlaubt und kostet dasselbe.</translation>
    </message>
    <message>
        <source>If you choose this, a hint may point at nothing: “you have no white cards”.</source>
        <translation>Wählt ihr das, darf ein Hinweis ins Leere zeigen: „Du hast keine weißen Karten.“</translation>
    </message>
    <message>
        <source>A hint must match at least one card: “you have no white cards” is not allowed.</source>
        <translation>Ein Hinweis muss auf mindestens eine Karte zeigen: „Du hast keine weißen Karten“ ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>A lost game scores 0, however far its fireworks got.</source>
        <translation>Eine verlorene Partie zählt 0 Punkte, egal, wie weit die Farbreihen gekommen sind.</translation>
    </message>
    <message>
        <source>A play</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>An example round</source>
        <translation>Eine Beispielrunde</translation>
    </message>
    <message>
        <source>Unless it only saves their card, it may call for yours first. The red 1 has been played. Ada tells Bo his newest card is red. You see it’s the 3: Ada wants the red 2 played first. Look at every hand except Ada’s and Bo’s. If you see no red 2, it’s yours: a hinted card that may be it, else your newest without a hint. Play it! Bo sees your 2 and waits.</source>
        <translation>Soll die Karte ausgespielt werden, muss vielleicht erst deine kommen. Die rote 1 ist ausgespielt. Ada sagt Bo, dass seine neueste Karte rot ist: Du siehst die 3. Davor soll jemand die rote 2 ausspielen. Sieh bei allen außer Ada und Bo nach: Keine rote 2? Dann hast du sie: eine Karte mit Hinweis, die es sein kann, sonst deine neueste ohne. Spiel sie aus! Bo sieht deine 2 und wartet.</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Welche Karte?</translation>
    </message>
    <message>
        <source>With a screen reader, you choose when teammates’ cards are read out.</source>
        <translation>Läuft ein Screenreader, bestimmst du, wann er die Karten der Mitspieler vorliest.</translation>
    </message>
    <message>
        <source>A teammate with no cards left can’t be given a hint.</source>
        <translation>Wer keine Karten mehr hat, kann keinen Hinweis bekommen.</translation>
    </message>
    <message>
        <source>Ada gives a hint</source>
        <translation>Ada gibt einen Hinweis</translation>
    </message>
    <message>
        <source>Add up the highest card of each firework.</source>
        <translation>Zählt die höchsten Karten aller Farbreihen zusammen.</translation>
    </message>
    <message>
        <source>It’s always fair to allow “I still know nothing about my cards” or “Do you remember what you have?”</source>
        <translation>Sätze wie „Ich weiß noch gar nichts über meine Karten“ oder „Weißt du noch, was du hast?“ könnt ihr immer erlauben: Das bleibt fair.</translation>
    </message>
    <message>
        <source>An empty hand</source>
        <translation>Leere Hand</translation>
    </message>
    <message>
        <source>An indispensable card</source>
        <translation>Unentbehrliche Karten</translation>
    </message>
    <message>
        <source>And here’s what the crowd makes of it:</source>
        <translation>Und das sagt das Publikum dazu:</translation>
    </message>
    <message>
        <source>And if it all goes wrong, laugh! The next show is a shuffle away.</source>
        <translation>Und wenn alles schiefgeht: Lacht! Bis zum nächsten Feuerwerk müsst ihr nur einmal mischen.</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>Auf einen Blick</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>Discarding a card</source>
        <translation>Eine Karte abwerfen</translation>
    </message>
    <message>
        <source>Empty hints</source>
        <translation>Leerhinweise</translation>
    </message>
    <message>
        <source>Giving a hint</source>
        <translation>Einen Hinweis geben</translation>
    </message>
    <message>
        <source>Harder: fewer red tokens, or fewer blue ones. Easier: more of either.</source>
        <translation>Schwerer: weniger rote oder weniger blaue Chips. Leichter: mehr davon.</translation>
    </message>
    <message>
        <source>How fireworks grow</source>
        <translation>Wie das Feuerwerk wächst</translation>
    </message>
    <message>
        <source>If all the hint tiles are white, the bonus is lost.</source>
        <translation>Sind alle Hinweisplättchen weiß, verfällt der Bonus.</translation>
    </message>
    <message>
        <source>On their way up.</source>
        <translation>Auf dem Weg nach oben.</translation>
    </message>
    <message>
        <source>On your turn</source>
        <translation>Wenn du dran bist</translation>
    </message>
    <message>
        <source>One of you can be the master. Everyone announces every action to the master, who alone moves the tokens. Without a master, the program moves them.</source>
        <translation>Einer von euch kann der Meister sein. Ihm sagen alle jede Aktion an, und nur er bewegt die Plättchen. Ohne Meister bewegt sie das Programm.</translation>
    </message>
    <message>
        <source>One of you can be the master. Everyone announces every action to the master, who alone moves the tokens. Without a master, the program moves them.</source>
        <comment>blue and red tokens</comment>
        <translation>Einer von euch kann der Meister sein. Ihm sagen alle jede Aktion an, und nur er bewegt die Chips. Ohne Meister bewegt sie das Programm.</translation>
    </message>
    <message>
        <source>One of you can be the master. Everyone announces every action to the master, who alone turns the tiles. Without a master, the program turns them.</source>
        <translation>Einer von euch kann der Meister sein. Ihm sagen alle jede Aktion an, und nur er dreht die Plättchen um. Ohne Meister dreht sie das Programm.</translation>
    </message>
    <message>
        <source>Only the perfect show counts: 25 points. Anything less is a defeat, so there’s no verdict.</source>
        <translation>Nur das perfekte Feuerwerk zählt: 25 Punkte. Alles andere ist eine Niederlage, ein Urteil gibt es nicht.</translation>
    </message>
    <message>
        <source>Only the perfect show counts: 30 points. Anything less is a defeat, so there’s no verdict.</source>
        <translation>Nur das perfekte Feuerwerk zählt: 30 Punkte. Alles andere ist eine Niederlage, ein Urteil gibt es nicht.</translation>
    </message>
    <message>
        <source>Play a card</source>
        <extracomment>{bonus} is a sentence: “Bonus: one clock token back.”</extracomment>
        <translation>Eine Karte ausspielen</translation>
    </message>
    <message>
        <source>Play goes clockwise. On your turn, announce one of three things to the master, then do it. You can’t pass.</source>
        <translation>Gespielt wird im Uhrzeigersinn. Bist du dran, sagst du dem Meister genau eine von drei Aktionen an und führst sie dann aus. Aussetzen geht nicht.</translation>
    </message>
    <message>
        <source>Play goes clockwise. On your turn, do exactly one of three things. You can’t pass.</source>
        <translation>Gespielt wird im Uhrzeigersinn. Bist du dran, machst du genau eine von drei Aktionen. Aussetzen geht nicht.</translation>
    </message>
    <message>
        <source>Many hints left?</source>
        <translation>Viele Hinweise da?</translation>
    </message>
    <message>
        <source>Point at all the cards in that hand that match; leave none out.</source>
        <translation>Zeig auf alle Karten seiner Hand, auf die das zutrifft, und lass keine aus.</translation>
    </message>
    <message>
        <source>Name one colour or one number, and point at every matching card in a teammate’s hand. {cost} With none left, you can’t.</source>
        <extracomment>{cost} is a sentence: “It costs one clock token.”</extracomment>
        <translation>Nenn einem Mitspieler eine Farbe oder eine Zahl und zeig auf alle seine Karten, auf die das zutrifft. {cost} Sind alle verbraucht, geht das nicht.</translation>
    </message>
    <message>
        <source>Put a card on the discard pile and draw a new one. {gain} {full}</source>
        <extracomment>{gain} and {full} are sentences: “A clock token comes back.”, “If all the clock tokens are available, you can’t discard.”</extracomment>
        <translation>Leg eine Karte auf den Ablagestapel und zieh eine neue. {gain} {full}</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one blue token goes back into the lid.</source>
        <translation>Leg eine deiner Karten offen auf den Ablagestapel: Dafür kommt ein blauer Chip zurück in den Deckel.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one clock token comes back out of the lid.</source>
        <translation>Leg eine deiner Karten offen auf den Ablagestapel: Dafür kommt ein Uhrplättchen aus dem Deckel zurück.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one spent clock token is turned the right way up again.</source>
        <translation>Leg eine deiner Karten offen auf den Ablagestapel: Dafür wird ein verbrauchtes Uhrplättchen wieder richtig herum gedreht.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one hint tile is turned from black back to white.</source>
        <translation>Leg eine deiner Karten offen auf den Ablagestapel: Dafür wird ein Hinweisplättchen von Schwarz wieder auf Weiß gedreht.</translation>
    </message>
    <message>
        <source>Everyone gets one more turn, including whoever drew it. Then add up the fireworks’ top cards.</source>
        <translation>Alle haben noch einen Zug, auch wer sie gezogen hat. Zählt dann die höchsten Karten aller Farbreihen zusammen.</translation>
    </message>
    <message>
        <source>Everything works by keyboard: ? lists the keys.</source>
        <translation>Alles geht auch mit der Tastatur: Die Taste ? zeigt, wie.</translation>
    </message>
    <message>
        <source>When it’s your turn, everyone else looks away. The cards are shown once you choose “I am …”.</source>
        <translation>Bist du dran, schauen alle anderen weg. Erst wenn du „Ich bin …“ drückst, sind die Karten zu sehen.</translation>
    </message>
    <message>
        <source>Four players have just begun. Blue and green are at 1.</source>
        <translation>Vier Spieler haben gerade angefangen. Blau und Grün stehen bei 1.</translation>
    </message>
    <message>
        <source>Give a hint</source>
        <translation>Einen Hinweis geben</translation>
    </message>
    <message>
        <source>Give it to one teammate, never to yourself.</source>
        <translation>Du gibst ihn einem Mitspieler, nie dir selbst.</translation>
    </message>
    <message>
        <source>Hanabi is Japanese for fireworks, from “flower” and “fire”: a flower of fire, opening in the night sky.</source>
        <translation>„Hanabi“ ist Japanisch und heißt „Feuerwerk“. Darin stecken „Blume“ und „Feuer“: eine Blume aus Feuer, die am Nachthimmel aufgeht.</translation>
    </message>
    <message>
        <source>Harder: two storm tiles, or only one. Easier: add the spare hint tile as a ninth; for even more, use coins.</source>
        <translation>Schwerer: zwei Gewitterplättchen oder nur eines. Leichter: Nehmt das Ersatzplättchen als neuntes Hinweisplättchen dazu; wollt ihr noch mehr, nehmt Münzen.</translation>
    </message>
    <message>
        <source>Here, a click is all it takes: there’s nothing to say aloud.</source>
        <translation>Hier genügt ein Klick: Anzusagen gibt es nichts.</translation>
    </message>
    <message>
        <source>Backs towards you.</source>
        <translation>Haltet sie mit der Rückseite zu euch.</translation>
    </message>
    <message>
        <source>Set these as you like, in any combination: 1 to 20 clock tokens, defeat at the first, second, third or fourth mistake, a master or none, and:</source>
        <translation>Ihr bestimmt selbst, in jeder Kombination: 1 bis 20 Uhrplättchen, Niederlage beim ersten, zweiten, dritten oder vierten Fehler, mit oder ohne Meister, und dies:</translation>
    </message>
    <message>
        <source>How strict you are is up to you; agree before you deal.</source>
        <translation>Wie streng ihr seid, macht ihr unter euch aus, am besten vor dem Austeilen.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Wie die Partie endet</translation>
    </message>
    <message>
        <source>If all the hint tiles are white, you can’t discard.</source>
        <translation>Sind alle Hinweisplättchen weiß, darfst du nicht abwerfen.</translation>
    </message>
    <message>
        <source>The card goes to the discard pile, and a red token into the lid.</source>
        <translation>Die Karte kommt auf den Ablagestapel und ein roter Chip in den Deckel.</translation>
    </message>
    <message>
        <source>The card goes to the discard pile, and a storm tile is turned to lightning.</source>
        <translation>Die Karte kommt auf den Ablagestapel, und ein Gewitterplättchen wird auf die Blitzseite gedreht.</translation>
    </message>
    <message>
        <source>The card goes to the discard pile, and one red fuse token is turned on its side.</source>
        <translation>Die Karte kommt auf den Ablagestapel, und ein rotes Luntenplättchen wird quer gelegt.</translation>
    </message>
    <message>
        <source>The card goes to the discard pile, and the top fuse token into the lid.</source>
        <translation>Die Karte kommt auf den Ablagestapel und das oberste Luntenplättchen in den Deckel.</translation>
    </message>
    <message>
        <source>If no blue token is spent, you can’t discard.</source>
        <translation>Solange kein blauer Chip verbraucht ist, darfst du nicht abwerfen.</translation>
    </message>
    <message>
        <source>If no clock token is spent, you can’t discard.</source>
        <translation>Solange kein Uhrplättchen verbraucht ist, darfst du nicht abwerfen.</translation>
    </message>
    <message>
        <source>If none is spent, the bonus is lost.</source>
        <translation>Ist keines verbraucht, verfällt der Bonus.</translation>
    </message>
    <message>
        <source>If none is spent, the bonus is lost.</source>
        <comment>blue and red tokens</comment>
        <translation>Ist keiner verbraucht, verfällt der Bonus.</translation>
    </message>
    <message>
        <source>That costs one blue token.</source>
        <translation>Das kostet einen blauen Chip.</translation>
    </message>
    <message>
        <source>That costs one clock token.</source>
        <translation>Das kostet ein Uhrplättchen.</translation>
    </message>
    <message>
        <source>That costs one hint tile.</source>
        <translation>Das kostet ein Hinweisplättchen.</translation>
    </message>
    <message>
        <source>If it’s the 1 that starts the firework of its colour, or exactly one higher than the top card there, it fits: add it.</source>
        <translation>Sie passt, wenn sie als 1 die Reihe ihrer Farbe beginnt oder genau um eins höher ist als die oberste Karte dort. Dann leg sie an.</translation>
    </message>
    <message>
        <source>It’s a green 1, no longer needed. {gain} Cleo draws.</source>
        <extracomment>{gain} is a sentence: “A clock token comes back.”</extracomment>
        <translation>Es ist eine grüne 1, die niemand mehr braucht. {gain} Cleo zieht nach.</translation>
    </message>
    <message>
        <source>It’s the blue 2, and it fits. Bo draws.</source>
        <translation>Es ist die blaue 2, und sie passt. Bo zieht eine neue Karte.</translation>
    </message>
    <message numerus="yes">
        <source>Keep the %n red tokens beside the lid. Every mistake sends one in.</source>
        <translation>
            <numerusform>Legt den roten Chip neben den Deckel. Ein Fehler bringt ihn hinein.</numerusform>
            <numerusform>Legt die %n roten Chips neben den Deckel. Bei jedem Fehler kommt einer hinein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n clock tokens the right way up. Spent ones are turned on their side.</source>
        <translation>
            <numerusform>Legt das Uhrplättchen richtig herum hin. Verbraucht wird es quer gelegt.</numerusform>
            <numerusform>Legt die %n Uhrplättchen richtig herum hin. Verbrauchte werden quer gelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n hint tiles, white sides up. Spent ones are turned to black.</source>
        <translation>
            <numerusform>Legt das Hinweisplättchen bereit, die weiße Seite nach oben. Ist es verbraucht, wird es umgedreht.</numerusform>
            <numerusform>Legt die %n Hinweisplättchen bereit, die weiße Seite nach oben. Verbrauchte werden umgedreht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n storm tiles, starry sides up. Every mistake turns one to lightning.</source>
        <translation>
            <numerusform>Legt das Gewitterplättchen daneben, den Sternenhimmel nach oben. Bei einem Fehler wird es auf die Blitzseite gedreht.</numerusform>
            <numerusform>Legt die %n Gewitterplättchen daneben, den Sternenhimmel nach oben. Bei jedem Fehler wird eines auf die Blitzseite gedreht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n clock tokens face up on the table. Spent ones go into the box lid.</source>
        <translation>
            <numerusform>Legt das Uhrplättchen offen auf den Tisch. Verbraucht kommt es in den Schachteldeckel.</numerusform>
            <numerusform>Legt die %n Uhrplättchen offen auf den Tisch. Verbrauchte kommen in den Schachteldeckel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n hint tiles in front of the master, white sides up. Spent ones are turned to black.</source>
        <translation>
            <numerusform>Legt das Hinweisplättchen vor den Meister, die weiße Seite nach oben. Ist es verbraucht, wird es umgedreht.</numerusform>
            <numerusform>Legt die %n Hinweisplättchen vor den Meister, die weiße Seite nach oben. Verbrauchte werden umgedreht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n storm tiles in front of the master too, starry sides up. Every mistake turns one to lightning.</source>
        <translation>
            <numerusform>Legt auch das Gewitterplättchen vor den Meister, den Sternenhimmel nach oben. Bei einem Fehler wird es auf die Blitzseite gedreht.</numerusform>
            <numerusform>Legt auch die %n Gewitterplättchen vor den Meister, den Sternenhimmel nach oben. Bei jedem Fehler wird eines auf die Blitzseite gedreht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave room in the middle for five.</source>
        <translation>Lasst in der Mitte Platz für fünf.</translation>
    </message>
    <message>
        <source>Leave room in the middle for six.</source>
        <translation>Lasst in der Mitte Platz für sechs.</translation>
    </message>
    <message>
        <source>Shuffle 50 cards, all but the multicolour ones.</source>
        <translation>Mischt 50 Karten, alle außer den bunten.</translation>
    </message>
    <message>
        <source>Look after the 5s and the multicolour cards: there’s only one of each. Everything else comes at least twice, so don’t be afraid to discard.</source>
        <translation>Hütet die Fünfen und die bunten Karten: Jede gibt es nur einmal. Alle anderen gibt es mehrfach, also nur Mut zum Abwerfen.</translation>
    </message>
    <message>
        <source>Look after the 5s: there’s only one of each. Everything else comes at least twice, so don’t be afraid to discard.</source>
        <translation>Hütet die Fünfen: Jede gibt es nur einmal. Alle anderen Karten gibt es mehrfach, also nur Mut zum Abwerfen.</translation>
    </message>
    <message>
        <source>Looking away</source>
        <translation>Wegschauen</translation>
    </message>
    <message>
        <source>Lost.</source>
        <translation>Verloren.</translation>
    </message>
    <message>
        <source>Multicolour cards</source>
        <translation>Bunte Karten</translation>
    </message>
    <message>
        <source>Nothing left to do</source>
        <translation>Nichts mehr zu tun</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Eine Karte ausspielen</translation>
    </message>
    <message>
        <source>Playing on this screen</source>
        <translation>Spielen an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Say aloud that you’re discarding before you do it.</source>
        <translation>Sag laut, dass du abwirfst, bevor du es tust.</translation>
    </message>
    <message>
        <source>Second thoughts</source>
        <translation>Anders überlegt</translation>
    </message>
    <message>
        <source>Strictly speaking, hints are all you may give each other.</source>
        <translation>Streng genommen verständigt ihr euch nur durch Hinweise.</translation>
    </message>
    <message>
        <source>Talking at the table</source>
        <translation>Reden am Tisch</translation>
    </message>
    <message>
        <source>The last red token goes into the box lid.</source>
        <translation>Der letzte rote Chip kommt in den Schachteldeckel.</translation>
    </message>
    <message>
        <source>The last storm tile is turned to lightning.</source>
        <translation>Das letzte Gewitterplättchen zeigt den Blitz.</translation>
    </message>
    <message>
        <source>The last red fuse token is turned on its side.</source>
        <translation>Das letzte rote Luntenplättchen wird quer gelegt.</translation>
    </message>
    <message>
        <source>The bonus</source>
        <translation>Der Bonus</translation>
    </message>
    <message>
        <source>Out goes a card, back comes a hint.</source>
        <translation>Eine Karte geht, ein Hinweis kommt.</translation>
    </message>
    <message>
        <source>From left to right: {cards}.</source>
        <translation>Von links nach rechts: {cards}.</translation>
    </message>
    <message>
        <source>In the middle are the fireworks, none of them started yet. To their left are the tokens with the box lid, and beside the lid the discard pile; to their right is the deck. The teammates’ hands at the top show their faces, the hand at the bottom only its backs.</source>
        <translation>In der Mitte liegen die Farbreihen, noch ist keine begonnen. Links davon liegen die Chips mit dem Schachteldeckel und neben dem Deckel der Ablagestapel, rechts davon der Nachziehstapel. Oben sind die Karten der Mitspieler von vorn zu sehen, unten die eigenen nur von hinten.</translation>
    </message>
    <message>
        <source>In the middle are the fireworks, none of them started yet. To their left is what counts hints and mistakes, to their right the deck and the discard pile. The teammates’ hands at the top show their faces, the hand at the bottom only its backs.</source>
        <translation>In der Mitte liegen die Farbreihen, noch ist keine begonnen. Links davon liegt, was Hinweise und Fehler zählt, rechts davon liegen Nachziehstapel und Ablagestapel. Oben sind die Karten der Mitspieler von vorn zu sehen, unten die eigenen nur von hinten.</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Stichwörter</translation>
    </message>
    <message>
        <source>On screen, the program shuffles and deals the cards; on your turn, everyone else looks away. With real cards, set up as pictured:</source>
        <translation>Am Bildschirm mischt und verteilt das Programm die Karten; bist du dran, schauen alle anderen weg. Mit echten Karten baut ihr so auf:</translation>
    </message>
    <message>
        <source>One mistake from losing?</source>
        <translation>Kein Fehler mehr frei?</translation>
    </message>
    <message>
        <source>Whatever the hint, play only what’s sure to fit.</source>
        <translation>Spiel trotz Hinweis nur aus, was sicher passt.</translation>
    </message>
    <message>
        <source>The last mistake</source>
        <translation>Der letzte Fehler</translation>
    </message>
    <message>
        <source>That’s enough to begin</source>
        <translation>Das genügt für den Anfang</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Die letzte Runde</translation>
    </message>
    <message>
        <source>The master</source>
        <translation>Der Meister</translation>
    </message>
    <message>
        <source>The owner sees only the backs. Everybody else sees {cards}.</source>
        <translation>Ihr Besitzer sieht nur die Rückseiten. Alle anderen sehen: {cards}.</translation>
    </message>
    <message>
        <source>The perfect show</source>
        <translation>Das perfekte Feuerwerk</translation>
    </message>
    <message>
        <source>The private view</source>
        <translation>Die eigene Ansicht</translation>
    </message>
    <message>
        <source>The public table</source>
        <translation>Der gemeinsame Tisch</translation>
    </message>
    <message>
        <source>Computers play by agreements. Keep your cards in order: oldest on the left, newest on the right.</source>
        <translation>Computer spielen nach Abmachungen. Steck nicht um: links die älteste Karte, rechts die neueste.</translation>
    </message>
    <message>
        <source>a card seen from the back</source>
        <translation>eine Karte von hinten</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>in this game</source>
        <translation>in dieser Partie</translation>
    </message>
    <message>
        <source>play</source>
        <translation>ausspielen</translation>
    </message>
    <message>
        <source>you: play</source>
        <translation>du: ausspielen</translation>
    </message>
    <message>
        <source>{cards} A colour’s ten cards: three 1s, two 2s, two 3s, two 4s, one 5. Two or three players get five cards each, larger groups four. The rest is the deck, face down.</source>
        <extracomment>{cards} is a sentence: “Shuffle all 50 cards.”</extracomment>
        <translation>{cards} Die zehn Karten einer Farbe: drei Einsen, je zwei Zweien, Dreien und Vieren, eine 5. Zu zweit oder zu dritt bekommt jeder fünf Karten, sonst vier. Der Rest bildet verdeckt den Nachziehstapel.</translation>
    </message>
    <message>
        <source>{card} (pointed at)</source>
        <translation>{card} (darauf wird gezeigt)</translation>
    </message>
    <message>
        <source>{colour}: not begun</source>
        <translation>{colour}: noch nicht begonnen</translation>
    </message>
    <message>
        <source>“Television mode” in the “View” menu makes everything larger.</source>
        <extracomment>Quotes the menu &quot;View&quot; and its entry &quot;Television mode&quot;.</extracomment>
        <translation>Der „Fernsehmodus“ im Menü „Ansicht“ macht alles größer.</translation>
    </message>
    <message>
        <source>“Why?” explains what a computer did, “Advice” suggests what to do.</source>
        <extracomment>Quotes the buttons &quot;Why?&quot; and &quot;Advice&quot;.</extracomment>
        <translation>„Warum?“ erklärt Züge der Computer, „Rat holen“ empfiehlt einen.</translation>
    </message>
    <message>
        <source>“You have one 5, right here.”</source>
        <translation>„Du hast eine 5, genau hier.“</translation>
    </message>
    <message>
        <source>“You have two multicolour cards, here and here.”</source>
        <translation>„Du hast zwei bunte Karten: die hier und die hier.“</translation>
    </message>
    <message>
        <source>“You have two yellow cards, here and here.”</source>
        <translation>„Du hast zwei gelbe Karten: die hier und die hier.“</translation>
    </message>
    <message>
        <source>The rules of Hanabi</source>
        <translation>Die Regeln von Hanabi</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Das Ergebnis</translation>
    </message>
    <message>
        <source>Playing with</source>
        <translation>Gespielt wird mit</translation>
    </message>
    <message>
        <source>Beside the box lid, face up.</source>
        <translation>Offen neben dem Schachteldeckel.</translation>
    </message>
    <message>
        <source>Beside the deck, face up.</source>
        <translation>Offen neben dem Nachziehstapel.</translation>
    </message>
    <message>
        <source>Now you see every hand but your own, and what’s new. This is the only place to take your turn. If nothing happens for a while, the cards are covered.</source>
        <translation>Jetzt siehst du, was geschehen ist, und alle Karten außer deinen eigenen. Nur hier kannst du deinen Zug machen. Geschieht eine Weile nichts, werden die Karten verdeckt.</translation>
    </message>
    <message numerus="yes">
        <source>Put the %n blue tokens into the box lid, ready to use. Spent ones go beside the lid.</source>
        <translation>
            <numerusform>Legt den blauen Chip in den Schachteldeckel. Verbraucht kommt er daneben.</numerusform>
            <numerusform>Legt die %n blauen Chips in den Schachteldeckel. Verbrauchte kommen daneben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Red 4, yellow 5, green 2, blue 4 and white 3 make {sum} points.</source>
        <translation>Rot 4, Gelb 5, Grün 2, Blau 4 und Weiß 3: Das macht {sum} Punkte.</translation>
    </message>
    <message>
        <source>Red 4, yellow 5, green 2, blue 4, white 3 and multicolour 3 make {sum} points.</source>
        <translation>Rot 4, Gelb 5, Grün 2, Blau 4, Weiß 3 und Bunt 3: Das macht {sum} Punkte.</translation>
    </message>
    <message>
        <source>Red needs its 1 first.</source>
        <translation>Rot braucht erst die 1.</translation>
    </message>
    <message>
        <source>Right colour, and it fits: add it as usual, and one blue token comes back, on top of any bonus. If none is spent, you get nothing extra.</source>
        <translation>Richtige Farbe, und die Karte passt: Leg sie ganz normal an. Dafür kommt ein blauer Chip zurück, zusätzlich zu einem Bonus. Ist keiner verbraucht, gibt es nichts dazu.</translation>
    </message>
    <message>
        <source>Right colour, and it fits: add it as usual, and one clock token comes back, on top of any bonus. If none is spent, you get nothing extra.</source>
        <translation>Richtige Farbe, und die Karte passt: Leg sie ganz normal an. Dafür kommt ein Uhrplättchen zurück, zusätzlich zu einem Bonus. Ist keines verbraucht, gibt es nichts dazu.</translation>
    </message>
    <message>
        <source>Right colour, and it fits: add it as usual, and one hint tile is turned back to white, on top of any bonus. If all are white, you get nothing extra.</source>
        <translation>Richtige Farbe, und die Karte passt: Leg sie ganz normal an. Dafür wird ein Hinweisplättchen wieder auf Weiß gedreht, zusätzlich zu einem Bonus. Sind alle weiß, gibt es nichts dazu.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Multicolour cards are a sixth colour, with a sixth firework. A perfect show is then worth 30 points.</source>
        <translation>Bunte Karten sind eine sechste Farbe mit einer sechsten Farbreihe. Das perfekte Feuerwerk bringt dann 30 Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>Stack the %n fuse tokens, the longest fuse on top. Every mistake sends the top one into the lid; once the explosion at the bottom is uncovered, you’ve lost.</source>
        <translation>
            <numerusform>Stapelt die %n Luntenplättchen, oben die längste Lunte. Bei jedem Fehler kommt das oberste in den Deckel. Unten liegt die Explosion: Liegt sie frei, habt ihr verloren.</numerusform>
            <numerusform>Stapelt die %n Luntenplättchen, oben die längste Lunte. Bei jedem Fehler kommt das oberste in den Deckel. Unten liegt die Explosion: Liegt sie frei, habt ihr verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack the %n red fuse tokens beside them. Every mistake takes one off and lays it on its side.</source>
        <translation>
            <numerusform>Legt das rote Luntenplättchen daneben. Bei einem Fehler wird es quer gelegt.</numerusform>
            <numerusform>Stapelt die %n roten Luntenplättchen daneben. Bei jedem Fehler kommt eines vom Stapel und wird quer gelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start with the 1s: an early hint about them is rarely wasted.</source>
        <translation>Fangt mit den Einsen an: Ein früher Hinweis auf sie ist selten verschwendet.</translation>
    </message>
    <message>
        <source>Play without variants and with full memory aid; if you own the card game, choose the edition you have. Once you’ve scored 20, try the variants.</source>
        <translation>Spielt ohne Varianten und mit voller Merkhilfe. Steht das Spiel bei euch im Regal, wählt dieselbe Ausgabe. Sind 20 Punkte geschafft, wagt euch an die Varianten.</translation>
    </message>
    <message>
        <source>All ten cards. Hints can name multicolour like any other colour.</source>
        <translation>Alle zehn Karten kommen dazu. Hinweise dürfen Bunt nennen wie jede andere Farbe.</translation>
    </message>
    <message>
        <source>All ten cards. No hint can ever name multicolour; instead, every colour hint also points at all multicolour cards in that hand.</source>
        <translation>Alle zehn Karten kommen dazu. Hinweise dürfen Bunt nicht nennen; dafür zeigt jeder Farbhinweis auch auf alle bunten Karten dieser Hand.</translation>
    </message>
    <message>
        <source>The 5 completes yellow.</source>
        <translation>Mit der 5 ist Gelb vollständig.</translation>
    </message>
    <message>
        <source>The catch: everyone sees your cards but you. Hints are all you get.</source>
        <translation>Der Haken: Alle sehen deine Karten, nur du nicht. Dir bleiben nur die Hinweise.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The example.</source>
        <translation>Das Beispiel.</translation>
    </message>
    <message>
        <source>The explosion lies uncovered.</source>
        <translation>Die Explosion liegt offen da.</translation>
    </message>
    <message>
        <source>All fireworks are complete</source>
        <translation>Alle Farbreihen sind vollständig</translation>
    </message>
    <message>
        <source>The first mistake</source>
        <translation>Der erste Fehler</translation>
    </message>
    <message>
        <source>The first mistake loses the game at once.</source>
        <translation>Mit dem ersten Fehler ist die Partie auf der Stelle verloren.</translation>
    </message>
    <message>
        <source>The fourth mistake</source>
        <translation>Der vierte Fehler</translation>
    </message>
    <message>
        <source>The fourth mistake loses the game at once.</source>
        <translation>Mit dem vierten Fehler ist die Partie auf der Stelle verloren.</translation>
    </message>
    <message>
        <source>The game goes on even when 25 points are out of reach.</source>
        <translation>Die Partie geht weiter, auch wenn 25 Punkte nicht mehr zu schaffen sind.</translation>
    </message>
    <message>
        <source>The game goes on even when 30 points are out of reach.</source>
        <translation>Die Partie geht weiter, auch wenn 30 Punkte nicht mehr zu schaffen sind.</translation>
    </message>
    <message>
        <source>The last card is drawn</source>
        <translation>Die letzte Karte ist gezogen</translation>
    </message>
    <message>
        <source>The last copy of a card you still need lands on the discard pile: you lose.</source>
        <translation>Das letzte Exemplar einer Karte, die ihr noch braucht, landet auf dem Ablagestapel: Ihr verliert.</translation>
    </message>
    <message>
        <source>The master plays like everyone else.</source>
        <translation>Der Meister spielt mit wie alle anderen.</translation>
    </message>
    <message>
        <source>Nobody else touches the tokens.</source>
        <comment>blue and red tokens</comment>
        <translation>Die Chips fasst sonst niemand an.</translation>
    </message>
    <message>
        <source>Bo: wait</source>
        <translation>Bo: warten</translation>
    </message>
    <message>
        <source>For each game, “Memory aid” sets what the cards keep showing: all that hints have said and ruled out, only the latest hint, or nothing.</source>
        <translation>Was auf den Karten stehen bleibt, bestimmt für jede Partie die „Merkhilfe“: alles, was die Hinweise gesagt und ausgeschlossen haben, nur der letzte Hinweis oder nichts.</translation>
    </message>
    <message>
        <source>Give hints by the same agreements. Look up the rest:</source>
        <translation>Gib Hinweise nach denselben Abmachungen. Zum Nachlesen:</translation>
    </message>
    <message>
        <source>If “5” points at a card, or “2” at your oldest without a hint, keep it until it’s sure to fit.</source>
        <translation>Zeigt „5“ auf eine Karte oder „2“ auf deine älteste ohne Hinweis, behalte sie, bis sie sicher passt.</translation>
    </message>
    <message>
        <source>Looking again</source>
        <translation>Wieder hinschauen</translation>
    </message>
    <message>
        <source>Must you wait?</source>
        <translation>Musst du warten?</translation>
    </message>
    <message>
        <source>Nothing to play?</source>
        <translation>Nichts auszuspielen?</translation>
    </message>
    <message>
        <source>Play with full memory aid; if you own the card game, choose the edition you have. Once you’ve scored 20, try another edition’s variants.</source>
        <translation>Spielt mit voller Merkhilfe. Steht das Spiel bei euch im Regal, wählt dieselbe Ausgabe. Sind 20 Punkte geschafft, probiert die Varianten einer anderen Ausgabe.</translation>
    </message>
    <message>
        <source>Same cards again?</source>
        <translation>Wieder dieselben?</translation>
    </message>
    <message>
        <source>The master puts one blue token back into the lid; then you discard and draw.</source>
        <translation>Der Meister legt einen blauen Chip in den Deckel zurück; dann wirfst du ab und ziehst nach.</translation>
    </message>
    <message>
        <source>The master puts one clock token into the lid; then you give your hint.</source>
        <translation>Der Meister legt ein Uhrplättchen in den Deckel; dann gibst du deinen Hinweis.</translation>
    </message>
    <message>
        <source>The master takes one blue token out of the lid; then you give your hint.</source>
        <translation>Der Meister nimmt einen blauen Chip aus dem Deckel; dann gibst du deinen Hinweis.</translation>
    </message>
    <message>
        <source>The master takes one clock token out of the lid; then you discard and draw.</source>
        <translation>Der Meister nimmt ein Uhrplättchen aus dem Deckel; dann wirfst du ab und ziehst nach.</translation>
    </message>
    <message>
        <source>The master turns one black tile to white; then you discard and draw.</source>
        <translation>Der Meister dreht ein schwarzes Plättchen auf die weiße Seite; dann wirfst du ab und ziehst nach.</translation>
    </message>
    <message>
        <source>The master turns one clock token on its side; then you give your hint.</source>
        <translation>Der Meister legt ein Uhrplättchen quer; dann gibst du deinen Hinweis.</translation>
    </message>
    <message>
        <source>The master turns one clock token the right way up; then you discard and draw.</source>
        <translation>Der Meister dreht ein Uhrplättchen wieder richtig herum; dann wirfst du ab und ziehst nach.</translation>
    </message>
    <message>
        <source>The master turns one white tile to black; then you give your hint.</source>
        <translation>Der Meister dreht ein weißes Plättchen auf die schwarze Seite; dann gibst du deinen Hinweis.</translation>
    </message>
    <message>
        <source>The moment all fireworks are complete, you’ve won, with {points} points, even if cards are left in the deck.</source>
        <translation>Sobald alle Farbreihen vollständig sind, habt ihr mit {points} Punkten gewonnen, selbst wenn noch Karten im Nachziehstapel liegen.</translation>
    </message>
    <message>
        <source>The multicolour cards make a sixth firework of their own.</source>
        <translation>Die bunten Karten bilden eine eigene, sechste Farbreihe.</translation>
    </message>
    <message>
        <source>On screen, the program shuffles and deals the cards and moves the tokens; on your turn, everyone else looks away. With real cards, set up as pictured:</source>
        <translation>Am Bildschirm mischt und verteilt das Programm die Karten und zählt Hinweise und Fehler; bist du dran, schauen alle anderen weg. Mit echten Karten baut ihr so auf:</translation>
    </message>
    <message>
        <source>Between turns, you all look together; hands lie face down.</source>
        <translation>Zwischen den Zügen schauen alle hin; die Handkarten sind verdeckt.</translation>
    </message>
    <message>
        <source>Nothing has been discarded yet. Bo tells you two of your cards are red. Top row: one of them was your oldest card without a hint. Play it. Bottom row: neither was. Play the newer red one.</source>
        <translation>Noch ist nichts abgeworfen. Bo sagt dir, dass zwei deiner Karten rot sind. Oben: Deine älteste Karte ohne Hinweis war dabei. Spiel sie aus. Unten: Sie war nicht dabei. Spiel die neuere rote aus.</translation>
    </message>
    <message>
        <source>The oldest of you is the master, goes first and plays like everyone else.</source>
        <translation>Wer von euch am ältesten ist, ist der Meister. Er beginnt und spielt mit wie alle anderen.</translation>
    </message>
    <message>
        <source>The second mistake</source>
        <translation>Der zweite Fehler</translation>
    </message>
    <message>
        <source>The second mistake loses the game at once.</source>
        <translation>Mit dem zweiten Fehler ist die Partie auf der Stelle verloren.</translation>
    </message>
    <message>
        <source>The story</source>
        <translation>Die Geschichte</translation>
    </message>
    <message numerus="yes">
        <source>The table for %n players.</source>
        <translation>
            <numerusform>Der Tisch für %n Spieler.</numerusform>
            <numerusform>Der Tisch für %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>The third mistake</source>
        <translation>Der dritte Fehler</translation>
    </message>
    <message>
        <source>The third mistake loses the game at once.</source>
        <translation>Mit dem dritten Fehler ist die Partie auf der Stelle verloren.</translation>
    </message>
    <message>
        <source>Then draw a new card, unseen.</source>
        <translation>Dann zieh eine neue Karte, ohne sie anzusehen.</translation>
    </message>
    <message>
        <source>There’s no last round. When the deck is empty, you play on without drawing, with ever smaller hands.</source>
        <translation>Eine letzte Runde gibt es nicht. Ist der Nachziehstapel leer, spielt ihr weiter, ohne zu ziehen, und habt immer weniger Karten.</translation>
    </message>
    <message>
        <source>This edition also offers:</source>
        <translation>Diese Ausgabe bietet euch auch:</translation>
    </message>
    <message>
        <source>This edition has no variants of its own.</source>
        <translation>Zu dieser Ausgabe gibt es keine Varianten.</translation>
    </message>
    <message>
        <source>This edition’s variants; those in this game are marked.</source>
        <translation>Die Varianten dieser Ausgabe; die gespielten sind gekennzeichnet.</translation>
    </message>
    <message>
        <source>Shuffle 55 cards, five of them multicolour, numbered 1 to 5.</source>
        <translation>Mischt 55 Karten, darunter fünf bunte mit den Zahlen 1 bis 5.</translation>
    </message>
    <message>
        <source>Shuffle all 60 cards, the ten multicolour ones too.</source>
        <translation>Mischt alle 60 Karten, auch die zehn bunten.</translation>
    </message>
    <message>
        <source>Shuffle all 55 cards, the five multicolour ones too.</source>
        <translation>Mischt alle 55 Karten, auch die fünf bunten.</translation>
    </message>
    <message>
        <source>Three things end the game:</source>
        <translation>Die Partie kann auf drei Arten enden:</translation>
    </message>
    <message>
        <source>To name a colour first, choose “Name a colour…”.</source>
        <extracomment>Quotes the button &quot;Name a colour…&quot; of the table.</extracomment>
        <translation>Willst du vorher eine Farbe nennen, wähl „Farbe nennen…“.</translation>
    </message>
    <message>
        <source>Together you build five fireworks, one in each colour, from 1 to 5. Complete all five for 25 points; a smaller show still scores, unless you lose.</source>
        <translation>Gemeinsam baut ihr fünf Farbreihen, jede von der 1 bis zur 5. Sind alle vollständig, bringt das 25 Punkte. Auch ein kleineres Feuerwerk zählt, solange ihr nicht verliert.</translation>
    </message>
    <message>
        <source>Together you build five fireworks, one in each colour, from 1 to 5. Only the perfect show wins, all five complete, for 25 points: anything less is a defeat.</source>
        <translation>Gemeinsam baut ihr fünf Farbreihen, jede von der 1 bis zur 5. Ihr gewinnt nur mit dem perfekten Feuerwerk: alle fünf vollständig, 25 Punkte. Alles andere ist eine Niederlage.</translation>
    </message>
    <message>
        <source>Together you build six fireworks, one in each colour, from 1 to 5. Complete all six for 30 points; a smaller show still scores, unless you lose.</source>
        <translation>Gemeinsam baut ihr sechs Farbreihen, jede von der 1 bis zur 5. Sind alle vollständig, bringt das 30 Punkte. Auch ein kleineres Feuerwerk zählt, solange ihr nicht verliert.</translation>
    </message>
    <message>
        <source>Together you build six fireworks, one in each colour, from 1 to 5. Only the perfect show wins, all six complete, for 30 points: anything less is a defeat.</source>
        <translation>Gemeinsam baut ihr sechs Farbreihen, jede von der 1 bis zur 5. Ihr gewinnt nur mit dem perfekten Feuerwerk: alle sechs vollständig, 30 Punkte. Alles andere ist eine Niederlage.</translation>
    </message>
    <message>
        <source>Told “5” or “2”?</source>
        <translation>Hinweis „5“ oder „2“?</translation>
    </message>
    <message>
        <source>Turn any card from your hand face up, even one you know nothing about.</source>
        <translation>Decke eine Karte aus deiner Hand auf, ob du sie kennst oder nicht.</translation>
    </message>
    <message>
        <source>Turn one of your cards face up. If it’s next in its colour, it fits: add it to the firework. If not, it’s a mistake: off to the discard pile! Either way, draw one. A 5 that fits completes its firework. {bonus}</source>
        <extracomment>{bonus} is a sentence: “Bonus: one clock token back.”</extracomment>
        <translation>Decke eine deiner Karten auf. Ist sie die nächste ihrer Farbe, passt sie: Leg sie an. Sonst ist es ein Fehler: Ab auf den Ablagestapel! In beiden Fällen ziehst du eine neue. Eine 5, die passt, macht ihre Farbreihe vollständig. {bonus}</translation>
    </message>
    <message>
        <source>Turn your card face up. If it doesn’t fit, the master puts a red token into the lid; for a bonus, a blue one. Then draw.</source>
        <translation>Decke deine Karte auf. Passt sie nicht, legt der Meister einen roten Chip in den Deckel; bringt sie einen Bonus, einen blauen. Dann ziehst du nach.</translation>
    </message>
    <message>
        <source>Turn your card face up. If it doesn’t fit, the master puts the top fuse token into the lid; for a bonus, the master takes a clock token out. Then draw.</source>
        <translation>Decke deine Karte auf. Passt sie nicht, legt der Meister das oberste Luntenplättchen in den Deckel; bringt sie einen Bonus, nimmt er ein Uhrplättchen heraus. Dann ziehst du nach.</translation>
    </message>
    <message>
        <source>Turn your card face up. If it doesn’t fit, the master turns a red fuse token on its side; for a bonus, a clock token the right way up. Then draw.</source>
        <translation>Decke deine Karte auf. Passt sie nicht, legt der Meister ein rotes Luntenplättchen quer; bringt sie einen Bonus, dreht er ein Uhrplättchen richtig herum. Dann ziehst du nach.</translation>
    </message>
    <message>
        <source>Turn your card face up. If it doesn’t fit, the master turns a storm tile to lightning; for a bonus, a black hint tile to white. Then draw.</source>
        <translation>Decke deine Karte auf. Passt sie nicht, dreht der Meister ein Gewitterplättchen auf die Blitzseite. Bringt sie einen Bonus, dreht er ein Hinweisplättchen auf die weiße Seite. Dann ziehst du nach.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>What a hint costs.</source>
        <translation>Was ein Hinweis kostet.</translation>
    </message>
    <message>
        <source>Announcing to the master is always allowed.</source>
        <translation>Dem Meister etwas anzusagen ist immer erlaubt.</translation>
    </message>
    <message>
        <source>What you can see</source>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>What you play with</source>
        <translation>Womit ihr spielt</translation>
    </message>
    <message>
        <source>What’s in the box</source>
        <translation>Was in der Schachtel ist</translation>
    </message>
    <message>
        <source>When someone draws the last card, everyone gets exactly one more turn, including whoever drew it. Nobody draws any more.</source>
        <translation>Zieht jemand die letzte Karte, haben alle noch genau einen Zug, auch wer sie gezogen hat. Nachgezogen wird nicht mehr.</translation>
    </message>
    <message>
        <source>When the deck is empty, you play on. The game ends in one of these ways:</source>
        <translation>Ist der Nachziehstapel leer, spielt ihr weiter. So kann die Partie enden:</translation>
    </message>
    <message>
        <source>While someone is thinking, everyone else keeps a straight face: no remarks, no nudges, no meaningful sighs.</source>
        <translation>Während jemand nachdenkt, verziehen die anderen keine Miene: keine Bemerkungen, kein Anstupsen, kein vielsagendes Seufzen.</translation>
    </message>
    <message>
        <source>Whoever is wearing the most colourful clothes.</source>
        <translation>Wer am buntesten angezogen ist.</translation>
    </message>
    <message>
        <source>Why this hint, and why now? Usually you should play what it points at, or hang on to it.</source>
        <translation>Warum dieser Hinweis, und warum gerade jetzt? Meist sollst du die Karte ausspielen oder behalten.</translation>
    </message>
    <message>
        <source>Once your hand is empty, you can only give hints, and can’t be given any.</source>
        <translation>Hast du keine Karten mehr, kannst du nur noch Hinweise geben und selbst keine mehr bekommen.</translation>
    </message>
    <message>
        <source>With six colours, the scale ends:</source>
        <translation>Mit sechs Farben endet die Skala so:</translation>
    </message>
    <message>
        <source>With three players, three more turns.</source>
        <translation>Zu dritt sind das noch drei Züge.</translation>
    </message>
    <message>
        <source>Wrong colour: a mistake. The card goes to the discard pile, even if it would have fitted.</source>
        <translation>Falsche Farbe: ein Fehler. Die Karte kommt auf den Ablagestapel, selbst wenn sie gepasst hätte.</translation>
    </message>
    <message>
        <source>Without a 4, yellow can only grow to 3; without a 3, green can grow no more.</source>
        <translation>Ohne Vieren kommt Gelb nur bis zur 3; ohne Dreien wächst Grün nicht mehr.</translation>
    </message>
    <message>
        <source>It combines with any of the multicolour variants.</source>
        <translation>Sie lässt sich mit jeder Variante mit bunten Karten kombinieren.</translation>
    </message>
    <message>
        <source>You can name white, red, blue, yellow and green.</source>
        <translation>Nennen darfst du Weiß, Rot, Blau, Gelb und Grün.</translation>
    </message>
    <message>
        <source>You can name white, red, blue, yellow and green. Multicolour can never be named: its cards are wild, and every colour hint also points at all of them in that hand.</source>
        <translation>Nennen darfst du Weiß, Rot, Blau, Gelb und Grün, aber niemals Bunt: Die bunten Karten sind Joker, und jeder Farbhinweis zeigt auch auf alle bunten Karten dieser Hand.</translation>
    </message>
    <message>
        <source>You can name white, red, blue, yellow, green and multicolour. Multicolour is a colour like any other: no other hint about a colour points at it.</source>
        <translation>Nennen darfst du Weiß, Rot, Blau, Gelb, Grün und Bunt. Bunt ist eine Farbe wie jede andere: Kein anderer Farbhinweis zeigt darauf.</translation>
    </message>
    <message>
        <source>You lose at once, with 0 points.</source>
        <translation>Ihr verliert sofort, mit 0 Punkten.</translation>
    </message>
    <message>
        <source>Shuffle all 50 cards.</source>
        <translation>Mischt alle 50 Karten.</translation>
    </message>
    <message>
        <source>What they announce to the master is left out here.</source>
        <translation>Was sie dem Meister ansagen, lassen wir hier weg.</translation>
    </message>
    <message>
        <source>You win, with {points} points.</source>
        <translation>Ihr gewinnt mit {points} Punkten.</translation>
    </message>
    <message>
        <source>Your choice announces the action. If you play, turn your card up. The master clicks or drags what lights up.</source>
        <translation>Dein Klick sagt dem Meister die Aktion an. Nur beim Ausspielen wählst du danach „Karte aufdecken“. Leuchtet etwas auf, klickt der Meister es an.</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Eure erste Partie</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Eure Partien</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>“1” points at every 1.</source>
        <translation>„1“ zeigt auf jede 1.</translation>
    </message>
    <message>
        <source>“Blue” points at the blue card, and at both multicolour ones.</source>
        <translation>„Blau“ zeigt auf die blaue Karte und auf beide bunten.</translation>
    </message>
    <message>
        <source>“Bo, you have one 2, right here.” {cost} “The 2 must fit somewhere,” thinks Bo.</source>
        <extracomment>{cost} is a sentence: “It costs one clock token.”</extracomment>
        <translation>„Bo, du hast eine 2, genau hier.“ {cost} „Die 2 wird schon irgendwo passen“, denkt sich Bo.</translation>
    </message>
    <message>
        <source>“Green!” It’s green, and it fits.</source>
        <translation>„Grün!“ Sie ist grün, und sie passt.</translation>
    </message>
    <message>
        <source>“Multicolour” points at both multicolour cards.</source>
        <translation>„Bunt“ zeigt auf beide bunten Karten.</translation>
    </message>
    <message>
        <source>“Red” points at both red cards, and at the multicolour one.</source>
        <translation>„Rot“ zeigt auf beide roten Karten und auf die bunte.</translation>
    </message>
    <message>
        <source>“Red” points at both red cards.</source>
        <translation>„Rot“ zeigt auf beide roten Karten.</translation>
    </message>
    <message>
        <source>“You have no 2s.”</source>
        <translation>„Du hast keine Zweien.“</translation>
    </message>
    <message>
        <source>“You have three blue cards: here, here and here”, even if one is multicolour.</source>
        <translation>„Du hast drei blaue Karten: die, die und die“, auch wenn eine davon bunt ist.</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>With a master</source>
        <translation>Mit Meister</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Deine eigenen Karten</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>If it doesn’t fit, that’s a mistake. {mistake}</source>
        <extracomment>{mistake} is a sentence: “The card goes to the discard pile, and a red token into the lid.”</extracomment>
        <translation>Passt sie nicht, ist das ein Fehler. {mistake}</translation>
    </message>
    <message>
        <source>Number or symbol? Tick or cross?</source>
        <translation>Zahl oder Symbol? Häkchen oder Kreuz?</translation>
    </message>
    <message>
        <source>Only a perfect show wins; there’s no verdict. There’s no last round: when the deck is empty, you play on without drawing. The last copy of a card you still need is indispensable; if it lands on the discard pile, the game is lost. Our own ruling: once your hand is empty, you can only give hints, and can’t be given any; if you can’t give one on your turn, the game is lost at once.</source>
        <translation>Ihr gewinnt nur mit dem perfekten Feuerwerk; Urteile gibt es keine. Eine letzte Runde gibt es nicht: Ist der Nachziehstapel leer, spielt ihr weiter, ohne zu ziehen. Das letzte Exemplar einer Karte ist unentbehrlich, solange ihre Farbreihe es noch braucht; kommt es auf den Ablagestapel, ist die Partie verloren. Unsere eigene Regel: Wer keine Karten mehr hat, kann nur noch Hinweise geben und keine bekommen. Kann er, wenn er dran ist, keinen geben, ist die Partie sofort verloren.</translation>
    </message>
    <message>
        <source>If on your turn you have no cards left and can’t give a hint either, the show can’t be finished, and the game is lost at once. Like everything about empty hands, this is our own ruling.</source>
        <translation>Hast du, wenn du dran bist, keine Karten mehr und kannst auch keinen Hinweis geben, wird das Feuerwerk nicht mehr fertig: Die Partie ist sofort verloren. Das ist, wie alles über leere Hände, unsere eigene Regel.</translation>
    </message>
    <message>
        <source>Multicolour is named as a colour of its own (our own ruling).</source>
        <translation>Bunt wird wie eine eigene Farbe genannt (unsere eigene Regel).</translation>
    </message>
    <message>
        <source>Right colour, but it doesn’t fit: an ordinary mistake, without a reward (our own ruling).</source>
        <translation>Richtige Farbe, aber die Karte passt nicht: ein gewöhnlicher Fehler, ohne Belohnung (unsere eigene Regel).</translation>
    </message>
    <message>
        <source>That is our own ruling.</source>
        <translation>Das ist unsere eigene Regel.</translation>
    </message>
    <message>
        <source>The scale ends at 25. Our own ruling: with six colours, its top verdict covers everything from 25 up, and only 30 is a perfect show.</source>
        <translation>Die Skala endet bei 25. Unsere eigene Regel: Mit sechs Farben gilt das höchste Urteil ab 25 Punkten, und nur 30 sind ein perfektes Feuerwerk.</translation>
    </message>
</context>
<context>
    <name>RulebookIndex</name>
    <message>
        <source>Actions: turn, move, choices, options, what to do</source>
        <translation>Aktionen: Zug, Spielzug, Möglichkeiten, was kann ich tun</translation>
    </message>
    <message>
        <source>Advice: strategy, tips, tactics, convention, beginner</source>
        <translation>Ratschläge: Strategie, Taktik, Tipps, Rat, Konvention, Anfänger</translation>
    </message>
    <message>
        <source>Arranging a hand: sort, rearrange, reorder, order, swap, move cards</source>
        <translation>Karten ordnen: Handkarten, Hand, sortieren, umstecken, Reihenfolge, Karten verschieben, drehen</translation>
    </message>
    <message>
        <source>Bonus: reward, extra hint, finished firework, completing, five, 5, fives</source>
        <translation>Bonus für die Fünf: Belohnung, zusätzlicher Hinweis, vollständige Farbreihe, Fünfer, 5, gratis, zurück, Plättchen</translation>
    </message>
    <message>
        <source>Components: box, contents, pieces, material, parts</source>
        <translation>Spielmaterial: Schachtel, Inhalt, Material, Bestandteile, Teile</translation>
    </message>
    <message>
        <source>Cards: copies, duplicates, distribution, values, numbers, ranks, how many of each</source>
        <translation>Karten: Anzahl, Verteilung, Zahlen, Werte, wie viele, gleiche Karten, doppelte Karten</translation>
    </message>
    <message>
        <source>Colours: color, colors, suit, suits</source>
        <translation>Farben: Farbe, Kartenfarbe</translation>
    </message>
    <message>
        <source>Deck: draw pile, stock, draw, drawing</source>
        <translation>Nachziehstapel: Stapel, ziehen, nachziehen, Kartenstapel, Talon</translation>
    </message>
    <message>
        <source>Discard pile: graveyard, waste, rubbish, used cards</source>
        <translation>Ablagestapel: Ablage, abgelegte Karten, Müll, Friedhof</translation>
    </message>
    <message>
        <source>Discarding: trash, throw away, bin, dump, get rid of, chop</source>
        <translation>Abwerfen: wegwerfen, ablegen, wegschmeißen, Müll, loswerden, Karte weglegen</translation>
    </message>
    <message>
        <source>Empty hints: negative hint, negative clue, zero, none, nothing</source>
        <translation>Leerhinweise: Leerhinweis, Leer-Hinweis, negativer Hinweis, keine Karten, null</translation>
    </message>
    <message>
        <source>End of the game: finish, game over, over, stop, win, winning, lose, losing</source>
        <translation>Spielende: Ende, Schluss, aus, gewinnen, verlieren, verloren, Sieg, Niederlage</translation>
    </message>
    <message>
        <source>Blocked fireworks: dead, stuck, lost card, ribbon, smoke, tag</source>
        <translation>Blockierte Farbreihen: tot, verlorene Karte, steckt fest, Band, Schleife, Schild, Rauch</translation>
    </message>
    <message>
        <source>Fireworks: stack, pile, sequence, order, build</source>
        <translation>Farbreihen: Feuerwerk, Reihe, Reihenfolge, bauen, Stapel</translation>
    </message>
    <message>
        <source>At a glance: overview, rules, summary, quick, short, cheat sheet</source>
        <translation>Auf einen Blick: Kurzregeln, Überblick, Übersicht, Zusammenfassung, kurz</translation>
    </message>
    <message>
        <source>All tokens available: all eight tokens, 8, full, none spent</source>
        <translation>Alle Plättchen verfügbar: alle acht, 8, voll, alle da, alle weiß</translation>
    </message>
    <message>
        <source>Computers: teammates, bot, alone, solo, one player, conventions, agreements</source>
        <translation>Computer: Mitspieler, Bot, allein, solo, ein Spieler, Konventionen, Abmachungen</translation>
    </message>
    <message>
        <source>Hand size: deal, dealing, how many cards, each player, four cards, five cards</source>
        <translation>Anzahl der Handkarten: austeilen, verteilen, geben, wie viele Karten, jeder Spieler, vier Karten, fünf Karten</translation>
    </message>
    <message>
        <source>Hand: hold, holding, backwards, face away, own cards</source>
        <translation>Karten halten: Handkarten, Hand, verkehrt herum, Rückseite, eigene Karten</translation>
    </message>
    <message>
        <source>Hints to yourself: myself, own hint, own hand</source>
        <translation>Hinweise an sich selbst: mir selbst, eigener Hinweis, eigene Hand</translation>
    </message>
    <message>
        <source>Hints: clue, clues, information, info, tell, inform, give a hint, two colours, both at once</source>
        <translation>Hinweise: Tipp, Tipps, Information, Info, Hinweis geben, verraten, sagen, zwei Farben, beides gleichzeitig, auf alle Karten zeigen</translation>
    </message>
    <message>
        <source>Last copy: indispensable, critical, unique, irreplaceable, only one left</source>
        <translation>Letztes Exemplar: unentbehrlich, kritisch, einzige, unersetzlich, letzte ihrer Art</translation>
    </message>
    <message>
        <source>Last round: final round, last turn, last card, empty deck, deck runs out</source>
        <translation>Letzte Runde: Schlussrunde, letzter Zug, letzte Karte, leerer Stapel, Stapel leer</translation>
    </message>
    <message>
        <source>Master: game master, referee, leader, host</source>
        <translation>Meister: Spielleiter, Schiedsrichter, Leiter, Leitung</translation>
    </message>
    <message>
        <source>Memory aid: remember, forget, forgotten, notes, marks, reminder</source>
        <translation>Merkhilfe: merken, vergessen, erinnern, Notiz, Gedächtnis, Markierung</translation>
    </message>
    <message>
        <source>Mistakes: misplay, error, wrong card, fail, strike, strikes, penalty</source>
        <translation>Fehler: Fehlschlag, falsche Karte, falsch gespielt, Strafe, Patzer</translation>
    </message>
    <message>
        <source>Multicolour cards: rainbow, wild, joker, sixth colour, six colours, multicolor</source>
        <translation>Bunte Karten: Regenbogen, Joker, sechste Farbe, sechs Farben, bunt, mehrfarbig</translation>
    </message>
    <message>
        <source>Naming the colour: choreography, declare, call, announce a colour</source>
        <translation>Farbe vorher nennen: Choreografie, Farbe ansagen, ankündigen</translation>
    </message>
    <message>
        <source>Passing: pass, skip, miss a turn, do nothing</source>
        <translation>Aussetzen: passen, nichts tun, Zug auslassen</translation>
    </message>
    <message>
        <source>Perfect show: maximum, full score, victory, complete, all fireworks</source>
        <translation>Perfektes Feuerwerk: Maximum, volle Punktzahl, Sieg, vollständig, alle Farbreihen</translation>
    </message>
    <message>
        <source>Players: age, number of players, how many people, two players, five players</source>
        <translation>Spieler: Alter, Spielerzahl, Mitspieler, wie viele Leute, Personen, zu zweit, zu fünft</translation>
    </message>
    <message>
        <source>Playing a card: play, lay, put down, place</source>
        <translation>Ausspielen: Karte spielen, spielen, hinlegen, auslegen, anlegen</translation>
    </message>
    <message>
        <source>Score: points, scoring, result, counting, add up, worth, lost game</source>
        <translation>Ergebnis: Punkte, Wertung, zählen, Punktzahl, Auswertung, verlorene Partie</translation>
    </message>
    <message>
        <source>Playing on screen: computer, look away, private view, peek, secret, keyboard, television</source>
        <translation>Am Bildschirm spielen: Computer, wegschauen, eigene Ansicht, Karten ansehen, nachsehen, geheim, Tastatur, Fernseher</translation>
    </message>
    <message>
        <source>Set-up: setup, setting up, prepare, preparation, shuffle, start, layout</source>
        <translation>Aufbau: Vorbereitung, aufbauen, mischen, Spielbeginn, Anfang, Spielaufbau</translation>
    </message>
    <message>
        <source>Who goes first: starting player, first player, who starts, who begins, begin, oldest, youngest</source>
        <translation>Wer beginnt: Startspieler, wer fängt an, erster Spieler, ältester, jüngster</translation>
    </message>
    <message>
        <source>Taking back: undo, redo, take back, misclick, revert</source>
        <translation>Zurücknehmen: rückgängig, wiederholen, verklickt, vertan, widerrufen, Zug zurück, nehmen</translation>
    </message>
    <message>
        <source>Talking: speak, say, communication, table talk, cheat, cheating, silence, secret signs</source>
        <translation>Reden am Tisch: sprechen, sagen, Kommunikation, schummeln, mogeln, schweigen, Geheimzeichen</translation>
    </message>
    <message>
        <source>Variants: expert, difficulty, harder, easier, options, advanced, house rules</source>
        <translation>Varianten: Experten, Schwierigkeit, schwerer, leichter, Hausregeln, Fortgeschrittene</translation>
    </message>
    <message>
        <source>a about after allowed am an and any are as at be been but by can could did do does during for from game get got had has have he how i if in is it let make many may me mean more much must my need no not of off on one or our out rule rules s she should so some someone t than that the them then there they this to up us was we what when where which who why will with would you your</source>
        <translation>aber als also am an auch auf aus bei bekomme bekommen bekommt bin bis bist da dann darf das dass dem den denn der des die dies diese dir doch du dürfen ein eine einem einen einer eines er erlaubt es euch für geben gibt habe haben hat hier ich ihr im in ist ja jede jeder kann können könnt machen macht man mehr mein meine meinem meinen meiner mich mir miteinander mit muss müssen nach nicht nie noch nur ob oder passiert regel regeln sehen sein sich sie sind so soll über um und uns viel viele vom von vor wann war warum was wäre welche wem wen wenn wer werden wie wieso wir wird wo zu zum zur</translation>
    </message>
    <message>
        <source>abcdefghijklmnopqrstuvwxyz</source>
        <translation>abcdefghijklmnopqrstuvwxyz</translation>
    </message>
    <message>
        <source>{tokens}: bomb, bombs, life, lives, fuse, fuses, lightning, storm, explosion, red, strike</source>
        <translation>{tokens}: Bombe, Bomben, Leben, Lunte, Zündschnur, Blitz, Gewitter, Explosion, roter Chip, rote Marker</translation>
    </message>
    <message>
        <source>{tokens}: clue token, hint token, information token, clock, blue, note, notes</source>
        <translation>{tokens}: Uhr, Uhren, blauer Chip, Hinweisplättchen, Hinweissteine, Hinweismarker, Infomarker</translation>
    </message>
</context>
<context>
    <name>RulebookWindow</name>
    <message>
        <source>Closest match: “{words}”</source>
        <translation>Ähnlichste Stelle: „{words}“</translation>
    </message>
    <message>
        <source>&amp;Edition</source>
        <translation>&amp;Ausgabe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message numerus="yes">
        <source>Match {number} of %n</source>
        <translation>
            <numerusform>Treffer {number} von %n</numerusform>
            <numerusform>Treffer {number} von %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächster</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Voriger</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Spielanleitung</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>Spielanleitung durchsuchen</translation>
    </message>
    <message>
        <source>{place}, link</source>
        <translation>{place}, Link</translation>
    </message>
    <message>
        <source>Rulebook text</source>
        <translation>Text der Spielanleitung</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Showing results for “{words}”</source>
        <translation>Treffer für „{words}“</translation>
    </message>
    <message>
        <source>These are not the rules of this table.</source>
        <translation>Das sind nicht die Regeln eures Tisches.</translation>
    </message>
    <message>
        <source>This table’s rules</source>
        <translation>Regeln dieses Tisches</translation>
    </message>
    <message>
        <source>With a &amp;master</source>
        <translation>Mit &amp;Meister</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>Unfinished game: {names} (turn {turn}, {points}).</source>
        <translation>Die Partie von {names} ist noch nicht zu Ende (Zug {turn}, {points}).</translation>
    </message>
    <message numerus="yes">
        <source>the latest of %n unfinished games</source>
        <translation>
            <numerusform>die letzte von %n nicht beendeten Partien</numerusform>
            <numerusform>die letzte von %n nicht beendeten Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>{points} points on average {now}, just as {before}.</source>
        <translation>Im Schnitt {points} Punkte {now}, genau wie {before}.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read.</source>
        <translation>
            <numerusform>%n Datei war nicht lesbar.</numerusform>
            <numerusform>%n Dateien waren nicht lesbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) listed</source>
        <translation>
            <numerusform>%n Partie in der Liste</numerusform>
            <numerusform>%n Partien in der Liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) so far.</source>
        <translation>
            <numerusform>%n Partie bisher.</numerusform>
            <numerusform>%n Partien bisher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were saved by a later version of the program and stay as they are.</source>
        <translation>
            <numerusform>%n Partie wurde von einer neueren Version des Programms gespeichert und bleibt, wie sie ist.</numerusform>
            <numerusform>%n Partien wurden von einer neueren Version des Programms gespeichert und bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in a row, each better than the one before; the record is {record}.</source>
        <translation>
            <numerusform>%n Partie in Folge besser als die vorige; der Rekord ist {record}.</numerusform>
            <numerusform>%n Partien in Folge, jede besser als die vorige; der Rekord ist {record}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) taken back</source>
        <translation>
            <numerusform>%n Zug zurückgenommen</numerusform>
            <numerusform>%n Züge zurückgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>Partie &amp;öffnen</translation>
    </message>
    <message>
        <source>&amp;Save the list…</source>
        <translation>Liste &amp;speichern…</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Alle Ausgaben</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>Basic game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Perfect shows</source>
        <translation>Perfekte Feuerwerke</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message numerus="yes">
        <source>cards looked at %n time(s) without a turn</source>
        <translation>
            <numerusform>einmal Karten ohne Zug angesehen</numerusform>
            <numerusform>%n-mal Karten ohne Zug angesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>Alle Besetzungen</translation>
    </message>
    <message>
        <source>Your games will be listed here.</source>
        <translation>Hier stehen später eure Partien.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Besetzung</translation>
    </message>
    <message>
        <source>Names, edition, variant, date, ending</source>
        <translation>Namen, Ausgabe, Variante, Datum, Ausgang</translation>
    </message>
    <message>
        <source>Not finished, turn {turn}</source>
        <translation>Nicht beendet, Zug {turn}</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>&amp;Datei öffnen…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Partien suchen</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Reading the games: {read} of {all}.</source>
        <translation>Die Partien werden gelesen: {read} von {all}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) played before the show was lost</source>
        <translation>
            <numerusform>%n Karte am Himmel, dann wurde es dunkel</numerusform>
            <numerusform>%n Karten am Himmel, dann wurde es dunkel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in a row without a defeat; the record is {record}.</source>
        <translation>
            <numerusform>%n Partie in Folge ohne Niederlage; der Rekord ist {record}.</numerusform>
            <numerusform>%n Partien in Folge ohne Niederlage; der Rekord ist {record}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together.</source>
        <translation>
            <numerusform>%n gemeinsame Partie.</numerusform>
            <numerusform>%n gemeinsame Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n perfect show(s).</source>
        <translation>
            <numerusform>%n perfektes Feuerwerk.</numerusform>
            <numerusform>%n perfekte Feuerwerke.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Album</source>
        <translation>&amp;Album</translation>
    </message>
    <message>
        <source>After your first game, its sky will hang here.</source>
        <translation>Nach eurer ersten Partie hängt hier ihr Nachthimmel.</translation>
    </message>
    <message>
        <source>All &amp;games</source>
        <translation>Alle &amp;Partien</translation>
    </message>
    <message>
        <source>Finish a game without losing it.</source>
        <translation>Eine Partie zu Ende spielen, ohne zu verlieren.</translation>
    </message>
    <message>
        <source>Complete every firework.</source>
        <translation>Alle Farbreihen vollständig machen.</translation>
    </message>
    <message>
        <source>Each game that is over counts once, even if it was ended early or turns were taken back; that is noted. Unfinished games in files are listed too, but don’t count.</source>
        <translation>Jede beendete Partie zählt einmal, auch wenn sie vorzeitig endete oder Züge zurückgenommen wurden; das steht dann dabei. Nicht beendete Partien in Dateien stehen in der Liste, zählen aber nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Each dot is a game; the line is the average of the last %n</source>
        <translation>
            <numerusform>Jeder Kreis steht für eine Partie; die Linie zeigt den Schnitt der letzten Partie</numerusform>
            <numerusform>Jeder Kreis steht für eine Partie; die Linie zeigt den Schnitt der letzten %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish with every hint available.</source>
        <translation>Am Ende alle Hinweise übrig haben.</translation>
    </message>
    <message>
        <source>Finish without a mistake.</source>
        <translation>Eine Partie ohne Fehler zu Ende spielen.</translation>
    </message>
    <message>
        <source>Finish without losing a 5.</source>
        <translation>Eine Partie zu Ende spielen, ohne eine 5 zu verlieren.</translation>
    </message>
    <message>
        <source>Every 5 safe</source>
        <translation>Alle Fünfen gerettet</translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>%n Computer</numerusform>
            <numerusform>%n Computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new medal(s): {medals}.</source>
        <translation>
            <numerusform>%n neue Medaille: {medals}.</numerusform>
            <numerusform>%n neue Medaillen: {medals}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A game with a turn taken back, or begun from the replay of another game, wins no medal.</source>
        <translation>Partien, in denen ein Zug zurückgenommen wurde oder die beim Nachspielen einer anderen begonnen wurden, bringen keine Medaille.</translation>
    </message>
    <message>
        <source>Each game is a rocket: the more points, the higher it climbs.</source>
        <translation>Jede Partie ist eine Rakete: je mehr Punkte, desto höher steigt sie.</translation>
    </message>
    <message>
        <source>Full marks</source>
        <translation>Volle Punktzahl</translation>
    </message>
    <message>
        <source>Great applause</source>
        <translation>Großer Applaus</translation>
    </message>
    <message>
        <source>Hints to spare</source>
        <translation>Hinweise übrig</translation>
    </message>
    <message>
        <source>In a row without a defeat</source>
        <translation>In Folge ohne Niederlage</translation>
    </message>
    <message>
        <source>In a row, each better</source>
        <translation>In Folge immer besser</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medaillen</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Keine passende Partie gefunden.</translation>
    </message>
    <message>
        <source>No show has reached its end yet. The next one may.</source>
        <translation>Noch habt ihr kein Feuerwerk zu Ende gebracht. Vielleicht das nächste?</translation>
    </message>
    <message>
        <source>Not won, because turns were taken back or games begun from a replay: {medals}.</source>
        <translation>Nicht gewonnen, weil Züge zurückgenommen oder Partien beim Nachspielen begonnen wurden: {medals}.</translation>
    </message>
    <message>
        <source>On a roll</source>
        <translation>Fünf in Folge</translation>
    </message>
    <message>
        <source>On average {average} points, at best {best}.</source>
        <translation>Im Schnitt {average} Punkte, Rekord {best}.</translation>
    </message>
    <message>
        <source>On average {points} points {now}, compared with {earlier} {before}.</source>
        <translation>Im Schnitt {points} Punkte {now}, gegenüber {earlier} {before}.</translation>
    </message>
    <message>
        <source>Runs count only games played to the end; a game ended early is skipped.</source>
        <translation>Für eine Serie zählen nur zu Ende gespielte Partien; vorzeitig beendete werden übergangen.</translation>
    </message>
    <message>
        <source>Opening night</source>
        <translation>Premiere</translation>
    </message>
    <message numerus="yes">
        <source>Play %n games in a row without a defeat.</source>
        <translation>
            <numerusform>%n Partie ohne Niederlage spielen.</numerusform>
            <numerusform>%n Partien in Folge ohne Niederlage spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the score book</source>
        <translation>Ergebnisse speichern</translation>
    </message>
    <message numerus="yes">
        <source>Score %n or more points in one game.</source>
        <translation>
            <numerusform>Mindestens %n Punkt in einer Partie holen.</numerusform>
            <numerusform>Mindestens %n Punkte in einer Partie holen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Steady hands</source>
        <translation>Ruhige Hände</translation>
    </message>
    <message>
        <source>The best show so far. {told}. {when}. Fireworks: {heights}.</source>
        <translation>Das beste Feuerwerk bisher. {told}. {when}. Farbreihen: {heights}.</translation>
    </message>
    <message>
        <source>The first show is still to come</source>
        <translation>Das erste Feuerwerk kommt noch</translation>
    </message>
    <message>
        <source>This game wins no medal.</source>
        <translation>Diese Partie bringt keine Medaille.</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Spielzeit</translation>
    </message>
    <message>
        <source>Time played: {time}.</source>
        <translation>Spielzeit: {time}.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>another copy of a game listed here: not counted</source>
        <translation>andere Kopie einer Partie in dieser Liste: zählt nicht</translation>
    </message>
    <message>
        <source>best: {points}</source>
        <translation>Rekord: {points}</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>How a day is written: Qt&apos;s letters for the day, the name of the month, and the year.</extracomment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>in autumn {year}</source>
        <translation>im Herbst {year}</translation>
    </message>
    <message>
        <source>in spring {year}</source>
        <translation>im Frühling {year}</translation>
    </message>
    <message>
        <source>in summer {year}</source>
        <translation>im Sommer {year}</translation>
    </message>
    <message numerus="yes">
        <source>in the first %n games</source>
        <translation>
            <numerusform>in der ersten Partie</numerusform>
            <numerusform>in den ersten %n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the last %n games</source>
        <translation>
            <numerusform>in der letzten Partie</numerusform>
            <numerusform>in den letzten %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>in winter {year}</source>
        <translation>im Winter {year}</translation>
    </message>
    <message>
        <source>none played to the end</source>
        <translation>keine zu Ende gespielt</translation>
    </message>
    <message>
        <source>record: {count}</source>
        <translation>Rekord: {count}</translation>
    </message>
    <message>
        <source>without: {variant}</source>
        <translation>ohne: {variant}</translation>
    </message>
    <message>
        <source>{firework} {height}</source>
        <translation>{firework} {height}</translation>
    </message>
    <message>
        <source>On average {points} points better {now} than {before}.</source>
        <translation>Im Schnitt {points} Punkte mehr {now} als {before}.</translation>
    </message>
    <message>
        <source>{verdict}: {points}</source>
        <translation>{verdict}: {points}</translation>
    </message>
    <message>
        <source>{games}, none of them counted.</source>
        <translation>{games}, keine davon zählt.</translation>
    </message>
    <message numerus="yes">
        <source>{games}, of which %n counted: best {best}, average {average}.</source>
        <translation>
            <numerusform>{games}, davon zählt %n: Rekord {best}, Durchschnitt {average}.</numerusform>
            <numerusform>{games}, davon zählen %n: Rekord {best}, Durchschnitt {average}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} Std. {minutes} Min.</translation>
    </message>
    <message>
        <source>{medal}, not won yet. {how}</source>
        <translation>{medal}, noch nicht gewonnen. {how}</translation>
    </message>
    <message>
        <source>{medal}, won on {date}. {how}</source>
        <translation>{medal}, gewonnen am {date}. {how}</translation>
    </message>
    <message>
        <source>{medal}, won. {how}</source>
        <translation>{medal}, gewonnen. {how}</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} Min.</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>S&amp;how a separate page before each turn</source>
        <translation>Vor jedem Zug e&amp;ine eigene Seite zeigen</translation>
    </message>
    <message>
        <source>For everything except players’ names and notes.</source>
        <translation>Für alles außer Namen und Notizen.</translation>
    </message>
    <message>
        <source>For all text; television mode has its own size.</source>
        <translation>Für alle Texte; der Fernsehmodus hat eine eigene Größe.</translation>
    </message>
    <message>
        <source>Dark is night by the river; light is early evening.</source>
        <translation>Dunkel ist die Nacht am Fluss, hell der frühe Abend.</translation>
    </message>
    <message numerus="yes">
        <source>after %n minute(s)</source>
        <translation>
            <numerusform>nach %n Minute</numerusform>
            <numerusform>nach %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n second(s)</source>
        <translation>
            <numerusform>nach %n Sekunde</numerusform>
            <numerusform>nach %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Darstellung</translation>
    </message>
    <message>
        <source>&amp;Contrast</source>
        <translation>&amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <source>It says who may look: one more press each turn.</source>
        <translation>Sie sagt, wer hinschauen darf: pro Zug ein Knopfdruck mehr.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>V&amp;olume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <source>A s&amp;ymbol for each colour</source>
        <translation>Ein S&amp;ymbol für jede Farbe</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Ask before a card is played or &amp;discarded</source>
        <translation>Vor dem A&amp;usspielen und Abwerfen nachfragen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Tele&amp;vision mode</source>
        <translation>Fe&amp;rnsehmodus</translation>
    </message>
    <message>
        <source>High</source>
        <comment>contrast</comment>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>To take back a card, you need everyone’s consent, or the master’s.</source>
        <translation>Eine Karte lässt sich nur zurücknehmen, wenn alle oder der Meister zustimmen.</translation>
    </message>
    <message>
        <source>A chime calls everyone back to the table, and fireworks are heard.</source>
        <translation>Ein Klang ruft alle an den Tisch zurück, und das Feuerwerk ist zu hören.</translation>
    </message>
    <message>
        <source>At the ta&amp;ble</source>
        <translation>A&amp;m Tisch</translation>
    </message>
    <message>
        <source>High: black and white, for dim light or tired eyes.</source>
        <translation>Hoch: Schwarz und Weiß, für schwaches Licht oder müde Augen.</translation>
    </message>
    <message>
        <source>When nobody touches the mouse or the keys for this long.</source>
        <translation>Wenn so lange niemand Maus oder Tasten berührt.</translation>
    </message>
    <message>
        <source>Large text, a symbol for each colour and full screen.</source>
        <translation>Große Schrift, ein Symbol für jede Farbe und Vollbild.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Reduced: nothing flies or bursts across the table.</source>
        <translation>Weniger: Nichts fliegt oder sprüht über den Tisch.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>So&amp;und effects</source>
        <translation>Ge&amp;räusche</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>Schrift&amp;größe</translation>
    </message>
    <message>
        <source>This computer can’t play sounds: the part of the program that plays them isn’t installed. Everything else works without it.</source>
        <translation>Dieser Computer kann keine Töne abspielen: Der Teil des Programms, der das kann, ist nicht installiert. Alles andere geht auch ohne ihn.</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>contrast</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>Alles &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Cover cards when &amp;idle</source>
        <translation>Gezeigte Karten &amp;verdecken</translation>
    </message>
    <message>
        <source>All settings are at their defaults already.</source>
        <translation>Alle Einstellungen haben bereits ihre Standardwerte.</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>motion</comment>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Reduced</source>
        <comment>motion</comment>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>There’s no sound at the moment: no loudspeaker was found, or the sounds can’t be played.</source>
        <translation>Im Moment ist nichts zu hören: Es wurde kein Lautsprecher gefunden, oder die Töne lassen sich nicht abspielen.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Anhören</translation>
    </message>
    <message>
        <source>Turn over a &amp;played card</source>
        <translation>Ausgespielte Kar&amp;te aufdecken</translation>
    </message>
    <message>
        <source>U&amp;ndo reset</source>
        <translation>Zurücksetze&amp;n rückgängig machen</translation>
    </message>
    <message>
        <source>Until then, everyone guesses; any key turns it over at once.</source>
        <translation>Bis dahin raten alle; jede Taste deckt sie sofort auf.</translation>
    </message>
    <message>
        <source>Without symbols, only colour tells the cards apart.</source>
        <translation>Ohne Symbole sind die Karten nur noch an der Farbe zu unterscheiden.</translation>
    </message>
    <message>
        <source>at once</source>
        <comment>turning a card over</comment>
        <translation>sofort</translation>
    </message>
    <message>
        <source>never</source>
        <comment>covering</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>ShareMenu</name>
    <message>
        <source>Copy the share link (after the game)</source>
        <translation>Link zur Partie kopieren (nach der Partie)</translation>
    </message>
    <message>
        <source>&amp;Picture of the table…</source>
        <translation>&amp;Bild vom Tisch…</translation>
    </message>
    <message>
        <source>Copy the share &amp;link</source>
        <translation>&amp;Link zur Partie kopieren</translation>
    </message>
    <message>
        <source>P&amp;oster…</source>
        <translation>Plaka&amp;t…</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Journal: nothing has happened yet</source>
        <translation>Spielverlauf: noch ist nichts passiert</translation>
    </message>
    <message>
        <source>What’s left</source>
        <translation>Was noch übrig ist</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>abgeworfen</translation>
    </message>
    <message>
        <source>still in the deck or in a hand</source>
        <translation>noch im Nachziehstapel oder auf einer Hand</translation>
    </message>
    <message>
        <source>needed next</source>
        <translation>als Nächstes gebraucht</translation>
    </message>
    <message>
        <source>no longer needed</source>
        <translation>nicht mehr gebraucht</translation>
    </message>
    <message>
        <source>played</source>
        <translation>ausgespielt</translation>
    </message>
    <message>
        <source>the last copy</source>
        <translation>das letzte Exemplar</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>%n card(s) discarded</source>
        <translation>
            <numerusform>%n Karte abgeworfen</numerusform>
            <numerusform>%n Karten abgeworfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n last copies lost</source>
        <translation>
            <numerusform>%n letztes Exemplar verloren</numerusform>
            <numerusform>%n letzte Exemplare verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>clover leaf</source>
        <translation>Kleeblatt</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>multicolour</source>
        <translation>Bunt</translation>
    </message>
    <message>
        <source>rainbow</source>
        <translation>Regenbogen</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{name} is looking at the hands</source>
        <translation>{name} sieht sich Karten an</translation>
    </message>
    <message>
        <source>play or discard</source>
        <translation>ausspielen oder abwerfen</translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>Karte ausspielen</translation>
    </message>
    <message>
        <source>Still to play: {names}.</source>
        <translation>Noch dran: {names}.</translation>
    </message>
    <message>
        <source>The card is taken back</source>
        <translation>Karte zurückgenommen</translation>
    </message>
    <message>
        <source>The game goes on after all</source>
        <translation>Es geht doch weiter</translation>
    </message>
    <message>
        <source>The hint is taken back</source>
        <translation>Hinweis zurückgenommen</translation>
    </message>
    <message>
        <source>hint, play or discard</source>
        <translation>Hinweis geben, ausspielen oder abwerfen</translation>
    </message>
    <message>
        <source>hint or play</source>
        <translation>Hinweis geben oder ausspielen</translation>
    </message>
    <message>
        <source>give a hint</source>
        <translation>Hinweis geben</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) taken back</source>
        <translation>
            <numerusform>Ein Zug zurückgenommen</numerusform>
            <numerusform>%n Züge zurückgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the number or symbol on a teammate’s card to give a hint.</source>
        <translation>Hinweis: bei einem Mitspieler die Zahl oder das Symbol anklicken.</translation>
    </message>
    <message>
        <source>Click the number or symbol on a teammate’s card to give a hint. On your own cards, the tick plays and the cross discards.</source>
        <translation>Hinweis: Zahl oder Symbol bei anderen anklicken. Eigene Karten: Häkchen spielt aus, Kreuz wirft ab.</translation>
    </message>
    <message>
        <source>Click the number or symbol on a teammate’s card to give a hint. On your own cards, the tick plays.</source>
        <translation>Hinweis: Zahl oder Symbol bei anderen anklicken. Eigene Karten: Häkchen spielt aus.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Nachziehstapel: %n Karte</numerusform>
            <numerusform>Nachziehstapel: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {name} may look!</source>
        <translation>Nur {name} darf hinschauen!</translation>
    </message>
    <message>
        <source>Everyone, look!</source>
        <translation>Alle hinschauen!</translation>
    </message>
    <message>
        <source>It’s {name}’s turn again.</source>
        <translation>{name} ist wieder dran.</translation>
    </message>
    <message numerus="yes">
        <source>Last round: %n turn(s) left</source>
        <translation>
            <numerusform>Letzte Runde: noch %n Zug</numerusform>
            <numerusform>Letzte Runde: noch %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has the last turn.</source>
        <translation>{name} hat den letzten Zug.</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Next: {name} turns the card face up</source>
        <translation>Jetzt deckt {name} die Karte auf</translation>
    </message>
    <message>
        <source>No hints left: discarding brings one back. On your own cards, the tick plays and the cross discards.</source>
        <translation>Kein Hinweis übrig: Abwerfen bringt einen zurück. Eigene Karten: Häkchen spielt aus, Kreuz wirft ab.</translation>
    </message>
    <message>
        <source>No more points can be won.</source>
        <translation>Mehr Punkte sind nicht zu holen.</translation>
    </message>
    <message>
        <source>On your own cards, the tick plays.</source>
        <translation>Eigene Karten: Häkchen spielt aus.</translation>
    </message>
    <message>
        <source>Over to {name}</source>
        <extracomment>The master is to move a token now, or a player to turn the announced card face up.</extracomment>
        <translation>{name}, bitte!</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Redone</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>{name} plays card {place}: “{colour}”…</source>
        <translation>{name} spielt Karte {place}: „{colour}“…</translation>
    </message>
    <message>
        <source>Turns left</source>
        <translation>Züge übrig</translation>
    </message>
    <message>
        <source>{card} fits!</source>
        <translation>Die {card} passt!</translation>
    </message>
    <message>
        <source>{master}: {request}</source>
        <extracomment>What the master is asked to do: &quot;Kari: put a clock token into the box lid&quot;.</extracomment>
        <translation>{master}: {request}</translation>
    </message>
    <message>
        <source>{name} announces a hint to {target}</source>
        <translation>{name} sagt an: Hinweis an {target}</translation>
    </message>
    <message>
        <source>{name} discards card {place}…</source>
        <translation>{name} wirft Karte {place} ab…</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} überlegt…</translation>
    </message>
    <message>
        <source>{name} plays card {place}…</source>
        <translation>{name} spielt Karte {place} aus…</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} von {of}</translation>
    </message>
    <message>
        <source>{name} will discard card {place}</source>
        <translation>{name} will Karte {place} abwerfen</translation>
    </message>
    <message>
        <source>{name} will play card {place}</source>
        <translation>{name} will Karte {place} ausspielen</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>First show the cards: {button}.</source>
        <translation>Zeig zuerst die Karten: {button}.</translation>
    </message>
    <message>
        <source>Only your own cards can be played or discarded; 0 goes to them.</source>
        <translation>Nur eigene Karten lassen sich ausspielen oder abwerfen; 0 führt zu ihnen.</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Take &amp;back to…</source>
        <translation>Zurücknehmen b&amp;is…</translation>
    </message>
    <message>
        <source>&amp;End the game early…</source>
        <translation>Partie vorzeitig &amp;beenden…</translation>
    </message>
    <message>
        <source>&amp;Hand over the master’s role</source>
        <translation>Meister&amp;amt weitergeben</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Who plays: leave or come back…</source>
        <translation>Wer spielt &amp;mit: gehen oder zurückkommen…</translation>
    </message>
    <message>
        <source>Pho&amp;nes…</source>
        <translation>Ha&amp;ndys…</translation>
    </message>
</context>
<context>
    <name>TitlePage</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Open a saved game</source>
        <translation>&amp;Partie öffnen</translation>
    </message>
    <message>
        <source>&amp;Practice game</source>
        <translation>&amp;Übungsspiel</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>Spielan&amp;leitung</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>A card game for two to five players: put on a firework show together, and see every hand but your own. New here? Try the practice game. Alone? Two computers play with you.</source>
        <translation>Ein Kartenspiel für zwei bis fünf Spieler: Gemeinsam zündet ihr ein Feuerwerk, und jeder sieht alle Karten, nur die eigenen nicht. Neu hier? Fang mit dem Übungsspiel an. Allein? Zwei Computer spielen mit.</translation>
    </message>
    <message>
        <source>Language: {language}</source>
        <translation>Sprache: {language}</translation>
    </message>
    <message>
        <source>Play &amp;with computers</source>
        <translation>Mit &amp;Computern spielen</translation>
    </message>
    <message>
        <source>Press {key} to practise, ? for all keys, F10 for the menus.</source>
        <translation>{key}: üben, ?: alle Tasten, F10: die Menüs.</translation>
    </message>
    <message>
        <source>Scor&amp;e book</source>
        <translation>Er&amp;gebnisse</translation>
    </message>
    <message>
        <source>Computers read more into a hint than it says: sometimes you’re meant to play a card that no hint points at.</source>
        <translation>Computer lesen mehr aus einem Hinweis, als er sagt: Manchmal sollst du eine Karte ausspielen, auf die keiner zeigt.</translation>
    </message>
    <message>
        <source>&amp;Continue…</source>
        <translation>&amp;Weiterspielen…</translation>
    </message>
    <message>
        <source>Title screen</source>
        <translation>Hauptmenü</translation>
    </message>
</context>
<context>
    <name>Tokens</name>
    <message>
        <source>Blue tokens</source>
        <translation>Blaue Chips</translation>
    </message>
    <message>
        <source>Clock tokens</source>
        <translation>Uhrplättchen</translation>
    </message>
    <message>
        <source>Fuse tokens</source>
        <translation>Luntenplättchen</translation>
    </message>
    <message>
        <source>Hint tiles</source>
        <translation>Hinweisplättchen</translation>
    </message>
    <message>
        <source>Mistakes: {mistakes} of {limit}</source>
        <translation>Fehler: {mistakes} von {limit}</translation>
    </message>
    <message>
        <source>Red tokens</source>
        <translation>Rote Chips</translation>
    </message>
    <message>
        <source>Storm tiles</source>
        <translation>Gewitterplättchen</translation>
    </message>
    <message>
        <source>blue token beside the box lid: spent</source>
        <translation>Blauer Chip neben dem Schachteldeckel: verbraucht</translation>
    </message>
    <message>
        <source>blue token in the box lid: available</source>
        <translation>Blauer Chip im Schachteldeckel: verfügbar</translation>
    </message>
    <message>
        <source>burnt fuse token in the box lid: a mistake</source>
        <translation>Abgebranntes Luntenplättchen im Schachteldeckel: ein Fehler</translation>
    </message>
    <message>
        <source>clock token in the box lid: spent</source>
        <translation>Uhrplättchen im Schachteldeckel: verbraucht</translation>
    </message>
    <message>
        <source>clock token on its side: spent</source>
        <translation>Uhrplättchen, quer gelegt: verbraucht</translation>
    </message>
    <message>
        <source>clock token, face up on the table: available</source>
        <translation>Uhrplättchen, offen auf dem Tisch: verfügbar</translation>
    </message>
    <message>
        <source>clock token, right way up: available</source>
        <translation>Uhrplättchen, richtig herum: verfügbar</translation>
    </message>
    <message>
        <source>take a clock token out of the box lid</source>
        <translation>ein Uhrplättchen aus dem Deckel nehmen</translation>
    </message>
    <message>
        <source>turn a clock token on its side</source>
        <translation>ein Uhrplättchen quer legen</translation>
    </message>
    <message>
        <source>turn a clock token the right way up</source>
        <translation>ein Uhrplättchen wieder richtig herum drehen</translation>
    </message>
    <message>
        <source>Blue tokens: {available} of {total}</source>
        <translation>Blaue Chips: {available} von {total}</translation>
    </message>
    <message>
        <source>Clock tokens: {available} of {total}</source>
        <translation>Uhrplättchen: {available} von {total}</translation>
    </message>
    <message>
        <source>Hint tiles: {available} of {total} white</source>
        <translation>Hinweisplättchen: {available} von {total} weiß</translation>
    </message>
    <message>
        <source>Lightning: {mistakes} of {limit}</source>
        <translation>Blitze: {mistakes} von {limit}</translation>
    </message>
    <message>
        <source>fuse token on the stack</source>
        <translation>Luntenplättchen auf dem Stapel</translation>
    </message>
    <message>
        <source>hint tile, black side up: spent</source>
        <translation>Hinweisplättchen, schwarze Seite oben: verbraucht</translation>
    </message>
    <message>
        <source>hint tile, white side up: available</source>
        <translation>Hinweisplättchen, weiße Seite oben: verfügbar</translation>
    </message>
    <message>
        <source>red fuse token, right way up</source>
        <translation>Rotes Luntenplättchen, richtig herum</translation>
    </message>
    <message>
        <source>red fuse token on its side: a mistake</source>
        <translation>Rotes Luntenplättchen, quer gelegt: ein Fehler</translation>
    </message>
    <message>
        <source>red token beside the box lid</source>
        <translation>Roter Chip neben dem Schachteldeckel</translation>
    </message>
    <message>
        <source>red token in the box lid: a mistake</source>
        <translation>Roter Chip im Schachteldeckel: ein Fehler</translation>
    </message>
    <message>
        <source>storm tile, lightning: a mistake</source>
        <translation>Gewitterplättchen, Blitz: ein Fehler</translation>
    </message>
    <message>
        <source>storm tile, starry sky</source>
        <translation>Gewitterplättchen, Sternenhimmel</translation>
    </message>
    <message>
        <source>the explosion, at the bottom of the stack</source>
        <translation>Die Explosion, ganz unten im Stapel</translation>
    </message>
    <message>
        <source>the explosion, uncovered</source>
        <translation>Die Explosion, aufgedeckt</translation>
    </message>
    <message>
        <source>put a blue token back into the box lid</source>
        <translation>einen blauen Chip zurück in den Deckel legen</translation>
    </message>
    <message>
        <source>put a clock token into the box lid</source>
        <translation>ein Uhrplättchen in den Deckel legen</translation>
    </message>
    <message>
        <source>put a red token into the box lid</source>
        <translation>einen roten Chip in den Deckel legen</translation>
    </message>
    <message>
        <source>put the top fuse token into the box lid</source>
        <translation>das oberste Luntenplättchen in den Deckel legen</translation>
    </message>
    <message>
        <source>take a blue token out of the box lid</source>
        <translation>einen blauen Chip aus dem Deckel nehmen</translation>
    </message>
    <message>
        <source>turn a hint tile to its black side</source>
        <translation>ein weißes Hinweisplättchen umdrehen</translation>
    </message>
    <message>
        <source>turn a hint tile to its white side</source>
        <translation>ein schwarzes Hinweisplättchen umdrehen</translation>
    </message>
    <message>
        <source>turn a red fuse token on its side</source>
        <translation>ein rotes Luntenplättchen quer legen</translation>
    </message>
    <message>
        <source>turn a storm tile to lightning</source>
        <translation>ein Gewitterplättchen umdrehen</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Journal</source>
        <translation>&amp;Spielverlauf</translation>
    </message>
    <message>
        <source>&amp;Television mode</source>
        <translation>F&amp;ernsehmodus</translation>
    </message>
    <message>
        <source>What’s &amp;left?</source>
        <translation>Was ist &amp;übrig?</translation>
    </message>
</context>
</TS>
