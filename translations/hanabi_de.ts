<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActionPanel</name>
    <message>
        <source>A look without a turn: nothing can be played or hinted now.</source>
        <translation>Nur zum Nachsehen: Ausspielen, Abwerfen und Hinweise sind gerade nicht möglich.</translation>
    </message>
    <message>
        <source>A teammate&apos;s card: number or symbol gives that hint. A card of one&apos;s own: the check plays it, the cross discards it.</source>
        <translation>Fremde Karte: Zahl oder Symbol gibt diesen Hinweis. Eigene Karte: Das Häkchen spielt sie aus, das Kreuz wirft sie ab.</translation>
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
        <source>Lay the card open</source>
        <translation>Karte aufdecken</translation>
    </message>
    <message>
        <source>Look at the teammates&apos; cards without taking a turn</source>
        <translation>Die Karten der anderen ansehen, ohne einen Zug zu machen</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menüs</translation>
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
        <source>Peek</source>
        <translation>Nachsehen</translation>
    </message>
    <message>
        <source>Play card {place}</source>
        <translation>Karte {place} ausspielen</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The announced card is laid open before any token moves.</source>
        <translation>Zuerst wird die angesagte Karte aufgedeckt, alles andere kommt danach.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>When all have seen the table, choose “Ready”.</source>
        <translation>Wenn alle den Tisch gesehen haben, drückt auf „Bereit“.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Ansage zurückziehen</translation>
    </message>
    <message>
        <source>{name} has the turn, and plays elsewhere.</source>
        <translation>{name} ist dran und spielt an einem anderen Gerät.</translation>
    </message>
    <message>
        <source>{name} moves the token: click it, drag it, or choose the button.</source>
        <translation>{name} bewegt, was aufleuchtet: anklicken, ziehen oder die Schaltfläche drücken.</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>A finished game: {edition}. At the table: {players}.</source>
        <translation>Eine beendete Partie: {edition}. Am Tisch: {players}.</translation>
    </message>
    <message>
        <source>A new game: {edition}. At the table, clockwise: {players}.</source>
        <translation>Neues Spiel: {edition}. Am Tisch, im Uhrzeigersinn: {players}.</translation>
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
        <source>Taken back: the card that {name} discarded.</source>
        <translation>Zurückgenommen: die Karte, die {name} abgeworfen hat.</translation>
    </message>
    <message>
        <source>Taken back: the card that {name} laid open.</source>
        <translation>Zurückgenommen: die Karte, die {name} aufgedeckt hat.</translation>
    </message>
    <message>
        <source>Taken back: the card that {name} played.</source>
        <translation>Zurückgenommen: die Karte, die {name} ausgespielt hat.</translation>
    </message>
    <message>
        <source>Taken back: the early end of the game.</source>
        <translation>Zurückgenommen: das vorzeitige Ende der Partie.</translation>
    </message>
    <message>
        <source>Taken back: the hint from {giver} to {target}.</source>
        <translation>Zurückgenommen: der Hinweis von {giver} an {target}.</translation>
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
        <source>{name} begins. All hands lie face down.</source>
        <translation>{name} beginnt. Alle Hände liegen verdeckt.</translation>
    </message>
    <message>
        <source>{name} is the master now.</source>
        <translation>{name} ist jetzt Meister.</translation>
    </message>
    <message>
        <source>{name} withdraws the announcement.</source>
        <translation>{name} zieht die Ansage zurück.</translation>
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
        <translation>Schirm</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>{name} has it already.</source>
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
        <source>Fireworks: {score}</source>
        <translation>Feuerwerk: {score}</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Spielverlauf</translation>
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
        <source>By the hints: value {values}.</source>
        <translation>Den Hinweisen nach: Zahl {values}.</translation>
    </message>
    <message>
        <source>By the hints: {colours}.</source>
        <translation>Den Hinweisen nach: {colours}.</translation>
    </message>
    <message>
        <source>By the hints: {colours}; value {values}.</source>
        <translation>Den Hinweisen nach: {colours}; Zahl {values}.</translation>
    </message>
    <message>
        <source>Hints pointed at it: {hints}.</source>
        <translation>Hinweise auf diese Karte: {hints}.</translation>
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
        <translation>Letztes Exemplar.</translation>
    </message>
    <message>
        <source>The last hint points at it.</source>
        <translation>Der letzte Hinweis zeigt auf diese Karte.</translation>
    </message>
    <message>
        <source>Turned.</source>
        <translation>Gedreht.</translation>
    </message>
    <message>
        <source>blue {rank}</source>
        <translation>Blau {rank}</translation>
    </message>
    <message>
        <source>green {rank}</source>
        <translation>Grün {rank}</translation>
    </message>
    <message>
        <source>multicolour {rank}</source>
        <translation>Bunt {rank}</translation>
    </message>
    <message>
        <source>red {rank}</source>
        <translation>Rot {rank}</translation>
    </message>
    <message>
        <source>white {rank}</source>
        <translation>Weiß {rank}</translation>
    </message>
    <message>
        <source>yellow {rank}</source>
        <translation>Gelb {rank}</translation>
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
</context>
<context>
    <name>ConfirmBar</name>
    <message>
        <source>Discard card {place}?</source>
        <translation>Karte {place} abwerfen?</translation>
    </message>
    <message>
        <source>Give {name} this hint: value {rank}?</source>
        <translation>{name} diesen Hinweis geben: Zahl {rank}?</translation>
    </message>
    <message>
        <source>Give {name} this hint: {colour}?</source>
        <translation>{name} diesen Hinweis geben: {colour}?</translation>
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
</context>
<context>
    <name>CoverPage</name>
    <message>
        <source>A screen reader is running. How may it read the teammates’ cards to {name}?</source>
        <translation>Ein Screenreader läuft. Wie darf er {name} die Karten der anderen vorlesen?</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>I am {name}: show the cards</source>
        <translation>Ich bin {name}: Karten zeigen</translation>
    </message>
    <message>
        <source>The game rests; nothing is lost.</source>
        <translation>Die Partie ruht; nichts geht verloren.</translation>
    </message>
    <message>
        <source>The teammates’ cards are read to {name}:</source>
        <translation>Die Karten der anderen werden {name} vorgelesen:</translation>
    </message>
    <message>
        <source>each card as the keyboard reaches it</source>
        <translation>jede, sobald die Tastatur sie erreicht</translation>
    </message>
    <message>
        <source>only when a key asks for it</source>
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
        <source>{card}: {discarded} on the discard pile; left: {left} of {copies}.</source>
        <translation>{card}: {discarded} auf dem Ablagestapel; übrig: {left} von {copies}.</translation>
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
        <source>%n blue token(s).</source>
        <translation>
            <numerusform>Ein blauer Chip.</numerusform>
            <numerusform>%n blaue Chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clock token(s)</source>
        <translation>
            <numerusform>%n Uhr-Plättchen</numerusform>
            <numerusform>%n Uhr-Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clock token(s).</source>
        <translation>
            <numerusform>Ein Uhr-Plättchen.</numerusform>
            <numerusform>%n Uhr-Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tile(s)</source>
        <translation>
            <numerusform>%n Hinweis-Plättchen</numerusform>
            <numerusform>%n Hinweis-Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint tile(s).</source>
        <translation>
            <numerusform>Ein Hinweis-Plättchen.</numerusform>
            <numerusform>%n Hinweis-Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) lose(s) the game</source>
        <translation>
            <numerusform>Verloren beim ersten Fehler</numerusform>
            <numerusform>Verloren beim %n. Fehler</numerusform>
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
            <numerusform>%n Gewitter-Plättchen</numerusform>
            <numerusform>%n Gewitter-Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>A hint is shown once; then everybody has to remember.</source>
        <translation>Jeder Hinweis wird einmal gezeigt; danach heißt es: gut merken.</translation>
    </message>
    <message>
        <source>A hint may name what a hand does not have.</source>
        <translation>Ein Hinweis darf auch nennen, was auf einer Hand fehlt.</translation>
    </message>
    <message>
        <source>A hint may point at no card.</source>
        <translation>Leer-Hinweise sind erlaubt.</translation>
    </message>
    <message>
        <source>A hint must point at a card.</source>
        <translation>Jeder Hinweis muss auf eine Karte zeigen.</translation>
    </message>
    <message>
        <source>A master moves the tokens.</source>
        <translation>Ein Meister bewegt die Spielmarken.</translation>
    </message>
    <message>
        <source>A master turns the tiles.</source>
        <translation>Ein Meister dreht die Plättchen um.</translation>
    </message>
    <message>
        <source>A sixth colour that hints can name like any other; 30 points at most.</source>
        <translation>Eine sechste Farbe, die Hinweise nennen dürfen wie jede andere; höchstens 30 Punkte.</translation>
    </message>
    <message>
        <source>A sixth colour that no hint can name: every colour hint points at it too. 30 points at most.</source>
        <translation>Eine sechste Farbe, die kein Hinweis nennen darf: Jeder Farb-Hinweis zeigt auch auf sie. Höchstens 30 Punkte.</translation>
    </message>
    <message>
        <source>A sixth colour, each of its cards only once: none may be lost. 30 points at most.</source>
        <translation>Eine sechste Farbe, jede Karte nur einmal: Keine darf verloren gehen. Höchstens 30 Punkte.</translation>
    </message>
    <message>
        <source>All that the hints told, and what they rule out, stays marked on the cards.</source>
        <translation>Was die Hinweise verraten und was sie ausschließen, bleibt auf den Karten vermerkt.</translation>
    </message>
    <message>
        <source>By the book: the oldest player, who is the master.</source>
        <translation>Laut Anleitung: wer am ältesten ist und damit auch Meister.</translation>
    </message>
    <message>
        <source>By the book: whoever wears the most colourful clothes.</source>
        <translation>Laut Anleitung: wer am buntesten angezogen ist.</translation>
    </message>
    <message>
        <source>Choreography</source>
        <translation>Choreografie</translation>
    </message>
    <message>
        <source>Colour avalanche</source>
        <translation>Farbrausch mit 5 Karten</translation>
    </message>
    <message>
        <source>Detailed choreography</source>
        <translation>Minutiöse Choreografie</translation>
    </message>
    <message>
        <source>Empty hints</source>
        <translation>Leer-Hinweise</translation>
    </message>
    <message>
        <source>English edition</source>
        <translation>Englische Ausgabe</translation>
    </message>
    <message>
        <source>Every action is told to the master, who alone moves the tokens.</source>
        <translation>Jede Aktion wird dem Meister angesagt; die Spielmarken bewegt nur der Meister.</translation>
    </message>
    <message>
        <source>Every action is told to the master, who alone turns the tiles.</source>
        <translation>Jede Aktion wird dem Meister angesagt; die Plättchen dreht nur der Meister um.</translation>
    </message>
    <message>
        <source>Every switch is yours, in any combination.</source>
        <translation>Ihr stellt alles selbst ein, in jeder Kombination.</translation>
    </message>
    <message>
        <source>Expert game: the crowning touch</source>
        <translation>Expertenspiel: Die Krönung</translation>
    </message>
    <message>
        <source>Farbrausch</source>
        <translation>Farbrausch</translation>
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
        <source>Fewer mistakes are harder, more tokens for hints are easier.</source>
        <translation>Mit weniger erlaubten Fehlern wird es schwerer, mit mehr Hinweisen leichter.</translation>
    </message>
    <message>
        <source>Fewer storm tiles are harder, more hint tiles are easier.</source>
        <translation>Mit weniger Gewitter-Plättchen wird es schwerer, mit mehr Hinweis-Plättchen leichter.</translation>
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
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Last hint</source>
        <translation>Letzter Hinweis</translation>
    </message>
    <message>
        <source>No book says who: choose, or draw lots.</source>
        <translation>Keine Anleitung legt es fest: Einigt euch oder lost aus.</translation>
    </message>
    <message>
        <source>No last round. Whoever loses an indispensable card loses the game for all.</source>
        <translation>Keine letzte Runde. Geht eine unentbehrliche Karte verloren, haben alle verloren.</translation>
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
        <source>Only a perfect show wins</source>
        <translation>Perfekt oder verloren</translation>
    </message>
    <message>
        <source>Only the latest hint stays marked on each card.</source>
        <translation>Auf jeder Karte bleibt nur der letzte Hinweis vermerkt.</translation>
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
        <source>The basic game: 50 cards, 25 points at most.</source>
        <translation>Das Grundspiel: 50 Karten, höchstens 25 Punkte.</translation>
    </message>
    <message>
        <source>The colour may be named before playing: right brings a blue token back, wrong is a mistake.</source>
        <translation>Wer vor dem Ausspielen die richtige Farbe nennt, bekommt einen blauen Chip zurück; eine falsche ist ein Fehler.</translation>
    </message>
    <message>
        <source>The colour may be named before playing: right brings a clock token back, wrong is a mistake.</source>
        <translation>Wer vor dem Ausspielen die richtige Farbe nennt, bekommt ein Uhr-Plättchen zurück; eine falsche ist ein Fehler.</translation>
    </message>
    <message>
        <source>The colour may be named before playing: right turns a hint tile to white, wrong is a mistake.</source>
        <translation>Wer vor dem Ausspielen die richtige Farbe nennt, bringt ein Hinweis-Plättchen wieder auf Weiß; eine falsche ist ein Fehler.</translation>
    </message>
    <message>
        <source>The first bolt of lightning loses.</source>
        <translation>Mit dem ersten Blitz ist alles verloren.</translation>
    </message>
    <message>
        <source>The first mistake burns the last red fuse.</source>
        <translation>Beim ersten Fehler brennt die letzte rote Lunte ab.</translation>
    </message>
    <message>
        <source>The first mistake uncovers the explosion.</source>
        <translation>Der erste Fehler deckt die Explosion auf.</translation>
    </message>
    <message>
        <source>The first red token in the lid loses.</source>
        <translation>Mit dem ersten roten Chip im Deckel ist alles verloren.</translation>
    </message>
    <message>
        <source>The fourth bolt of lightning loses.</source>
        <translation>Mit dem vierten Blitz ist alles verloren.</translation>
    </message>
    <message>
        <source>The fourth mistake burns the last red fuse.</source>
        <translation>Beim vierten Fehler brennt die letzte rote Lunte ab.</translation>
    </message>
    <message>
        <source>The fourth mistake uncovers the explosion.</source>
        <translation>Der vierte Fehler deckt die Explosion auf.</translation>
    </message>
    <message>
        <source>The fourth red token in the lid loses.</source>
        <translation>Mit dem vierten roten Chip im Deckel ist alles verloren.</translation>
    </message>
    <message>
        <source>The second bolt of lightning loses.</source>
        <translation>Mit dem zweiten Blitz ist alles verloren.</translation>
    </message>
    <message>
        <source>The second mistake burns the last red fuse.</source>
        <translation>Beim zweiten Fehler brennt die letzte rote Lunte ab.</translation>
    </message>
    <message>
        <source>The second mistake uncovers the explosion.</source>
        <translation>Der zweite Fehler deckt die Explosion auf.</translation>
    </message>
    <message>
        <source>The second red token in the lid loses.</source>
        <translation>Mit dem zweiten roten Chip im Deckel ist alles verloren.</translation>
    </message>
    <message>
        <source>The third bolt of lightning loses.</source>
        <translation>Mit dem dritten Blitz ist alles verloren.</translation>
    </message>
    <message>
        <source>The third mistake burns the last red fuse.</source>
        <translation>Beim dritten Fehler brennt die letzte rote Lunte ab.</translation>
    </message>
    <message>
        <source>The third mistake uncovers the explosion.</source>
        <translation>Der dritte Fehler deckt die Explosion auf.</translation>
    </message>
    <message>
        <source>The third red token in the lid loses.</source>
        <translation>Mit dem dritten roten Chip im Deckel ist alles verloren.</translation>
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
        <source>Variant 4: only a perfect show</source>
        <translation>Variante 4: perfekt oder verloren</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Defeat</source>
        <translation>Niederlage</translation>
    </message>
    <message>
        <source>Divine</source>
        <translation>Göttlich</translation>
    </message>
    <message>
        <source>Divine: even the stars look pale beside it.</source>
        <translation>Göttlich: Selbst die Sterne sehen daneben blass aus.</translation>
    </message>
    <message>
        <source>Dreadful</source>
        <translation>Jämmerlich</translation>
    </message>
    <message>
        <source>Dreadful: the crowd boos and goes home.</source>
        <translation>Jämmerlich: Das Publikum buht und geht heim.</translation>
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
        <source>Full show</source>
        <translation>Volles Feuerwerk</translation>
    </message>
    <message>
        <source>Honourable</source>
        <translation>Ehrenwert</translation>
    </message>
    <message>
        <source>Honourable, though nobody will speak of it next week.</source>
        <translation>Ehrenwert, nur spricht nächste Woche niemand mehr davon.</translation>
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
        <source>Legendary: nobody finds words, and all eyes shine.</source>
        <translation>Legendär: Niemand findet Worte, und alle Augen leuchten.</translation>
    </message>
    <message>
        <source>No action left</source>
        <translation>Kein Zug mehr möglich</translation>
    </message>
    <message>
        <source>Nothing is left to play, discard or hint: the show cannot be finished.</source>
        <translation>Keine Karte und kein Hinweis mehr: Das Feuerwerk lässt sich nicht zu Ende bringen.</translation>
    </message>
    <message>
        <source>The fuse has burnt down: everything blows up.</source>
        <translation>Die Lunte ist abgebrannt: Alles fliegt in die Luft.</translation>
    </message>
    <message>
        <source>The game was ended early.</source>
        <translation>Die Partie wurde vorzeitig beendet.</translation>
    </message>
    <message>
        <source>The last red token lies in the lid: everything blows up.</source>
        <translation>Der letzte rote Chip liegt im Deckel: Alles fliegt in die Luft.</translation>
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
        <source>The storm has broken: the show is rained out.</source>
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
        <source>Weak</source>
        <translation>Schwach</translation>
    </message>
    <message>
        <source>Weak: a few hands clap, out of politeness.</source>
        <translation>Schwach: Ein paar Leute klatschen, aus Höflichkeit.</translation>
    </message>
    <message>
        <source>Wonderful</source>
        <translation>Wunderbar</translation>
    </message>
    <message>
        <source>Wonderful: people will talk of it for years.</source>
        <translation>Wunderbar: Davon erzählt man sich noch in Jahren.</translation>
    </message>
    <message>
        <source>{card} was the last one, and still needed: the show cannot be perfect.</source>
        <translation>{card} war die letzte ihrer Art und wurde noch gebraucht: Perfekt kann das Feuerwerk nicht mehr werden.</translation>
    </message>
</context>
<context>
    <name>FinalePage</name>
    <message numerus="yes">
        <source>%n earlier game(s) of these players, best: {best}.</source>
        <translation>
            <numerusform>Eine frühere Partie in dieser Besetzung, bestes Ergebnis: {best}.</numerusform>
            <numerusform>%n frühere Partien in dieser Besetzung, bestes Ergebnis: {best}.</numerusform>
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
        <source>A lost show scores 0.</source>
        <translation>Ein verlorenes Spiel zählt 0 Punkte.</translation>
    </message>
    <message>
        <source>Fireworks</source>
        <translation>Feuerwerk</translation>
    </message>
    <message>
        <source>How it is scored</source>
        <translation>So wird gewertet</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Same players again</source>
        <translation>Gleiche Runde noch einmal</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktebuch</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Share ▾</source>
        <translation>Teilen ▾</translation>
    </message>
    <message>
        <source>The fireworks reached {heights} = {total}.</source>
        <translation>Die Farbreihen ergeben {heights} = {total}.</translation>
    </message>
    <message>
        <source>This is their new record!</source>
        <translation>Das ist ein neuer Rekord!</translation>
    </message>
    <message>
        <source>Title screen</source>
        <translation>Startseite</translation>
    </message>
</context>
<context>
    <name>Fireworks</name>
    <message>
        <source>Firework {colour} ({symbol}): at {height}. It cannot grow any more: {why}.</source>
        <translation>Farbreihe {colour} ({symbol}): Stand {height}. Sie kann nicht mehr wachsen: {why}.</translation>
    </message>
    <message>
        <source>Firework {colour} ({symbol}): at {height}; next is {next}.</source>
        <translation>Farbreihe {colour} ({symbol}): Stand {height}, als Nächstes kommt die {next}.</translation>
    </message>
    <message>
        <source>Firework {colour} ({symbol}): at {height}; next is {next}. It can still grow to {reach}: {why}.</source>
        <translation>Farbreihe {colour} ({symbol}): Stand {height}, als Nächstes kommt die {next}. Sie kann noch bis {reach} wachsen: {why}.</translation>
    </message>
    <message>
        <source>Firework {colour} ({symbol}): complete.</source>
        <translation>Farbreihe {colour} ({symbol}): vollständig.</translation>
    </message>
    <message>
        <source>Firework {colour}: it can now grow to {reach} at most, because {why}.</source>
        <translation>Farbreihe {colour}: Sie kann jetzt höchstens noch bis {reach} wachsen, denn {why}.</translation>
    </message>
    <message>
        <source>Firework {colour}: it cannot grow any more, because {why}.</source>
        <translation>Farbreihe {colour}: Sie kann nicht mehr wachsen, denn {why}.</translation>
    </message>
    <message>
        <source>all three copies of {card} lie on the discard pile</source>
        <translation>alle drei Exemplare von {card} liegen auf dem Ablagestapel</translation>
    </message>
    <message>
        <source>both copies of {card} lie on the discard pile</source>
        <translation>beide Exemplare von {card} liegen auf dem Ablagestapel</translation>
    </message>
    <message>
        <source>the only {card} lies on the discard pile</source>
        <translation>das einzige Exemplar von {card} liegt auf dem Ablagestapel</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
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
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>Open a share &amp;link…</source>
        <translation>&amp;Link zu einer Partie öffnen…</translation>
    </message>
    <message>
        <source>S&amp;core sheet…</source>
        <translation>P&amp;unktebuch…</translation>
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
    <message numerus="yes">
        <source>%n turn(s) back: it is {name}&apos;s turn again.</source>
        <translation>
            <numerusform>Einen Zug zurück: {name} ist wieder dran.</numerusform>
            <numerusform>%n Züge zurück: {name} ist wieder dran.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to…</source>
        <translation>Zurücknehmen bis…</translation>
    </message>
    <message>
        <source>How far back? The marked turns are taken back.</source>
        <translation>Wie weit zurück? Die markierten Züge werden zurückgenommen.</translation>
    </message>
    <message>
        <source>What has been seen cannot be unseen, and the score sheet will say so.</source>
        <translation>Gesehen ist gesehen, und im Punktebuch wird es vermerkt.</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Hand of {name}</source>
        <translation>Hand von {name}</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>hint, play or discard</source>
        <translation>Hinweis, ausspielen oder abwerfen</translation>
    </message>
    <message>
        <source>is looking</source>
        <translation>schaut</translation>
    </message>
    <message>
        <source>last turn</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>plays elsewhere</source>
        <translation>spielt woanders</translation>
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
        <source>Turn</source>
        <translation>Drehen</translation>
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
</context>
<context>
    <name>HintPicker</name>
    <message>
        <source>H&amp;int to</source>
        <translation>H&amp;inweis an</translation>
    </message>
    <message>
        <source>Hint to {name}: value {rank}</source>
        <translation>Hinweis an {name}: Zahl {rank}</translation>
    </message>
    <message>
        <source>Hint to {name}: {colour}</source>
        <translation>Hinweis an {name}: {colour}</translation>
    </message>
    <message>
        <source>Teammate to give a hint</source>
        <translation>Wer den Hinweis bekommt</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>A blue token is back.</source>
        <translation>Ein blauer Chip ist zurück.</translation>
    </message>
    <message>
        <source>A clock token is back.</source>
        <translation>Ein Uhr-Plättchen ist zurück.</translation>
    </message>
    <message>
        <source>A hint tile turns white.</source>
        <translation>Ein Hinweis-Plättchen wird wieder weiß.</translation>
    </message>
    <message>
        <source>Bonus: a blue token is back.</source>
        <translation>Bonus: Ein blauer Chip ist zurück.</translation>
    </message>
    <message>
        <source>Bonus: a clock token is back.</source>
        <translation>Bonus: Ein Uhr-Plättchen ist zurück.</translation>
    </message>
    <message>
        <source>Bonus: a hint tile turns white.</source>
        <translation>Bonus: Ein Hinweis-Plättchen wird wieder weiß.</translation>
    </message>
    <message>
        <source>Mistake {mistakes} of {limit}.</source>
        <translation>Fehler {mistakes} von {limit}.</translation>
    </message>
    <message>
        <source>The blue firework is complete!</source>
        <translation>Die blaue Farbreihe ist vollständig!</translation>
    </message>
    <message>
        <source>The bonus is lost: no hint was spent.</source>
        <translation>Der Bonus verfällt: Es war kein Hinweis verbraucht.</translation>
    </message>
    <message>
        <source>The colour was right, but no hint was spent.</source>
        <translation>Die Farbe stimmte, aber es war kein Hinweis verbraucht.</translation>
    </message>
    <message>
        <source>The colour was right: a blue token is back.</source>
        <translation>Die Farbe stimmte: Ein blauer Chip ist zurück.</translation>
    </message>
    <message>
        <source>The colour was right: a clock token is back.</source>
        <translation>Die Farbe stimmte: Ein Uhr-Plättchen ist zurück.</translation>
    </message>
    <message>
        <source>The colour was right: a hint tile turns white.</source>
        <translation>Die Farbe stimmte: Ein Hinweis-Plättchen wird wieder weiß.</translation>
    </message>
    <message>
        <source>The deck is empty: {names} have one more turn each.</source>
        <translation>Der Nachziehstapel ist leer: {names} haben noch je einen Zug.</translation>
    </message>
    <message>
        <source>The green firework is complete!</source>
        <translation>Die grüne Farbreihe ist vollständig!</translation>
    </message>
    <message>
        <source>The multicolour firework is complete!</source>
        <translation>Die bunte Farbreihe ist vollständig!</translation>
    </message>
    <message>
        <source>The red firework is complete!</source>
        <translation>Die rote Farbreihe ist vollständig!</translation>
    </message>
    <message>
        <source>The white firework is complete!</source>
        <translation>Die weiße Farbreihe ist vollständig!</translation>
    </message>
    <message>
        <source>The yellow firework is complete!</source>
        <translation>Die gelbe Farbreihe ist vollständig!</translation>
    </message>
    <message>
        <source>{giver} gave {target} a hint.</source>
        <translation>{giver} hat {target} einen Hinweis gegeben.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n blue card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: eine blaue Karte</numerusform>
            <numerusform>{giver} → {target}: %n blaue Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n blue or wild card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: eine blaue oder bunte Karte</numerusform>
            <numerusform>{giver} → {target}: %n blaue oder bunte Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n card(s) of value {rank}</source>
        <translation>
            <numerusform>{giver} → {target}: eine Karte mit der {rank}</numerusform>
            <numerusform>{giver} → {target}: %n Karten mit der {rank}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n green card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: eine grüne Karte</numerusform>
            <numerusform>{giver} → {target}: %n grüne Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n green or wild card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: eine grüne oder bunte Karte</numerusform>
            <numerusform>{giver} → {target}: %n grüne oder bunte Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n multicolour card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: eine bunte Karte</numerusform>
            <numerusform>{giver} → {target}: %n bunte Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n red card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: eine rote Karte</numerusform>
            <numerusform>{giver} → {target}: %n rote Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n red or wild card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: eine rote oder bunte Karte</numerusform>
            <numerusform>{giver} → {target}: %n rote oder bunte Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n white card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: eine weiße Karte</numerusform>
            <numerusform>{giver} → {target}: %n weiße Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n white or wild card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: eine weiße oder bunte Karte</numerusform>
            <numerusform>{giver} → {target}: %n weiße oder bunte Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n yellow card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: eine gelbe Karte</numerusform>
            <numerusform>{giver} → {target}: %n gelbe Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} → {target}: %n yellow or wild card(s)</source>
        <translation>
            <numerusform>{giver} → {target}: eine gelbe oder bunte Karte</numerusform>
            <numerusform>{giver} → {target}: %n gelbe oder bunte Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{giver} → {target}: no blue card</source>
        <translation>{giver} → {target}: keine blaue Karte</translation>
    </message>
    <message>
        <source>{giver} → {target}: no card of value {rank}</source>
        <translation>{giver} → {target}: keine Karte mit der {rank}</translation>
    </message>
    <message>
        <source>{giver} → {target}: no green card</source>
        <translation>{giver} → {target}: keine grüne Karte</translation>
    </message>
    <message>
        <source>{giver} → {target}: no multicolour card</source>
        <translation>{giver} → {target}: keine bunte Karte</translation>
    </message>
    <message>
        <source>{giver} → {target}: no red card</source>
        <translation>{giver} → {target}: keine rote Karte</translation>
    </message>
    <message>
        <source>{giver} → {target}: no white card</source>
        <translation>{giver} → {target}: keine weiße Karte</translation>
    </message>
    <message>
        <source>{giver} → {target}: no yellow card</source>
        <translation>{giver} → {target}: keine gelbe Karte</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} wirft {card} ab.</translation>
    </message>
    <message>
        <source>{name} names {colour} and plays {card}: it does not fit.</source>
        <translation>{name} nennt {colour} und spielt {card} aus: passt nicht.</translation>
    </message>
    <message>
        <source>{name} names {colour} and plays {card}: it fits.</source>
        <translation>{name} nennt {colour} und spielt {card} aus: passt.</translation>
    </message>
    <message>
        <source>{name} names {colour}, but the card is {card}.</source>
        <translation>{name} nennt {colour}, aber die Karte ist {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}: it does not fit.</source>
        <translation>{name} spielt {card} aus: passt nicht.</translation>
    </message>
    <message>
        <source>{name} plays {card}: it fits.</source>
        <translation>{name} spielt {card} aus: passt.</translation>
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
        <source>0</source>
        <translation>0</translation>
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
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>C, C</source>
        <translation>C, C</translation>
    </message>
    <message>
        <source>C, then 1–6</source>
        <translation>C, dann 1–6</translation>
    </message>
    <message>
        <source>C, {place}</source>
        <translation>C, {place}</translation>
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
        <source>Esc</source>
        <translation>Esc</translation>
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
        <source>F11</source>
        <translation>F11</translation>
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
        <source>In the private view, on the player’s own cards</source>
        <translation>In der eigenen Ansicht, auf den eigenen Karten</translation>
    </message>
    <message>
        <source>In the private view, on the teammates’ cards</source>
        <translation>In der eigenen Ansicht, auf fremden Karten</translation>
    </message>
    <message>
        <source>In the private view, to have cards spoken</source>
        <translation>In der eigenen Ansicht, zum Vorlesen</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
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
        <source>back to the player’s own hand</source>
        <translation>zurück zur eigenen Hand</translation>
    </message>
    <message>
        <source>back to the page before</source>
        <translation>zurück zur vorigen Seite</translation>
    </message>
    <message>
        <source>cover the cards: back to the public table</source>
        <translation>Karten verdecken: zurück zum gemeinsamen Tisch</translation>
    </message>
    <message>
        <source>do again what was taken back</source>
        <translation>wiederholen, was zurückgenommen wurde</translation>
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
        <source>give that colour as a hint, numbered in the order of the buttons</source>
        <translation>den Hinweis mit dieser Farbe geben, in der Reihenfolge der Schaltflächen</translation>
    </message>
    <message>
        <source>give the hint with that value, at once</source>
        <translation>den Hinweis mit dieser Zahl geben, sofort</translation>
    </message>
    <message>
        <source>give the hint with the colour of the focused card</source>
        <translation>den Hinweis mit der Farbe der gewählten Karte geben</translation>
    </message>
    <message>
        <source>give the hint with the value of the focused card</source>
        <translation>den Hinweis mit der Zahl der gewählten Karte geben</translation>
    </message>
    <message>
        <source>go to that card</source>
        <translation>zu dieser Karte gehen</translation>
    </message>
    <message>
        <source>in full screen: the menus</source>
        <translation>im Vollbild: die Menüs</translation>
    </message>
    <message>
        <source>move the card within the hand</source>
        <translation>die Karte in der Hand verschieben</translation>
    </message>
    <message>
        <source>on a line, a card or a mistake: to its turns</source>
        <translation>auf einer Zeile, einer Karte oder einem Fehler: zu den zugehörigen Zügen</translation>
    </message>
    <message>
        <source>on a token: the master moves it</source>
        <translation>auf einer Spielmarke: sie bewegen, als Meister</translation>
    </message>
    <message>
        <source>on the button “Name a colour…”: choose the colour, and play the card</source>
        <extracomment>Quotes the button &quot;Name a colour…&quot;.</extracomment>
        <translation>auf der Schaltfläche „Farbe nennen…“: die Farbe wählen und die Karte ausspielen</translation>
    </message>
    <message>
        <source>on to the next hand, tray or button</source>
        <translation>weiter zur nächsten Hand, zu Spielmarken oder zur nächsten Schaltfläche</translation>
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
        <source>open hands, public table, what one player saw</source>
        <translation>offene Hände, der gemeinsame Tisch, was ein einzelner Spieler sah</translation>
    </message>
    <message>
        <source>start or stop the replay</source>
        <translation>das Abspielen starten oder anhalten</translation>
    </message>
    <message>
        <source>press the button that has the focus: “Ready”, then “I am …: show the cards”</source>
        <extracomment>Quotes the buttons &quot;Ready&quot; and &quot;I am {name}: show the cards&quot;.</extracomment>
        <translation>die gewählte Schaltfläche drücken: „Bereit“, dann „Ich bin …: Karten zeigen“</translation>
    </message>
    <message>
        <source>raise or lower the card</source>
        <translation>die Karte anheben oder senken</translation>
    </message>
    <message>
        <source>speak the focused card</source>
        <translation>die gewählte Karte vorlesen</translation>
    </message>
    <message>
        <source>speak the whole hand</source>
        <translation>die ganze Hand vorlesen</translation>
    </message>
    <message>
        <source>read out what is known about the player’s own hand</source>
        <translation>vorlesen, was über die eigene Hand bekannt ist</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>discard the card; D again, or Enter, says yes</source>
        <translation>die Karte abwerfen; noch einmal D oder die Eingabetaste heißt ja</translation>
    </message>
    <message>
        <source>play the card; P again, or Enter, says yes</source>
        <translation>die Karte ausspielen; noch einmal P oder die Eingabetaste heißt ja</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>the journal, large; once more or Esc: back to the table</source>
        <translation>der Spielverlauf, groß; noch einmal oder Esc: zurück zum Tisch</translation>
    </message>
    <message>
        <source>the rulebook, opened at what has the focus</source>
        <translation>die Spielanleitung, passend zur gewählten Stelle</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>diese Tasten</translation>
    </message>
    <message>
        <source>to the choice of whom the hint is for</source>
        <translation>zur Auswahl, für wen der Hinweis ist</translation>
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
        <source>to the next hand, to the previous one</source>
        <translation>zur nächsten Hand, zur vorigen</translation>
    </message>
    <message>
        <source>turn the card</source>
        <translation>die Karte drehen</translation>
    </message>
    <message>
        <source>what is left of all cards, large; once more or Esc: back to the table</source>
        <translation>was von allen Karten übrig ist, groß; noch einmal oder Esc: zurück zum Tisch</translation>
    </message>
    <message>
        <source>write a note on the card</source>
        <translation>eine Notiz zur Karte schreiben</translation>
    </message>
    <message>
        <source>{action} — {key}</source>
        <translation>{action} – {key}</translation>
    </message>
</context>
<context>
    <name>Knowing</name>
    <message>
        <source>a {rank}</source>
        <translation>eine {rank}</translation>
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
        <source>{name}, card {place}, by the last hint: {facts}.</source>
        <translation>{name}, Karte {place}, nach dem letzten Hinweis: {facts}.</translation>
    </message>
    <message>
        <source>{name}, card {place}: no hint has pointed at this card yet.</source>
        <translation>{name}, Karte {place}: Noch kein Hinweis hat auf diese Karte gezeigt.</translation>
    </message>
    <message>
        <source>{name}, card {place}: what the hints said is for everybody to remember.</source>
        <translation>{name}, Karte {place}: Was die Hinweise gesagt haben, müssen sich alle selbst merken.</translation>
    </message>
    <message>
        <source>{name}, card {place}: {name} knows it is {facts}.</source>
        <translation>{name}, Karte {place} – {name} weiß: {facts}.</translation>
    </message>
    <message>
        <source>{name}, card {place}: {name} knows nothing about this card yet.</source>
        <translation>{name}, Karte {place}: {name} weiß noch nichts über diese Karte.</translation>
    </message>
</context>
<context>
    <name>LinkDialog</name>
    <message>
        <source>A &amp;link to a game at hanab.live, or its record as text:</source>
        <translation>Ein &amp;Link zu einer Partie auf hanab.live oder eine gespeicherte Partie als Text:</translation>
    </message>
    <message>
        <source>Link to a game at hanab.live, or its record as text</source>
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
        <source>Another game?</source>
        <translation>Eine andere Partie?</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Do again what was taken back last? It happens exactly as it did before.</source>
        <translation>Wiederholen, was zuletzt zurückgenommen wurde? Alles geschieht genau wie zuvor.</translation>
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
        <source>It is put with the other games, from where it can be opened again.</source>
        <translation>Sie wird zu den anderen Partien gelegt und kann von dort wieder geöffnet werden.</translation>
    </message>
    <message>
        <source>Its journal and its score will always show this, whoever plays on.</source>
        <translation>Im Spielverlauf und beim Ergebnis bleibt das für immer vermerkt, wer auch weiterspielt.</translation>
    </message>
    <message>
        <source>Look at all hands?</source>
        <translation>Alle Hände ansehen?</translation>
    </message>
    <message>
        <source>Replay it</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Only the public table</source>
        <translation>Nur den gemeinsamen Tisch</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause the game? The table is covered until you go on.</source>
        <translation>Pause machen? Der Tisch bleibt verdeckt, bis ihr weiterspielt.</translation>
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
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play on, or replay it turn by turn?</source>
        <translation>Weiterspielen oder Zug für Zug nachspielen?</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>Beiseitelegen</translation>
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
        <source>Take back the announced action? Its card returns to the hand, and what was moved for it moves back. What has been seen cannot be unseen, and the score sheet will say so.</source>
        <translation>Die angesagte Aktion zurücknehmen? Die Karte kommt auf die Hand zurück, und was dafür bewegt wurde, wird zurückbewegt. Gesehen ist gesehen, und im Punktebuch wird es vermerkt.</translation>
    </message>
    <message>
        <source>Take back the last action? What has been seen cannot be unseen, and the score sheet will say so.</source>
        <translation>Die letzte Aktion zurücknehmen? Gesehen ist gesehen, und im Punktebuch wird es vermerkt.</translation>
    </message>
    <message>
        <source>The picture is being made, turn by turn.</source>
        <translation>Das Bild entsteht, Zug für Zug.</translation>
    </message>
    <message>
        <source>This game is not over. Do {names} agree to lay every hand open?</source>
        <translation>Die Partie ist noch nicht zu Ende. Sind {names} damit einverstanden, alle Hände offenzulegen?</translation>
    </message>
    <message>
        <source>This table leaves the hints to memory. The picture would show them all again, so it can only be made after the end of the game.</source>
        <translation>An diesem Tisch werden die Hinweise im Kopf behalten. Das Bild würde sie alle wieder zeigen, deshalb geht es erst nach dem Ende der Partie.</translation>
    </message>
    <message>
        <source>{name} decides, as the master.</source>
        <translation>{name} entscheidet als Meister.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Ohne Speichern verlassen</translation>
    </message>
    <message>
        <source>All agree: lay every hand open</source>
        <translation>Alle sind einverstanden: jede Hand offenlegen</translation>
    </message>
    <message>
        <source>All players have to agree: {names}.</source>
        <translation>Alle müssen einverstanden sein: {names}.</translation>
    </message>
    <message>
        <source>Animated picture of the game</source>
        <translation>Bewegtes Bild der Partie</translation>
    </message>
    <message>
        <source>Animated pictures (*.gif)</source>
        <translation>Bewegte Bilder (*.gif)</translation>
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
        <source>Stay</source>
        <translation>Hier bleiben</translation>
    </message>
    <message>
        <source>The game cannot be saved just now. If you leave it, the last turns are lost.</source>
        <translation>Die Partie lässt sich gerade nicht speichern. Wenn ihr sie verlasst, gehen die letzten Züge verloren.</translation>
    </message>
    <message>
        <source>{file} is there already. Replace it?</source>
        <translation>{file} gibt es schon. Soll die Datei ersetzt werden?</translation>
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
        <source>A later version of the program wrote the settings.</source>
        <translation>Eine neuere Version des Programms hat die Einstellungen geschrieben.</translation>
    </message>
    <message>
        <source>Folder gone</source>
        <translation>Ordner verschwunden</translation>
    </message>
    <message>
        <source>Is everybody agreed?</source>
        <translation>Sind alle einverstanden?</translation>
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
        <source>Paste the link into a web browser to replay the game there.</source>
        <translation>Füge den Link in einen Browser ein, um die Partie dort nachzuspielen.</translation>
    </message>
    <message>
        <source>Saved game damaged</source>
        <translation>Gespeicherte Partie beschädigt</translation>
    </message>
    <message>
        <source>Settings damaged</source>
        <translation>Einstellungen beschädigt</translation>
    </message>
    <message>
        <source>Settings not read</source>
        <translation>Einstellungen nicht gelesen</translation>
    </message>
    <message>
        <source>The folder of the saved games was gone, and has been made anew. This game is saved in it again.</source>
        <translation>Der Ordner mit den gespeicherten Partien war verschwunden und wurde neu angelegt. Diese Partie ist wieder darin gespeichert.</translation>
    </message>
    <message>
        <source>The game cannot be saved just now. It goes on, and is saved again as soon as that works.</source>
        <translation>Die Partie lässt sich gerade nicht speichern. Sie läuft weiter und wird wieder gespeichert, sobald es möglich ist.</translation>
    </message>
    <message>
        <source>The game goes on, but how the hands were arranged and who was the master cannot be read.</source>
        <translation>Die Partie geht weiter, aber wie die Hände geordnet waren und wer Meister war, ist nicht mehr zu lesen.</translation>
    </message>
    <message>
        <source>The replay page would read these house rules as another game.</source>
        <translation>Die Seite zum Nachspielen würde mit diesen Hausregeln ein anderes Spiel zeigen.</translation>
    </message>
    <message>
        <source>The saved game cannot be read. It was kept as {file}.</source>
        <translation>Die gespeicherte Partie ist nicht lesbar. Sie wurde als „{file}“ aufgehoben.</translation>
    </message>
    <message>
        <source>The settings cannot be read just now.</source>
        <translation>Die Einstellungen sind gerade nicht lesbar.</translation>
    </message>
    <message>
        <source>The settings cannot be read. They were kept as {file}.</source>
        <translation>Die Einstellungen sind nicht lesbar. Sie wurden als „{file}“ aufgehoben.</translation>
    </message>
    <message>
        <source>They are left as they are; what you change now lasts until the program ends.</source>
        <translation>Sie bleiben, wie sie sind; was ihr jetzt ändert, gilt, bis das Programm beendet wird.</translation>
    </message>
    <message>
        <source>This link or text cannot be opened.</source>
        <translation>Dieser Link oder Text kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Whatever else lay in {folder} is not there any more.</source>
        <translation>Was sonst in {folder} lag, ist nicht mehr da.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. It was left as it is.</source>
        <translation>„{file}“ lässt sich nicht öffnen. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>„{file}“ lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Not put away</source>
        <translation>Nicht abgelegt</translation>
    </message>
    <message>
        <source>Saved game left alone</source>
        <translation>Gespeicherte Partie unberührt</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Something went wrong in the program. It goes on all the same.</source>
        <translation>Im Programm ist etwas schiefgegangen. Es läuft trotzdem weiter.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The game goes on, but cannot be saved just now.</source>
        <translation>Im Programm ist etwas schiefgegangen. Die Partie geht weiter, lässt sich aber gerade nicht speichern.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The game is saved and goes on.</source>
        <translation>Im Programm ist etwas schiefgegangen. Die Partie ist gespeichert und geht weiter.</translation>
    </message>
    <message>
        <source>The game cannot be put with the other games now. It stays where it is saved, untouched.</source>
        <translation>Die Partie lässt sich jetzt nicht zu den anderen Partien legen. Sie bleibt unberührt, wo sie gespeichert ist.</translation>
    </message>
    <message>
        <source>The program broke off last time. The game was saved after every action.</source>
        <translation>Das Programm ist beim letzten Mal abgebrochen. Die Partie wurde nach jeder Aktion gespeichert.</translation>
    </message>
    <message>
        <source>What happened is written in {file}; it names no card.</source>
        <translation>Was geschah, steht in {file}; Karten werden dort nicht genannt.</translation>
    </message>
    <message>
        <source>{file} cannot be continued now. It was left as it is, and other games are saved beside it.</source>
        <translation>{file} lässt sich jetzt nicht fortsetzen. Die Datei blieb, wie sie ist; andere Partien werden daneben gespeichert.</translation>
    </message>
    <message>
        <source>{file} cannot be written just now. The game can be continued; from then on it is saved beside it.</source>
        <translation>{file} lässt sich gerade nicht schreiben. Die Partie lässt sich fortsetzen; ab dann wird sie daneben gespeichert.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>&amp;Add a player</source>
        <translation>Spieler &amp;hinzufügen</translation>
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
        <source>&amp;Who begins</source>
        <translation>&amp;Wer beginnt</translation>
    </message>
    <message>
        <source>Alt+Ins in a name</source>
        <translation>Alt+Einfg in einem Namensfeld</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down change the order, Alt+Del takes the player away.</source>
        <translation>Alt+Pfeil auf und Alt+Pfeil ab ändern die Reihenfolge, Alt+Entf entfernt den Spieler.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
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
        <source>Drawn by lot</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message numerus="yes">
        <source>Hanabi is for at most %n player(s).</source>
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
        <source>How many hints can be paid for</source>
        <translation>Wie viele Hinweise zur Verfügung stehen</translation>
    </message>
    <message>
        <source>How many mistakes lose the game</source>
        <translation>Beim wievielten Fehler das Spiel verloren ist</translation>
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
        <source>Move player {number} down</source>
        <translation>Spieler {number} nach unten</translation>
    </message>
    <message>
        <source>Move player {number} up</source>
        <translation>Spieler {number} nach oben</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
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
        <source>Several players are called {name}. That is allowed, but hard to tell apart.</source>
        <translation>Mehrere Spieler heißen {name}. Das geht, ist aber leicht zu verwechseln.</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Sign and colour of player {number}: {badge}</source>
        <translation>Zeichen und Farbe von Spieler {number}: {badge}</translation>
    </message>
    <message>
        <source>Sign and colour of {name}</source>
        <translation>Zeichen und Farbe von {name}</translation>
    </message>
    <message>
        <source>Take player {number} away</source>
        <translation>Spieler {number} entfernen</translation>
    </message>
    <message>
        <source>This edition has one way to play: there are no variants.</source>
        <translation>Diese Ausgabe spielt man nur auf eine Art: Varianten hat sie keine.</translation>
    </message>
    <message>
        <source>This player already sits first.</source>
        <translation>Dieser Spieler steht schon ganz oben.</translation>
    </message>
    <message>
        <source>This player already sits last.</source>
        <translation>Dieser Spieler steht schon ganz unten.</translation>
    </message>
    <message>
        <source>This table plays without a master.</source>
        <translation>An diesem Tisch gibt es keinen Meister.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Who begins</source>
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
</context>
<context>
    <name>News</name>
    <message>
        <source>All hands lie face down while everybody looks at the table together.</source>
        <translation>Solange alle zusammen auf den Tisch schauen, liegt jede Hand verdeckt.</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Die Karten sind ausgeteilt</translation>
    </message>
    <message>
        <source>What happened: {news}</source>
        <translation>Was geschehen ist: {news}</translation>
    </message>
    <message>
        <source>What {name} missed</source>
        <translation>Was {name} verpasst hat</translation>
    </message>
    <message>
        <source>{name} has missed nothing.</source>
        <translation>{name} hat nichts verpasst.</translation>
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
    <name>Onlooking</name>
    <message>
        <source>A game in another window, as it stood a moment ago. Here it can only be watched.</source>
        <translation>Eine Partie in einem anderen Fenster, wie sie eben stand. Hier könnt ihr nur zuschauen.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Play another game</source>
        <translation>Andere Partie spielen</translation>
    </message>
    <message>
        <source>Played in another window</source>
        <translation>Wird in einem anderen Fenster gespielt</translation>
    </message>
    <message>
        <source>That game is not played in another window any more.</source>
        <translation>Diese Partie wird in keinem anderen Fenster mehr gespielt.</translation>
    </message>
    <message>
        <source>That game stays there. From here its table can only be watched; or another game is played beside it, and saved in a place of its own.</source>
        <translation>Diese Partie bleibt dort. Von hier aus könnt ihr nur ihren Tisch ansehen oder daneben eine andere Partie spielen; sie wird für sich gespeichert.</translation>
    </message>
    <message>
        <source>Title screen</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Watching: {names}</source>
        <translation>Nur zuschauen: {names}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{name}: has the turn</source>
        <translation>{name}: ist dran</translation>
    </message>
    <message>
        <source>{name}: has the turn; is the master</source>
        <translation>{name}: ist dran; ist Meister</translation>
    </message>
    <message>
        <source>{name}: is the master</source>
        <translation>{name}: ist Meister</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>A discarded card brings a clock token back: there can be a hint again.</source>
        <translation>Eine abgeworfene Karte bringt ein Uhr-Plättchen zurück: Nun ist wieder ein Hinweis möglich.</translation>
    </message>
    <message>
        <source>A fine idea, but here something else comes first.</source>
        <translation>Eine gute Idee, aber hier kommt zuerst etwas anderes.</translation>
    </message>
    <message>
        <source>A hint before the very last turn can only mean one thing: play this card!</source>
        <translation>Ein Hinweis vor dem allerletzten Zug kann nur eines heißen: diese Karte ausspielen!</translation>
    </message>
    <message>
        <source>All fireworks begin with a 1, so both cards fit. The hint has cost a clock token.</source>
        <translation>Jede Farbreihe beginnt mit einer 1, also passen beide Karten. Der Hinweis hat ein Uhr-Plättchen gekostet.</translation>
    </message>
    <message>
        <source>All hands lie face down: nobody ever sees their own cards, only those of the others.</source>
        <translation>Alle Hände liegen verdeckt: Niemand sieht je die eigenen Karten, nur die der anderen.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Before any card is shown, everybody else looks away. Then {name} presses the large button.</source>
        <translation>Bevor Karten zu sehen sind, schauen alle anderen weg. Dann drückt {name} den großen Knopf.</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>Übung beenden</translation>
    </message>
    <message>
        <source>It does not fit: the card is gone and a fuse burns. With the third mistake the game is lost.</source>
        <translation>Die Karte passt nicht: Sie ist weg, und eine Lunte brennt. Beim dritten Fehler ist die Partie verloren.</translation>
    </message>
    <message>
        <source>It fits. Whoever wonders why a hint was given learns more than it says.</source>
        <translation>Die Karte passt. Wer sich fragt, warum ein Hinweis kam, erfährt mehr, als der Hinweis sagt.</translation>
    </message>
    <message>
        <source>It fits: the yellow firework has begun, and {name} has drawn a new card.</source>
        <translation>Die Karte passt: Die gelbe Reihe hat begonnen, und {name} hat eine neue Karte gezogen.</translation>
    </message>
    <message>
        <source>Just this once, on purpose: {name} plays a card that no hint has told anything about.</source>
        <translation>Nur dieses eine Mal, mit Absicht: {name} spielt eine Karte aus, über die noch kein Hinweis etwas gesagt hat.</translation>
    </message>
    <message>
        <source>Much later in the same show: {name} and {other} have only three cards left to draw.</source>
        <translation>Viel später, immer noch dasselbe Feuerwerk: {name} und {other} haben nur noch drei Karten zu ziehen.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No clock token is left, so no hint can be given: the red cross discards this card.</source>
        <translation>Es ist kein Uhr-Plättchen mehr übrig, also ist kein Hinweis möglich: Das rote Kreuz wirft diese Karte ab.</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nein, danke</translation>
    </message>
    <message>
        <source>Now {name} has the turn: “{button}” begins it.</source>
        <translation>Jetzt ist {name} dran: Mit „{button}“ geht es los.</translation>
    </message>
    <message>
        <source>Now {other} will keep this card safe: a 5 that is lost never comes back.</source>
        <translation>Nun hebt {other} diese Karte gut auf: Eine verlorene 5 kommt nie wieder.</translation>
    </message>
    <message>
        <source>One card of {other} goes well with the yellow firework. A click on its symbol says yellow.</source>
        <translation>Eine Karte von {other} passt gut zur gelben Reihe. Ein Klick auf ihr Symbol sagt: gelb.</translation>
    </message>
    <message>
        <source>Only one card is yellow: why would {name} say so now, if it were not to be played?</source>
        <translation>Nur eine Karte ist gelb: Warum sollte {name} das gerade jetzt sagen, wenn diese Karte nicht ausgespielt werden soll?</translation>
    </message>
    <message>
        <source>Only one firework still needs a 4, and {other} has one: a click on it says so.</source>
        <translation>Nur einer Reihe fehlt noch die 4, und {other} hat eine: Ein Klick auf die Zahl verrät sie.</translation>
    </message>
    <message>
        <source>Only {name} looks now.</source>
        <translation>Jetzt schaut nur {name} hin.</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Übungsspiel</translation>
    </message>
    <message>
        <source>The deck is empty: everybody has exactly one more turn.</source>
        <translation>Der Nachziehstapel ist leer: Alle sind noch genau einmal dran.</translation>
    </message>
    <message>
        <source>The first time here? A five-minute practice game shows how to play.</source>
        <translation>Zum ersten Mal hier? Ein Übungsspiel von fünf Minuten zeigt, wie es geht.</translation>
    </message>
    <message>
        <source>The last turn of the show: {name} plays the card that was pointed at.</source>
        <translation>Der letzte Zug des Feuerwerks: {name} spielt die Karte aus, auf die gezeigt wurde.</translation>
    </message>
    <message>
        <source>The red firework is complete! As a bonus, a clock token comes back.</source>
        <translation>Die rote Reihe ist vollständig! Als Bonus kommt ein Uhr-Plättchen zurück.</translation>
    </message>
    <message>
        <source>The red firework waits for its 5. A click on the symbol of this card says red.</source>
        <translation>Die rote Reihe wartet auf ihre 5. Ein Klick auf das Symbol dieser Karte sagt: rot.</translation>
    </message>
    <message>
        <source>The show is over: all fireworks together make the score. That is how it goes; have fun!</source>
        <translation>Das Feuerwerk ist vorbei: Alle Farbreihen zusammen ergeben die Punkte. So geht das Spiel; viel Spaß!</translation>
    </message>
    <message>
        <source>Together they build five fireworks, one of each colour, in order from 1 up to 5.</source>
        <translation>Gemeinsam bauen sie fünf Farbreihen, eine je Farbe, der Reihe nach von 1 bis 5.</translation>
    </message>
    <message>
        <source>Two hints together: now {other} knows this card exactly.</source>
        <translation>Zwei Hinweise zusammen: Jetzt kennt {other} diese Karte genau.</translation>
    </message>
    <message>
        <source>Welcome! {name} and {other} put on a show. Whoever is alone here plays both, in turn.</source>
        <translation>Willkommen! {name} und {other} zünden ein Feuerwerk. Wer hier allein ist, spielt beide abwechselnd.</translation>
    </message>
    <message>
        <source>{name} discards the oldest card and draws the last one of the deck.</source>
        <translation>{name} wirft die älteste Karte ab und zieht die letzte vom Stapel.</translation>
    </message>
    <message>
        <source>{name} knows for certain: this is the red 5. The green check plays it.</source>
        <translation>{name} weiß es genau: Das ist die rote 5. Das grüne Häkchen spielt sie aus.</translation>
    </message>
    <message>
        <source>{name} knows now: two of these cards are 1s. The green check on this one plays it.</source>
        <translation>{name} weiß nun: Zwei dieser Karten sind Einsen. Das grüne Häkchen auf dieser hier spielt sie aus.</translation>
    </message>
    <message>
        <source>{name} may look at the cards of the others at any time, without a turn.</source>
        <translation>{name} darf die Karten der anderen jederzeit ansehen, auch ohne an der Reihe zu sein.</translation>
    </message>
    <message>
        <source>{name} trusts the hint: the green check plays the yellow card.</source>
        <translation>{name} vertraut dem Hinweis: Das grüne Häkchen spielt die gelbe Karte aus.</translation>
    </message>
    <message>
        <source>{other} has a 5, and there is only one in each colour. A click on the 5 says so.</source>
        <translation>{other} hat eine 5, und davon gibt es in jeder Farbe nur eine. Ein Klick auf die 5 verrät sie.</translation>
    </message>
    <message>
        <source>{other} has two cards with a 1. A click on one of these numbers points at both.</source>
        <translation>{other} hat zwei Karten mit einer 1. Ein Klick auf eine dieser Zahlen zeigt auf beide.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A card stands in the deck {count} times, but there are {wanted}.</source>
        <translation>Eine Karte steht {count}-mal im Stapel, es gibt sie aber {wanted}-mal.</translation>
    </message>
    <message>
        <source>A later version of the program wrote this file.</source>
        <translation>Diese Datei stammt von einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>A player has no name.</source>
        <translation>Ein Spieler hat keinen Namen.</translation>
    </message>
    <message>
        <source>At {place}: {problem}</source>
        <translation>Bei {place}: {problem}</translation>
    </message>
    <message>
        <source>Something is missing here.</source>
        <translation>Hier fehlt etwas.</translation>
    </message>
    <message>
        <source>The deck has {count} cards, but these rules want {wanted}.</source>
        <translation>Der Stapel hat {count} Karten, nach diesen Regeln wären es {wanted}.</translation>
    </message>
    <message>
        <source>The deck stands here covered, and once more in clear.</source>
        <translation>Der Stapel steht hier verdeckt und noch einmal offen.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The file is nested too deeply for a game.</source>
        <translation>Die Datei ist für eine Partie zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The file is not JSON in line {line}, column {column}.</source>
        <translation>Die Datei ist in Zeile {line}, Spalte {column} kein JSON.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text from byte {position} on.</source>
        <translation>Die Datei ist ab Byte {position} kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>Action {index} (turn {turn}) breaks the rules: {reason}</source>
        <translation>Aktion {index} (Zug {turn}) verstößt gegen die Regeln: {reason}</translation>
    </message>
    <message>
        <source>The file or its folder is not there.</source>
        <translation>Die Datei oder ihr Ordner ist nicht da.</translation>
    </message>
    <message>
        <source>The link breaks off within an action.</source>
        <translation>Der Link bricht mitten in einer Aktion ab.</translation>
    </message>
    <message>
        <source>The name of a player has more than {limit} characters.</source>
        <translation>Der Name eines Spielers hat mehr als {limit} Zeichen.</translation>
    </message>
    <message>
        <source>The name of a player holds a control character.</source>
        <translation>Der Name eines Spielers enthält ein Steuerzeichen.</translation>
    </message>
    <message>
        <source>The option {option} of hanab.live is not played here.</source>
        <translation>Die Option {option} von hanab.live wird hier nicht gespielt.</translation>
    </message>
    <message>
        <source>The switch {switch} is not known here.</source>
        <translation>Der Schalter {switch} ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>The system does not permit it.</source>
        <translation>Das System erlaubt es nicht.</translation>
    </message>
    <message>
        <source>The values of the cards are {low}–{high}, not 1–5.</source>
        <translation>Die Zahlen der Karten sind {low}–{high}, nicht 1–5.</translation>
    </message>
    <message>
        <source>The variant {variant} of hanab.live is not played here.</source>
        <translation>Die Variante {variant} von hanab.live wird hier nicht gespielt.</translation>
    </message>
    <message>
        <source>There are {count} players, not {low}–{high}.</source>
        <translation>Es sind {count} Spieler, nicht {low}–{high}.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>This is no covered deck.</source>
        <translation>Das ist kein verdeckter Stapel.</translation>
    </message>
    <message>
        <source>This is not a file that can be read.</source>
        <translation>Das ist keine Datei, die sich lesen lässt.</translation>
    </message>
    <message>
        <source>This is not the whole of a share link.</source>
        <translation>Das ist kein vollständiger Link zu einer Partie.</translation>
    </message>
    <message>
        <source>This is too large for a game: more than {limit} bytes.</source>
        <translation>Das ist zu groß für eine Partie: mehr als {limit} Byte.</translation>
    </message>
    <message>
        <source>What stands here is not what belongs here.</source>
        <translation>Was hier steht, gehört nicht hierher.</translation>
    </message>
    <message>
        <source>{character} does not belong in a share link.</source>
        <translation>{character} gehört nicht in einen Link zu einer Partie.</translation>
    </message>
    <message>
        <source>{value} does not go with the other rules of this game.</source>
        <translation>{value} passt nicht zu den übrigen Regeln dieser Partie.</translation>
    </message>
    <message>
        <source>{value} is none of {known}.</source>
        <translation>{value} ist nicht dabei; möglich sind: {known}.</translation>
    </message>
    <message>
        <source>{value} is not {low}–{high}.</source>
        <translation>{value} ist nicht {low}–{high}.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>A hint goes to a teammate, never to oneself.</source>
        <translation>Hinweise gibt man den anderen, nie sich selbst.</translation>
    </message>
    <message>
        <source>All blue tokens are available, so nothing can be discarded.</source>
        <translation>Alle blauen Chips sind verfügbar, deshalb kann nichts abgeworfen werden.</translation>
    </message>
    <message>
        <source>All clock tokens are available, so nothing can be discarded.</source>
        <translation>Alle Uhr-Plättchen sind verfügbar, deshalb kann nichts abgeworfen werden.</translation>
    </message>
    <message>
        <source>All hint tiles show black: none is left to pay for a hint.</source>
        <translation>Alle Hinweis-Plättchen zeigen Schwarz: Für einen Hinweis ist keines mehr übrig.</translation>
    </message>
    <message>
        <source>All hint tiles show white, so nothing can be discarded.</source>
        <translation>Alle Hinweis-Plättchen zeigen Weiß, deshalb kann nichts abgeworfen werden.</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn.</source>
        <translation>Gerade ist jemand anders dran.</translation>
    </message>
    <message>
        <source>Multicolour cards are wild: a hint cannot name them.</source>
        <translation>Bunte Karten sind Joker: Ein Hinweis darf sie nicht nennen.</translation>
    </message>
    <message>
        <source>No blue token is left to pay for a hint.</source>
        <translation>Für einen Hinweis ist kein blauer Chip mehr übrig.</translation>
    </message>
    <message>
        <source>No card in this hand matches, and a hint must point at a card.</source>
        <translation>Auf dieser Hand passt keine Karte, und ein Hinweis muss auf eine Karte zeigen.</translation>
    </message>
    <message>
        <source>No clock token is left to pay for a hint.</source>
        <translation>Für einen Hinweis ist kein Uhr-Plättchen mehr übrig.</translation>
    </message>
    <message>
        <source>No colour is named before playing in this game.</source>
        <translation>In diesem Spiel wird vor dem Ausspielen keine Farbe genannt.</translation>
    </message>
    <message>
        <source>No tile is to be turned now.</source>
        <translation>Gerade ist kein Plättchen umzudrehen.</translation>
    </message>
    <message>
        <source>No token is to be moved now.</source>
        <translation>Gerade ist keine Spielmarke zu bewegen.</translation>
    </message>
    <message>
        <source>That is the wrong tile for what was announced.</source>
        <translation>Dieses Plättchen passt nicht zur Ansage.</translation>
    </message>
    <message>
        <source>That is the wrong token for what was announced.</source>
        <translation>Diese Spielmarke passt nicht zur Ansage.</translation>
    </message>
    <message>
        <source>The card has to be laid open first.</source>
        <translation>Zuerst muss die Karte aufgedeckt werden.</translation>
    </message>
    <message>
        <source>The card lies open: this can no longer be withdrawn.</source>
        <translation>Die Karte liegt offen: Die Ansage lässt sich nicht mehr zurückziehen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The master has to move a token first.</source>
        <translation>Zuerst muss der Meister bewegen, was aufleuchtet.</translation>
    </message>
    <message>
        <source>The right kind of tile, but it turns the other way.</source>
        <translation>Die richtige Sorte Plättchen, aber zur falschen Seite gedreht.</translation>
    </message>
    <message>
        <source>The right kind of token, but it goes the other way.</source>
        <translation>Die richtige Sorte Spielmarke, aber in die falsche Richtung.</translation>
    </message>
    <message>
        <source>There are no multicolour cards in this game.</source>
        <translation>In diesem Spiel gibt es keine bunten Karten.</translation>
    </message>
    <message>
        <source>There is no such card in this hand.</source>
        <translation>Diese Karte gibt es auf dieser Hand nicht.</translation>
    </message>
    <message>
        <source>Nothing has been taken back that could be done again.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>This hand is empty: there is nothing to give a hint about.</source>
        <translation>Diese Hand ist leer: Da gibt es keinen Hinweis zu geben.</translation>
    </message>
    <message>
        <source>This is done in a player&apos;s own private view.</source>
        <translation>Das geht nur in der eigenen Ansicht, während die anderen wegschauen.</translation>
    </message>
    <message>
        <source>This player does not play at this screen.</source>
        <translation>Dieser Mitspieler spielt nicht an diesem Bildschirm.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message numerus="yes">
        <source>%n action(s) taken back.</source>
        <translation>
            <numerusform>Eine Aktion wurde zurückgenommen.</numerusform>
            <numerusform>%n Aktionen wurden zurückgenommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n look(s) without a turn.</source>
        <translation>
            <numerusform>Einmal wurde ohne Zug nachgesehen.</numerusform>
            <numerusform>%n-mal wurde ohne Zug nachgesehen.</numerusform>
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
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>A copy of the game was opened from a file.</source>
        <translation>Eine Kopie der Partie wurde aus einer Datei geöffnet.</translation>
    </message>
    <message>
        <source>A copy of the game was opened from a file: {when}.</source>
        <translation>Eine Kopie der Partie wurde aus einer Datei geöffnet: {when}.</translation>
    </message>
    <message>
        <source>Done again: turn {turn}, by {name}.</source>
        <translation>Wiederholt: Zug {turn} ({name}).</translation>
    </message>
    <message numerus="yes">
        <source>Opened from a file %n time(s).</source>
        <translation>
            <numerusform>Einmal aus einer Datei geöffnet.</numerusform>
            <numerusform>%n-mal aus einer Datei geöffnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, by {name}.</source>
        <translation>Zurückgenommen: Zug {turn} ({name}).</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the card that {name} discarded.</source>
        <translation>Zurückgenommen: Zug {turn}, die Karte, die {name} abgeworfen hat.</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the card that {name} played.</source>
        <translation>Zurückgenommen: Zug {turn}, die Karte, die {name} ausgespielt hat.</translation>
    </message>
    <message>
        <source>Taken back: turn {turn}, the hint from {name} to {target}.</source>
        <translation>Zurückgenommen: Zug {turn}, der Hinweis von {name} an {target}.</translation>
    </message>
    <message>
        <source>The deck is no longer secret: all hands were seen in a replay before the game was over.</source>
        <translation>Der Nachziehstapel ist nicht mehr geheim: Alle Hände wurden beim Nachspielen gezeigt, bevor die Partie zu Ende war.</translation>
    </message>
    <message>
        <source>The deck is no longer secret: the end of the game was taken back.</source>
        <translation>Der Nachziehstapel ist nicht mehr geheim: Das Ende der Partie wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>The deck is no secret: this game goes on from a turn of a finished one.</source>
        <translation>Der Nachziehstapel ist nicht geheim: Diese Partie setzt eine beendete Partie ab einem ihrer Züge fort.</translation>
    </message>
    <message>
        <source>The deck no longer counts as secret: another copy of this game has been played further.</source>
        <translation>Der Nachziehstapel gilt nicht mehr als geheim: Eine andere Kopie der Partie ist schon weiter.</translation>
    </message>
    <message numerus="yes">
        <source>{name} looked at the cards %n time(s) without taking a turn (nobody knows how long).</source>
        <translation>
            <numerusform>{name} hat sich einmal die Karten angesehen, ohne einen Zug zu machen (wie lange, weiß niemand).</numerusform>
            <numerusform>{name} hat sich %n-mal die Karten angesehen, ohne einen Zug zu machen (wie lange, weiß niemand).</numerusform>
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
        <source>{name} looked at the cards without taking a turn (nobody knows how long).</source>
        <translation>{name} hat sich die Karten angesehen, ohne einen Zug zu machen (wie lange, weiß niemand).</translation>
    </message>
    <message>
        <source>{name} looked at the cards without taking a turn ({time}).</source>
        <translation>{name} hat sich die Karten angesehen, ohne einen Zug zu machen ({time}).</translation>
    </message>
    <message>
        <source>The deck is no longer secret.</source>
        <translation>Der Nachziehstapel ist nicht mehr geheim.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) done again.</source>
        <translation>
            <numerusform>Eine Aktion wurde wiederholt.</numerusform>
            <numerusform>%n Aktionen wurden wiederholt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck is no longer secret: the file of the finished game was opened.</source>
        <translation>Der Nachziehstapel ist nicht mehr geheim: Die Datei der beendeten Partie wurde geöffnet.</translation>
    </message>
    <message>
        <source>The deck is no longer secret: the share link was copied, and the game went on.</source>
        <translation>Der Nachziehstapel ist nicht mehr geheim: Der Link wurde kopiert, und die Partie ging weiter.</translation>
    </message>
    <message>
        <source>{name} withdrew an announcement.</source>
        <translation>{name} hat eine Ansage zurückgezogen.</translation>
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
        <source>Replay of a game that is not over: {edition}. At the table: {players}.</source>
        <translation>Eine Partie, die noch nicht zu Ende ist, wird nachgespielt: {edition}. Am Tisch: {players}.</translation>
    </message>
    <message>
        <source>Choose a line of the journal, a card, a firework or a mistake to go to its turn.</source>
        <translation>Zeilen des Spielverlaufs, Karten, Farbreihen und Fehler führen zu ihren Zügen.</translation>
    </message>
    <message>
        <source>After the last turn there is nothing to go on with.</source>
        <translation>Nach dem letzten Zug gibt es nichts mehr fortzusetzen.</translation>
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
        <source>Open hands</source>
        <translation>Offene Hände</translation>
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
        <translation>Mit wessen Augen gesehen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>A new game can go on only from one that is over.</source>
        <translation>Eine neue Partie lässt sich nur von einer beendeten aus beginnen.</translation>
    </message>
    <message>
        <source>Speed {factor}.</source>
        <translation>Tempo {factor}.</translation>
    </message>
    <message>
        <source>Stop the replay</source>
        <translation>Abspielen anhalten</translation>
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
        <source>The hands of a game that is not over are shown only if all its players agree.</source>
        <translation>Die Hände einer Partie, die noch nicht zu Ende ist, werden nur gezeigt, wenn alle Spieler einverstanden sind.</translation>
    </message>
    <message>
        <source>The replay is stopped.</source>
        <translation>Das Abspielen ist angehalten.</translation>
    </message>
    <message>
        <source>The replay runs.</source>
        <translation>Die Partie wird abgespielt.</translation>
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
        <source>{turn}, {points}, {mistakes}</source>
        <translation>{turn}, {points}, {mistakes}</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>50 cards: five suits of ten, in white, red, blue, yellow and green.</source>
        <translation>50 Karten in fünf Farben: je zehn in Weiß, Rot, Blau, Gelb und Grün.</translation>
    </message>
    <message>
        <source>55 cards: five suits of ten, in white, red, blue, yellow and green, which makes 50, and five multicolour cards, one each of 1, 2, 3, 4 and 5.</source>
        <translation>55 Karten: je zehn in Weiß, Rot, Blau, Gelb und Grün, das macht 50, und dazu fünf bunte, nämlich je eine 1, 2, 3, 4 und 5.</translation>
    </message>
    <message>
        <source>60 cards, six full suits: ten each in white, red, blue, yellow and green, which makes 50, and ten multicolour ones.</source>
        <translation>60 Karten in sechs vollen Farben: je zehn in Weiß, Rot, Blau, Gelb und Grün, das macht 50, und dazu zehn bunte.</translation>
    </message>
    <message>
        <source>A card is indispensable while its firework still needs it and no other copy is left. As soon as one lands on the discard pile, discarded or badly played, the game is lost.</source>
        <translation>Unentbehrlich ist eine Karte, solange ihre Farbreihe sie noch braucht und kein anderes Exemplar mehr da ist. Landet so eine auf dem Ablagestapel, abgeworfen oder falsch ausgespielt, ist das Spiel verloren.</translation>
    </message>
    <message>
        <source>A card that two hints of different colours have pointed at can only be multicolour.</source>
        <translation>Eine Karte, auf die Hinweise in zwei verschiedenen Farben gezeigt haben, kann nur bunt sein.</translation>
    </message>
    <message>
        <source>A click on the colour symbol of a teammate’s card gives the hint with this colour.</source>
        <translation>Ein Klick auf das Farbsymbol einer fremden Karte gibt den Hinweis mit dieser Farbe.</translation>
    </message>
    <message>
        <source>A click on the number gives the value hint, a click on the symbol the colour hint.</source>
        <translation>Ein Klick auf die Zahl gibt den Zahlen-Hinweis, ein Klick auf das Symbol den Farb-Hinweis.</translation>
    </message>
    <message>
        <source>A click on the number of a teammate’s card gives that player the hint with this value.</source>
        <translation>Ein Klick auf die Zahl einer fremden Karte gibt diesem Mitspieler den Hinweis mit dieser Zahl.</translation>
    </message>
    <message>
        <source>A discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>A full suit has ten cards: the 1 three times, the 2, the 3 and the 4 twice, and the 5 only once.</source>
        <translation>Eine volle Farbe hat zehn Karten: die 1 dreimal, die 2, die 3 und die 4 je zweimal und die 5 nur ein einziges Mal.</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Hinweis geben</translation>
    </message>
    <message>
        <source>A hint also speaks of the cards it does not point at. Those are certainly not red, or certainly not twos.</source>
        <translation>Ein Hinweis sagt auch etwas über die Karten, auf die er nicht zeigt: Die sind ganz sicher nicht rot oder ganz sicher keine Zweien.</translation>
    </message>
    <message>
        <source>A hint goes to one teammate of your choice, never to yourself.</source>
        <translation>Den Hinweis gibst du einem Mitspieler deiner Wahl, nie dir selbst.</translation>
    </message>
    <message>
        <source>A hint may also point at nothing: “you have no white cards” is allowed. It costs as much as any other.</source>
        <translation>Ein Hinweis darf auch ins Leere zeigen: „Du hast keine weißen Karten“ ist erlaubt. Er kostet so viel wie jeder andere.</translation>
    </message>
    <message>
        <source>A hint that points at nothing is impossible here: it is a click on a teammate’s card, so there is always one to point at.</source>
        <translation>Ein Hinweis ins Leere ist hier gar nicht möglich: Er ist ein Klick auf eine fremde Karte, also gibt es immer eine, auf die er zeigt.</translation>
    </message>
    <message>
        <source>A hint that points at nothing is not allowed: “you have no white cards” gives you nothing to lay a finger on.</source>
        <translation>Ein Hinweis ins Leere ist nicht erlaubt: Bei „Du hast keine weißen Karten“ gibt es nichts, worauf du den Finger legen könntest.</translation>
    </message>
    <message>
        <source>A little advice</source>
        <translation>Ein paar Ratschläge</translation>
    </message>
    <message>
        <source>A lost game scores 0. The table still shows, for comfort, how far each firework had come.</source>
        <translation>Ein verlorenes Spiel zählt 0 Punkte. Zum Trost zeigt der Tisch noch, wie weit jede Farbreihe gekommen ist.</translation>
    </message>
    <message>
        <source>A play</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>A private view that nobody touches is covered after two minutes, or after the time you choose in the settings. The button “Cover the screen” counts down the last seconds.</source>
        <translation>Rührt niemand etwas an, während ein Spieler die Karten ansieht, werden sie nach zwei Minuten verdeckt oder nach der Zeit, die ihr in den Einstellungen wählt. Die Schaltfläche „Bildschirm verdecken“ zählt die letzten Sekunden herunter.</translation>
    </message>
    <message>
        <source>A teammate who has no cards any more cannot be given a hint.</source>
        <translation>Wer keine Karten mehr hat, kann keinen Hinweis bekommen.</translation>
    </message>
    <message>
        <source>A wrong tile, one turned the wrong way, or one that no action asks for is refused with the reason, and nothing changes.</source>
        <translation>Ein falsches Plättchen, eines zur falschen Seite gedreht oder eines, nach dem gerade keine Aktion verlangt: All das wird mit Begründung abgelehnt, und nichts ändert sich.</translation>
    </message>
    <message>
        <source>A wrong token, one moved the wrong way, or one that no action asks for is refused with the reason, and nothing changes.</source>
        <translation>Eine falsche Spielmarke, eine in die falsche Richtung oder eine, nach der gerade keine Aktion verlangt: All das wird mit Begründung abgelehnt, und nichts ändert sich.</translation>
    </message>
    <message>
        <source>All 50 of them are in the game.</source>
        <translation>Alle 50 sind im Spiel.</translation>
    </message>
    <message>
        <source>All tiles are in the master’s keeping; nobody else touches them.</source>
        <translation>Alle Plättchen sind in der Obhut des Meisters; niemand sonst fasst sie an.</translation>
    </message>
    <message>
        <source>All tokens are in the master’s keeping; nobody else touches them.</source>
        <translation>Alle Spielmarken sind in der Obhut des Meisters; niemand sonst fasst sie an.</translation>
    </message>
    <message>
        <source>An empty deck</source>
        <translation>Leerer Nachziehstapel</translation>
    </message>
    <message>
        <source>An empty hand</source>
        <translation>Leere Hand</translation>
    </message>
    <message>
        <source>An indispensable card</source>
        <translation>Unentbehrliche Karte</translation>
    </message>
    <message>
        <source>And it is complete: you point at all the cards of that hand which match, and leave none of them out.</source>
        <translation>Und er ist vollständig: Du zeigst auf alle Karten dieser Hand, die dazu passen, und lässt keine aus.</translation>
    </message>
    <message>
        <source>And this is what the crowd makes of it:</source>
        <translation>Und das sagt das Publikum dazu:</translation>
    </message>
    <message>
        <source>And when it goes wrong, laugh. The next show is only a shuffle away.</source>
        <translation>Und wenn es schiefgeht, lacht. Bis zum nächsten Feuerwerk müsst ihr nur einmal mischen.</translation>
    </message>
    <message>
        <source>Any edition can be played with a master: one of you, in any seat, to whom every action is announced and who alone handles what it costs and brings. Choose that when you begin a new game.</source>
        <translation>Jede Ausgabe lässt sich mit einem Meister spielen: jemandem aus eurer Runde, gleich auf welchem Platz. Dem Meister wird jede Aktion angesagt, und nur der Meister rührt an, was sie kostet und einbringt. Das wählt ihr, wenn ihr ein neues Spiel beginnt.</translation>
    </message>
    <message>
        <source>Ask yourself why you are told this, and why just now. Usually a friend wants you to play that card, or to spare it.</source>
        <translation>Frag dich, warum du das erfährst und warum gerade jetzt. Meist sollst du diese Karte ausspielen oder gut aufheben.</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>Auf einen Blick</translation>
    </message>
    <message>
        <source>At this table all ten multicolour cards join in: you play with 60 cards.</source>
        <translation>An diesem Tisch kommen alle zehn bunten Karten dazu: Ihr spielt mit 60 Karten.</translation>
    </message>
    <message>
        <source>At this table five of the multicolour cards join in, one each of 1 to 5; the others stay in the box. You play with 55 cards.</source>
        <translation>An diesem Tisch kommen fünf der bunten Karten dazu, je eine von 1 bis 5; die übrigen bleiben in der Schachtel. Ihr spielt mit 55 Karten.</translation>
    </message>
    <message>
        <source>At this table the five multicolour cards join in: you play with 55 cards.</source>
        <translation>An diesem Tisch kommen die fünf bunten Karten dazu: Ihr spielt mit 55 Karten.</translation>
    </message>
    <message>
        <source>At this table the multicolour cards stay in the box: you play with 50 cards.</source>
        <translation>An diesem Tisch bleiben die bunten Karten in der Schachtel: Ihr spielt mit 50 Karten.</translation>
    </message>
    <message>
        <source>Before you discard, look through the discard pile. If all other copies of a card lie there already, yours is the last.</source>
        <translation>Bevor du abwirfst, sieh den Ablagestapel durch. Liegen alle anderen Exemplare einer Karte schon dort, ist deines das letzte.</translation>
    </message>
    <message>
        <source>Begin with the ones. A value hint “1” early on is rarely wasted.</source>
        <translation>Fangt mit den Einsen an. Ein früher Zahlen-Hinweis „1“ ist selten verschwendet.</translation>
    </message>
    <message>
        <source>Below the table all colours and values stand as buttons too, beside the teammate they are for.</source>
        <translation>Am unteren Rand stehen alle Farben und Zahlen auch als Schaltflächen, neben dem Mitspieler, für den sie gelten.</translation>
    </message>
    <message>
        <source>Between turns anybody may peek in the same way: the others look away, and you study the hands in peace without taking a turn.</source>
        <translation>Zwischen den Zügen darf jeder auf dieselbe Weise nachsehen: Die anderen schauen weg, und du studierst in Ruhe die Hände, ohne einen Zug zu machen.</translation>
    </message>
    <message>
        <source>Between two actions the master may hand the role over to any other seat, from the table menu.</source>
        <translation>Zwischen zwei Aktionen kann der Meister das Amt über das Menü „Tisch“ an jeden anderen Platz weitergeben.</translation>
    </message>
    <message>
        <source>By the book the oldest player is the master, and begins. You play without a master.</source>
        <translation>Laut Anleitung ist Meister, wer am ältesten ist, und beginnt. Ihr spielt ohne Meister.</translation>
    </message>
    <message>
        <source>Cards in the game</source>
        <translation>Karten im Spiel</translation>
    </message>
    <message>
        <source>Choose a card of your own hand and lay it open on the table, whether you know what it is or not.</source>
        <translation>Such dir eine Karte deiner Hand aus und leg sie offen auf den Tisch, ob du sie kennst oder nicht.</translation>
    </message>
    <message>
        <source>Complete show</source>
        <translation>Vollständiges Feuerwerk</translation>
    </message>
    <message>
        <source>Count the copies: what you can no longer replace is worth more than any hint.</source>
        <translation>Zählt die Exemplare mit: Was sich nicht mehr ersetzen lässt, ist mehr wert als jeder Hinweis.</translation>
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
        <source>Do not cling to your cards. Every discard is a hint for somebody: the blue tokens are your breath.</source>
        <translation>Klammert euch nicht an eure Karten. Jede abgeworfene Karte schenkt jemandem einen Hinweis: Die blauen Chips sind euer Atem.</translation>
    </message>
    <message>
        <source>Do not cling to your cards. Every discard is a hint for somebody: the clock tokens are your breath.</source>
        <translation>Klammert euch nicht an eure Karten. Jede abgeworfene Karte schenkt jemandem einen Hinweis: Die Uhr-Plättchen sind euer Atem.</translation>
    </message>
    <message>
        <source>Do not cling to your cards. Every discard is a hint for somebody: the hint tiles are your breath.</source>
        <translation>Klammert euch nicht an eure Karten. Jede abgeworfene Karte schenkt jemandem einen Hinweis: Die Hinweis-Plättchen sind euer Atem.</translation>
    </message>
    <message>
        <source>Drag your cards into another order. Raise one, turn one, or write a note on one that only you will see. All of it stays when the game is saved.</source>
        <translation>Zieh deine Karten mit der Maus in eine andere Reihenfolge. Heb eine an, dreh eine oder schreib eine Notiz darauf, die nur du siehst. All das bleibt auch in der gespeicherten Partie erhalten.</translation>
    </message>
    <message>
        <source>Each multicolour card exists only once: treat them all like fives.</source>
        <translation>Jede bunte Karte gibt es nur einmal: Behandelt sie alle wie Fünfen.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Empty hints</source>
        <translation>Leer-Hinweise</translation>
    </message>
    <message>
        <source>Every action is announced to the master before it is done.</source>
        <translation>Jede Aktion wird dem Meister angesagt, bevor sie geschieht.</translation>
    </message>
    <message>
        <source>Every action is saved before the next one begins. You can stop at any moment and continue later.</source>
        <translation>Jede Aktion wird gespeichert, bevor die nächste beginnt. Ihr könnt jederzeit aufhören und später fortsetzen.</translation>
    </message>
    <message>
        <source>Every hint costs a blue token: one is taken out of the box lid and laid beside it. Once no blue token is left in the lid, no hint can be given.</source>
        <translation>Jeder Hinweis kostet einen blauen Chip: Einer wandert aus dem Schachteldeckel und bleibt daneben liegen. Ist im Deckel keiner mehr, kann niemand mehr einen Hinweis geben.</translation>
    </message>
    <message>
        <source>Every hint costs a clock token: one goes from the table into the box lid. Once no clock token is left on the table, no hint can be given.</source>
        <translation>Jeder Hinweis kostet ein Uhr-Plättchen: Eines wandert vom Tisch in den Schachteldeckel. Liegt auf dem Tisch keines mehr, kann niemand mehr einen Hinweis geben.</translation>
    </message>
    <message>
        <source>Every hint costs a clock token: one is turned on its side. Once no clock token stands upright, no hint can be given.</source>
        <translation>Jeder Hinweis kostet ein Uhr-Plättchen: Eines wird auf die Seite gedreht. Ist keines mehr aufrecht, kann niemand mehr einen Hinweis geben.</translation>
    </message>
    <message>
        <source>Every hint costs a hint tile: one is turned from white to black. Once all of them show black, no hint can be given.</source>
        <translation>Jeder Hinweis kostet ein Hinweis-Plättchen: Eines wird von Weiß auf Schwarz gedreht. Zeigen alle Schwarz, kann niemand mehr einen Hinweis geben.</translation>
    </message>
    <message>
        <source>Every storm tile shows lightning: the show is lost.</source>
        <translation>Jedes Gewitter-Plättchen zeigt den Blitz: Das Feuerwerk ist verloren.</translation>
    </message>
    <message>
        <source>A screen reader is heard by everybody at the table. In a private view it therefore says nothing about the teammates’ cards until you press a key for one. On the page that asks the others to look away, each player may choose to hear every card, or none.</source>
        <translation>Ein Screenreader ist für alle am Tisch zu hören. Von den Karten der anderen sagt er deshalb nichts, bis eine Taste gedrückt wird. Dort, wo die anderen gebeten werden wegzuschauen, kann jeder Spieler wählen, ob er alle Karten hören will oder keine.</translation>
    </message>
    <message>
        <source>A card can be dragged as well: dropped on the fireworks it is played, dropped on the discard pile it is discarded. What will happen is shown before you let it go.</source>
        <translation>Eine Karte lässt sich auch mit dem Zeiger bewegen: Über dem Feuerwerk losgelassen, wird sie ausgespielt, über dem Ablagestapel abgeworfen. Was geschehen wird, siehst du, bevor du loslässt.</translation>
    </message>
    <message>
        <source>A slip can be taken back, turn by turn or several turns at once (Table menu: Back to…), all the way back to the deal. A hint can be taken back freely until the next private view is opened; anything later, and any card that was turned up, needs everybody’s consent.</source>
        <translation>Ein Versehen lässt sich zurücknehmen, Zug für Zug oder mehrere Züge auf einmal (Menü Tisch: Zurücknehmen bis…), bis zum Austeilen. Ein Hinweis lässt sich frei zurücknehmen, bis die nächste eigene Ansicht geöffnet wird; alles Spätere und jede aufgedeckte Karte nur mit Zustimmung aller.</translation>
    </message>
    <message>
        <source>A slip can be taken back, turn by turn or several turns at once (Table menu: Back to…), all the way back to the deal. A hint can be taken back freely until the next private view is opened; anything later, and any card that was turned up, needs the master’s consent.</source>
        <translation>Ein Versehen lässt sich zurücknehmen, Zug für Zug oder mehrere Züge auf einmal (Menü Tisch: Zurücknehmen bis…), bis zum Austeilen. Ein Hinweis lässt sich frei zurücknehmen, bis die nächste eigene Ansicht geöffnet wird; alles Spätere und jede aufgedeckte Karte nur mit Zustimmung des Meisters.</translation>
    </message>
    <message>
        <source>Everything can be done from the keyboard:</source>
        <translation>Alles geht auch mit der Tastatur:</translation>
    </message>
    <message>
        <source>Fit or no fit, you then draw another card without looking at it.</source>
        <translation>Ob sie passt oder nicht: Danach ziehst du eine neue Karte, ohne sie anzusehen.</translation>
    </message>
    <message>
        <source>Five fireworks on their way up; the yellow one is complete.</source>
        <translation>Fünf Farbreihen auf dem Weg nach oben; die gelbe ist vollständig.</translation>
    </message>
    <message>
        <source>For a turn the screen asks everybody except one player to look away. Nothing can be seen until that player has said: it is me, show the cards.</source>
        <translation>Für einen Zug bittet der Bildschirm alle außer einem Spieler wegzuschauen. Zu sehen gibt es erst etwas, wenn dieser Spieler gesagt hat: Ich bin es, Karten zeigen.</translation>
    </message>
    <message>
        <source>For example: the red firework has reached 4, the yellow one 5, the green one 2, the blue one 4 and the white one 3. That makes {sum} points.</source>
        <translation>Ein Beispiel: Die rote Farbreihe steht bei 4, die gelbe bei 5, die grüne bei 2, die blaue bei 4 und die weiße bei 3. Das macht {sum} Punkte.</translation>
    </message>
    <message>
        <source>For example: the red firework has reached 4, the yellow one 5, the green one 2, the blue one 4, the white one 3 and the multicolour one 3. That makes {sum} points.</source>
        <translation>Ein Beispiel: Die rote Farbreihe steht bei 4, die gelbe bei 5, die grüne bei 2, die blaue bei 4, die weiße bei 3 und die bunte bei 3. Das macht {sum} Punkte.</translation>
    </message>
    <message>
        <source>For those who know what they hold: say which colour you are about to play, and earn by it.</source>
        <translation>Für alle, die wissen, was sie auf der Hand haben: Nenn die Farbe, die du gleich ausspielst, und lass dich dafür belohnen.</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>Bevor es losgeht</translation>
    </message>
    <message>
        <source>Giving a hint</source>
        <translation>Einen Hinweis geben</translation>
    </message>
    <message>
        <source>Harder: fewer mistakes allowed, or fewer clock tokens. Easier: more of either.</source>
        <translation>Schwerer: weniger erlaubte Fehler oder weniger Uhr-Plättchen. Leichter: mehr vom einen oder vom anderen.</translation>
    </message>
    <message>
        <source>Harder: fewer red tokens, or fewer blue ones. Easier: more blue tokens, or more red ones.</source>
        <translation>Schwerer: weniger rote Chips oder weniger blaue. Leichter: mehr blaue Chips oder mehr rote.</translation>
    </message>
    <message>
        <source>Harder: play with two storm tiles instead of three, or with only one. Easier: add the spare hint tile to the eight, and coins as still more of them, so that nine and more hints can be paid for.</source>
        <translation>Schwerer: Spielt mit zwei Gewitter-Plättchen statt mit dreien oder gar nur mit einem. Leichter: Nehmt zu den acht Hinweis-Plättchen das Ersatz-Plättchen dazu und Münzen als weitere, dann reicht es für neun Hinweise und mehr.</translation>
    </message>
    <message>
        <source>Hold your cards with the backs towards you: nobody may ever see their own, and everybody else’s are open to you. On this screen the program takes care of that.</source>
        <translation>Halte deine Karten mit dem Rücken zu dir: Die eigenen sieht man nie, die der anderen jederzeit. Hier am Bildschirm sorgt das Programm dafür.</translation>
    </message>
    <message>
        <source>How fireworks grow</source>
        <translation>Wie das Feuerwerk wächst</translation>
    </message>
    <message>
        <source>How strictly you take it is for your group to settle, best before the first card is dealt: every group finds a measure of its own.</source>
        <translation>Wie streng ihr das nehmt, macht ihr unter euch aus, am besten vor der ersten Karte: Jede Runde findet da ihr eigenes Maß.</translation>
    </message>
    <message>
        <source>How the show ends</source>
        <translation>Wie das Feuerwerk endet</translation>
    </message>
    <message>
        <source>If all agree, you can pause, which covers the table, or end the game early and count up.</source>
        <translation>Sind alle einverstanden, könnt ihr eine Pause machen, dann wird der Tisch verdeckt, oder die Partie vorzeitig beenden und zusammenzählen.</translation>
    </message>
    <message>
        <source>If all blue tokens are available already, the bonus is lost.</source>
        <translation>Sind schon alle blauen Chips verfügbar, verfällt der Bonus.</translation>
    </message>
    <message>
        <source>If all blue tokens are available already, the one you earned is lost.</source>
        <translation>Sind schon alle blauen Chips verfügbar, verfällt der verdiente.</translation>
    </message>
    <message>
        <source>If all clock tokens are available already, the bonus is lost.</source>
        <translation>Sind schon alle Uhr-Plättchen verfügbar, verfällt der Bonus.</translation>
    </message>
    <message>
        <source>If all clock tokens are available already, the one you earned is lost.</source>
        <translation>Sind schon alle Uhr-Plättchen verfügbar, verfällt das verdiente.</translation>
    </message>
    <message>
        <source>If all hint tiles are white already, the bonus is lost.</source>
        <translation>Zeigen schon alle Hinweis-Plättchen Weiß, verfällt der Bonus.</translation>
    </message>
    <message>
        <source>If all hint tiles are white already, the one you earned is lost.</source>
        <translation>Zeigen schon alle Hinweis-Plättchen Weiß, verfällt das verdiente.</translation>
    </message>
    <message>
        <source>If it begins a firework of its colour, or continues it, it is added. A firework begins with the 1, and each further card must be exactly one higher than the one on top.</source>
        <translation>Beginnt sie die Reihe ihrer Farbe oder setzt sie fort, wird sie angelegt. Eine Farbreihe beginnt mit der 1, und jede weitere Karte muss genau um eins höher sein als die oberste.</translation>
    </message>
    <message>
        <source>If it does not fit, it goes to the discard pile, and a storm draws nearer: a storm tile is turned from the starry sky to lightning.</source>
        <translation>Passt sie nicht, kommt sie auf den Ablagestapel, und ein Gewitter zieht heran: Ein Gewitter-Plättchen wird vom Sternenhimmel auf den Blitz gedreht.</translation>
    </message>
    <message>
        <source>If it does not fit, it goes to the discard pile, and the fuse gets shorter: a red token goes into the box lid.</source>
        <translation>Passt sie nicht, kommt sie auf den Ablagestapel, und die Lunte wird kürzer: Ein roter Chip kommt in den Schachteldeckel.</translation>
    </message>
    <message>
        <source>If it does not fit, it goes to the discard pile, and the fuse gets shorter: one red fuse token is used up.</source>
        <translation>Passt sie nicht, kommt sie auf den Ablagestapel, und die Lunte wird kürzer: Ein rotes Lunten-Plättchen brennt ab.</translation>
    </message>
    <message>
        <source>If it does not fit, it goes to the discard pile, and the fuse gets shorter: the top fuse token is taken off the stack.</source>
        <translation>Passt sie nicht, kommt sie auf den Ablagestapel, und die Lunte wird kürzer: Das oberste Lunten-Plättchen wird vom Stapel genommen.</translation>
    </message>
    <message>
        <source>If the master agrees, you can pause, which covers the table, or end the game early and count up.</source>
        <translation>Stimmt der Meister zu, könnt ihr eine Pause machen, dann wird der Tisch verdeckt, oder die Partie vorzeitig beenden und zusammenzählen.</translation>
    </message>
    <message>
        <source>If the player whose turn it is has neither a card nor a hint to give, because no blue token or no teammate’s card is left, the show cannot be finished: it is lost at once.</source>
        <translation>Wer dran ist, keine Karte hat und auch keinen Hinweis geben kann, weil kein blauer Chip oder keine fremde Karte mehr da ist, kann nichts mehr tun: Dann lässt sich das Feuerwerk nicht zu Ende bringen und ist sofort verloren.</translation>
    </message>
    <message>
        <source>If the player whose turn it is has neither a card nor a hint to give, because no clock token or no teammate’s card is left, the show cannot be finished: it is lost at once.</source>
        <translation>Wer dran ist, keine Karte hat und auch keinen Hinweis geben kann, weil kein Uhr-Plättchen oder keine fremde Karte mehr da ist, kann nichts mehr tun: Dann lässt sich das Feuerwerk nicht zu Ende bringen und ist sofort verloren.</translation>
    </message>
    <message>
        <source>If the player whose turn it is has neither a card nor a hint to give, because no white hint tile or no teammate’s card is left, the show cannot be finished: it is lost at once.</source>
        <translation>Wer dran ist, keine Karte hat und auch keinen Hinweis geben kann, weil kein weißes Hinweis-Plättchen oder keine fremde Karte mehr da ist, kann nichts mehr tun: Dann lässt sich das Feuerwerk nicht zu Ende bringen und ist sofort verloren.</translation>
    </message>
    <message>
        <source>If you agree on it, a hint may name a colour or a value that the hand does not have: “you have no white cards”.</source>
        <translation>Wenn ihr euch darauf einigt, darf ein Hinweis auch eine Farbe oder eine Zahl nennen, die auf der Hand fehlt: „Du hast keine weißen Karten.“</translation>
    </message>
    <message>
        <source>It can be combined with any of the multicolour variants.</source>
        <translation>Das lässt sich mit jeder der bunten Varianten verbinden.</translation>
    </message>
    <message>
        <source>It names exactly one colour or exactly one value, never both.</source>
        <translation>Er nennt genau eine Farbe oder genau eine Zahl, nie beides.</translation>
    </message>
    <message>
        <source>Keep the red tokens beside the lid. For every mistake one of them goes into it.</source>
        <translation>Die roten Chips bleiben neben dem Deckel. Für jeden Fehler wandert einer hinein.</translation>
    </message>
    <message>
        <source>Lay one of your cards face up on the discard pile: one blue token goes back into the box lid.</source>
        <translation>Leg eine deiner Karten offen auf den Ablagestapel: Dafür kommt ein blauer Chip zurück in den Schachteldeckel.</translation>
    </message>
    <message>
        <source>Lay one of your cards face up on the discard pile: one clock token comes back out of the box lid onto the table.</source>
        <translation>Leg eine deiner Karten offen auf den Ablagestapel: Dafür kommt ein Uhr-Plättchen aus dem Schachteldeckel zurück auf den Tisch.</translation>
    </message>
    <message>
        <source>Lay one of your cards face up on the discard pile: one clock token that lies on its side is set upright again.</source>
        <translation>Leg eine deiner Karten offen auf den Ablagestapel: Dafür wird ein Uhr-Plättchen, das auf der Seite liegt, wieder aufgerichtet.</translation>
    </message>
    <message>
        <source>Lay one of your cards face up on the discard pile: one hint tile is turned from black back to white.</source>
        <translation>Leg eine deiner Karten offen auf den Ablagestapel: Dafür wird ein Hinweis-Plättchen von Schwarz zurück auf Weiß gedreht.</translation>
    </message>
    <message>
        <source>Lay the clock tokens face up on the table: those are available. Put the box lid beside them; spent tokens will lie in there.</source>
        <translation>Legt die Uhr-Plättchen offen auf den Tisch: So sind sie verfügbar. Daneben stellt ihr den Schachteldeckel; darin sammeln sich die verbrauchten.</translation>
    </message>
    <message>
        <source>Lay the clock tokens out upright: those are available. A spent one will be turned on its side.</source>
        <translation>Legt die Uhr-Plättchen aufrecht hin: So sind sie verfügbar. Ist eines verbraucht, wird es auf die Seite gedreht.</translation>
    </message>
    <message>
        <source>Lay the hint tiles in front of the master with the white side up: those are available. A spent one will show its black side.</source>
        <translation>Die Hinweis-Plättchen liegen vor dem Meister und zeigen Weiß: So sind sie verfügbar. Ist eines verbraucht, zeigt es Schwarz.</translation>
    </message>
    <message>
        <source>Lay the hint tiles out with the white side up: those are available. A spent one will show its black side.</source>
        <translation>Legt die Hinweis-Plättchen so hin, dass sie Weiß zeigen: So sind sie verfügbar. Ist eines verbraucht, zeigt es Schwarz.</translation>
    </message>
    <message>
        <source>Lay the storm tiles beside them, showing the starry sky. Every mistake turns one over to lightning.</source>
        <translation>Legt die Gewitter-Plättchen daneben, alle mit dem Sternenhimmel nach oben. Bei jedem Fehler wird eines auf den Blitz gedreht.</translation>
    </message>
    <message>
        <source>Legendary: nobody finds words, and grown-ups are children again.</source>
        <translation>Legendär: Niemand findet Worte, und die Großen sind wieder Kinder.</translation>
    </message>
    <message>
        <source>Looking away</source>
        <translation>Wegschauen</translation>
    </message>
    <message>
        <source>Lost with</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Memory can be helped as well. For each game you choose how much of the hints stays on the cards:</source>
        <translation>Auch dem Gedächtnis lässt sich nachhelfen. Für jede Partie wählt ihr, wie viel von den Hinweisen auf den Karten stehen bleibt:</translation>
    </message>
    <message>
        <source>Multicolour is named as a colour of its own.</source>
        <translation>Bunt wird als eigene Farbe genannt.</translation>
    </message>
    <message>
        <source>No book says who begins: choose somebody, or let the program draw lots.</source>
        <translation>Keine Anleitung legt fest, wer beginnt: Bestimmt jemanden oder lasst das Programm losen.</translation>
    </message>
    <message>
        <source>No colour is named beforehand in this game: the card is turned up and speaks for itself.</source>
        <translation>In diesem Spiel wird vorher keine Farbe genannt: Die Karte wird aufgedeckt und spricht für sich.</translation>
    </message>
    <message>
        <source>Nothing left to do</source>
        <translation>Nichts mehr zu machen</translation>
    </message>
    <message>
        <source>Nothing needs to be announced: a click is the action itself.</source>
        <translation>Ansagen musst du nichts: Der Klick ist schon die Aktion.</translation>
    </message>
    <message>
        <source>Nothing stops the game early when 25 points are out of reach: you make the best of what is left.</source>
        <translation>Sind 25 Punkte nicht mehr zu schaffen, endet das Spiel deshalb nicht früher: Ihr macht das Beste aus dem, was bleibt.</translation>
    </message>
    <message>
        <source>Nothing stops the game early when 30 points are out of reach: you make the best of what is left.</source>
        <translation>Sind 30 Punkte nicht mehr zu schaffen, endet das Spiel deshalb nicht früher: Ihr macht das Beste aus dem, was bleibt.</translation>
    </message>
    <message>
        <source>Now that player sees all hands but the own one, is first told what has happened since the last turn, and acts. Only here can a turn be taken and a hand be arranged.</source>
        <translation>Jetzt sieht dieser Spieler alle Hände außer der eigenen, erfährt zuerst, was seit dem letzten Zug geschehen ist, und wählt dann eine Aktion. Nur hier wird gespielt und die eigene Hand geordnet.</translation>
    </message>
    <message>
        <source>On this screen the announced action shows which tile must be turned. The master turns it, with a click, a drag or the keyboard, and only then the game goes on.</source>
        <translation>Am Bildschirm zeigt die angesagte Aktion, welches Plättchen umzudrehen ist. Der Meister dreht es um, per Klick, mit gezogener Maus oder über die Tastatur, und erst dann geht es weiter.</translation>
    </message>
    <message>
        <source>On this screen the announced action shows which token must move. The master moves it, with a click, a drag or the keyboard, and only then the game goes on.</source>
        <translation>Am Bildschirm zeigt die angesagte Aktion, welche Spielmarke sich bewegen muss. Der Meister bewegt sie, per Klick, mit gezogener Maus oder über die Tastatur, und erst dann geht es weiter.</translation>
    </message>
    <message>
        <source>On your turn you do exactly one of three things:</source>
        <translation>Bist du dran, musst du genau eines von drei Dingen tun:</translation>
    </message>
    <message>
        <source>Once the basic game has become too easy for you, this edition offers more:</source>
        <translation>Wenn euch das Grundspiel zu leicht geworden ist, hat diese Ausgabe noch mehr zu bieten:</translation>
    </message>
    <message>
        <source>Once the card lies open, the action can still be taken back, if the master agrees: the card returns to the hand, and what was moved for it moves back.</source>
        <translation>Auch wenn die Karte schon offen liegt, lässt sich die Aktion mit Zustimmung des Meisters zurücknehmen: Die Karte kommt auf die Hand zurück, und was dafür bewegt wurde, wird zurückbewegt.</translation>
    </message>
    <message>
        <source>Once the deck is empty</source>
        <translation>Bei leerem Nachziehstapel</translation>
    </message>
    <message>
        <source>One thing makes it hard, and wonderful: your own cards face away from you. Everybody else sees them, you never do, not once in the whole game. What you hold, you learn from your friends’ hints.</source>
        <translation>Eines macht es schwer und wunderbar zugleich: Von deinen eigenen Karten siehst du nur den Rücken. Alle anderen sehen sie von vorn, du kein einziges Mal, die ganze Partie lang. Was du auf der Hand hast, erfährst du aus den Hinweisen deiner Freunde.</translation>
    </message>
    <message>
        <source>Only the perfect show counts: all five fireworks complete, 25 points. Anything less is a defeat, so there is no scale of applause here.</source>
        <translation>Es zählt nur das perfekte Feuerwerk: alle fünf Farbreihen vollständig, 25 Punkte. Alles darunter ist eine Niederlage, deshalb wird der Beifall hier nicht abgestuft.</translation>
    </message>
    <message>
        <source>Only the perfect show counts: all six fireworks complete, 30 points. Anything less is a defeat, so there is no scale of applause here.</source>
        <translation>Es zählt nur das perfekte Feuerwerk: alle sechs Farbreihen vollständig, 30 Punkte. Alles darunter ist eine Niederlage, deshalb wird der Beifall hier nicht abgestuft.</translation>
    </message>
    <message>
        <source>Peeking</source>
        <translation>Nachsehen</translation>
    </message>
    <message>
        <source>Play goes round clockwise, that is to the left.</source>
        <translation>Es geht reihum im Uhrzeigersinn, also nach links.</translation>
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
        <source>Put the blue tokens into the box lid: those in it are available. Spent ones will lie beside the lid.</source>
        <translation>Legt die blauen Chips in den Schachteldeckel: Was darin liegt, ist verfügbar. Verbrauchte kommen neben den Deckel.</translation>
    </message>
    <message>
        <source>If all copies of a card lie on the discard pile before its firework has come that far, the firework can never be completed. It can still grow, and score, up to the value below the lost one: a plate over the lantern shows how far. Its cards up to there are played as before; only the higher ones are of no more use and can be discarded for tokens. A firework of which the very next card is lost can grow no more, and has a ribbon tied around it.</source>
        <translation>Liegen von einer Karte alle Exemplare auf dem Ablagestapel, bevor ihre Farbreihe so weit gekommen ist, kann die Farbreihe nie mehr vollständig werden. Sie kann aber noch wachsen und Punkte bringen, und zwar bis zur Zahl unter der verlorenen: Ein Schild über der Laterne zeigt, wie weit. Ihre Karten bis dahin werden gespielt wie zuvor; nur die höheren nützen nichts mehr und können abgeworfen werden, um einen Hinweis zurückzuholen. Eine Farbreihe, deren allernächste Karte verloren ist, kann nicht mehr wachsen und trägt ein Band.</translation>
    </message>
    <message>
        <source>Red needs its 4 next; yellow can still grow to 3, for both its 4s are gone; green is tied up because both its 3s are gone; white still waits for its 1.</source>
        <translation>Rot braucht als Nächstes die 4; Gelb kann noch bis 3 wachsen, denn beide 4en sind verloren; Grün trägt das Band, weil beide 3en verloren sind; Weiß wartet noch auf die 1.</translation>
    </message>
    <message>
        <source>Rest the pointer there first, and you see every card that the hint would point at.</source>
        <translation>Lass den Mauszeiger erst dort ruhen, dann siehst du alle Karten, auf die der Hinweis zeigen würde.</translation>
    </message>
    <message>
        <source>Say aloud that you are discarding before you do it.</source>
        <translation>Sag laut, dass du abwirfst, bevor du es tust.</translation>
    </message>
    <message>
        <source>Second thoughts</source>
        <translation>Anders überlegt</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle all %n cards and deal them face down:</source>
        <translation>
            <numerusform>Nehmt die eine Karte und teilt sie verdeckt aus:</numerusform>
            <numerusform>Mischt alle %n Karten und teilt sie verdeckt aus:</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle five multicolour cards in, one each of 1 to 5: a sixth suit, for a sixth firework, and 30 points at most. Multicolour is an ordinary colour: hints can name it, and it is not wild. But there is only one of each card, so every single one is irreplaceable.</source>
        <translation>Mischt fünf bunte Karten dazu, je eine von 1 bis 5: eine sechste Farbe für eine sechste Farbreihe, und es gibt bis zu 30 Punkte. Bunt ist eine gewöhnliche Farbe: Hinweise dürfen sie nennen, und sie ist kein Joker. Aber jede ihrer Karten gibt es nur einmal, keine einzige ist zu ersetzen.</translation>
    </message>
    <message>
        <source>Shuffle ten multicolour cards in: a sixth suit, for a sixth firework, and 30 points at most. Multicolour is an ordinary colour: hints can name it, and it is not wild.</source>
        <translation>Mischt zehn bunte Karten dazu: eine sechste Farbe für eine sechste Farbreihe, und es gibt bis zu 30 Punkte. Bunt ist eine gewöhnliche Farbe: Hinweise dürfen sie nennen, und sie ist kein Joker.</translation>
    </message>
    <message>
        <source>Shuffle ten multicolour cards in: a sixth suit, for a sixth firework, and 30 points at most. No hint can ever name multicolour; instead every colour hint, whatever its colour, points at all multicolour cards of that hand too. Once played they build a firework of their own.</source>
        <translation>Mischt zehn bunte Karten dazu: eine sechste Farbe für eine sechste Farbreihe, und es gibt bis zu 30 Punkte. Kein Hinweis darf je Bunt nennen; dafür zeigt jeder Farb-Hinweis, gleich welcher Farbe, auch auf alle bunten Karten der Hand. Ausgespielt bilden sie ihre eigene Farbreihe.</translation>
    </message>
    <message>
        <source>Stack the fuse tokens with the explosion at the bottom and the longest fuse on top. Every mistake burns one away.</source>
        <translation>Stapelt die Lunten-Plättchen: ganz unten die Explosion, ganz oben die längste Lunte. Mit jedem Fehler brennt eines ab.</translation>
    </message>
    <message>
        <source>Stack the red fuse tokens beside them. Every mistake uses one up.</source>
        <translation>Stapelt daneben die roten Lunten-Plättchen. Mit jedem Fehler brennt eines ab.</translation>
    </message>
    <message>
        <source>Take care: a failed play that costs an indispensable card loses the game for everybody.</source>
        <translation>Vorsicht: Geht beim Ausspielen eine unentbehrliche Karte verloren, haben alle verloren.</translation>
    </message>
    <message>
        <source>Take care: to discard an indispensable card loses the game for everybody.</source>
        <translation>Vorsicht: Wer eine unentbehrliche Karte abwirft, verliert das Spiel für alle.</translation>
    </message>
    <message>
        <source>Taken strictly, hints are all that passes between you.</source>
        <translation>Streng genommen verständigt ihr euch nur durch Hinweise.</translation>
    </message>
    <message>
        <source>Talking at the table</source>
        <translation>Reden am Tisch</translation>
    </message>
    <message>
        <source>That mistake puts the last red token into the box lid.</source>
        <translation>Dieser Fehler bringt den letzten roten Chip in den Schachteldeckel.</translation>
    </message>
    <message>
        <source>That mistake takes the last fuse off the stack and uncovers the explosion.</source>
        <translation>Dieser Fehler nimmt die letzte Lunte vom Stapel und deckt die Explosion auf.</translation>
    </message>
    <message>
        <source>That mistake turns the last storm tile to lightning.</source>
        <translation>Dieser Fehler dreht das letzte Gewitter-Plättchen auf den Blitz.</translation>
    </message>
    <message>
        <source>That mistake uses up the last red fuse token.</source>
        <translation>Dieser Fehler kostet das letzte rote Lunten-Plättchen.</translation>
    </message>
    <message>
        <source>The best hints tell two people something: the one addressed, and the next.</source>
        <translation>Die besten Hinweise sagen gleich zweien etwas: wer sie bekommt und wer danach dran ist.</translation>
    </message>
    <message>
        <source>The blue firework stands at 2: the blue 3 is next, and is added.</source>
        <translation>Die blaue Farbreihe steht bei 2: Die blaue 3 ist die nächste und wird angelegt.</translation>
    </message>
    <message>
        <source>The blue firework stands at 2: the blue 4 does not fit, and that is a mistake.</source>
        <translation>Die blaue Farbreihe steht bei 2: Die blaue 4 passt nicht, und das ist ein Fehler.</translation>
    </message>
    <message>
        <source>The bonus</source>
        <translation>Der Bonus</translation>
    </message>
    <message>
        <source>The card goes, a token comes back.</source>
        <translation>Die Karte geht, ein Hinweis kommt zurück.</translation>
    </message>
    <message>
        <source>The colour hint “red” points at both red cards, and at the multicolour one.</source>
        <translation>Der Farb-Hinweis „Rot“ zeigt auf beide roten Karten und auf die bunte.</translation>
    </message>
    <message>
        <source>The colour hint “red” points at both red cards.</source>
        <translation>Der Farb-Hinweis „Rot“ zeigt auf beide roten Karten.</translation>
    </message>
    <message>
        <source>The colour is right, but the card does not fit: an ordinary mistake, and no blue token comes back.</source>
        <translation>Die Farbe stimmt, aber die Karte passt nicht: ein gewöhnlicher Fehler, und es kommt kein blauer Chip zurück.</translation>
    </message>
    <message>
        <source>The colour is right, but the card does not fit: an ordinary mistake, and no clock token comes back.</source>
        <translation>Die Farbe stimmt, aber die Karte passt nicht: ein gewöhnlicher Fehler, und es kommt kein Uhr-Plättchen zurück.</translation>
    </message>
    <message>
        <source>The colour is right, but the card does not fit: an ordinary mistake, and no hint tile turns white.</source>
        <translation>Die Farbe stimmt, aber die Karte passt nicht: ein gewöhnlicher Fehler, und es wird kein Hinweis-Plättchen wieder weiß.</translation>
    </message>
    <message>
        <source>The colour is right: the card is played as usual, and one blue token comes back, besides the bonus one if the card is a 5.</source>
        <translation>Die Farbe stimmt: Die Karte wird ganz normal ausgespielt, und ein blauer Chip kommt zurück; bei einer 5 kommt der Bonus noch dazu.</translation>
    </message>
    <message>
        <source>The colour is right: the card is played as usual, and one clock token comes back, besides the bonus one if the card is a 5.</source>
        <translation>Die Farbe stimmt: Die Karte wird ganz normal ausgespielt, und ein Uhr-Plättchen kommt zurück; bei einer 5 kommt der Bonus noch dazu.</translation>
    </message>
    <message>
        <source>The colour is right: the card is played as usual, and one hint tile turns white, besides the bonus one if the card is a 5.</source>
        <translation>Die Farbe stimmt: Die Karte wird ganz normal ausgespielt, und ein Hinweis-Plättchen wird wieder weiß; bei einer 5 kommt der Bonus noch dazu.</translation>
    </message>
    <message>
        <source>The colour is wrong: the card goes to the discard pile even if it would have fitted, and a storm tile is turned to lightning.</source>
        <translation>Die Farbe stimmt nicht: Die Karte kommt auf den Ablagestapel, selbst wenn sie gepasst hätte, und ein Gewitter-Plättchen wird auf den Blitz gedreht.</translation>
    </message>
    <message>
        <source>The colour is wrong: the card goes to the discard pile even if it would have fitted, and counts as a mistake.</source>
        <translation>Die Farbe stimmt nicht: Die Karte kommt auf den Ablagestapel, selbst wenn sie gepasst hätte, und zählt als Fehler.</translation>
    </message>
    <message>
        <source>The colours you can name are white, red, blue, yellow and green. Multicolour can never be named: its cards are wild, and every colour hint, whatever its colour, points at all of them in that hand as well.</source>
        <translation>Nennen darfst du Weiß, Rot, Blau, Gelb und Grün, aber niemals Bunt: Die bunten Karten sind Joker, und jeder Farb-Hinweis, gleich welcher Farbe, zeigt auch auf alle bunten Karten der Hand.</translation>
    </message>
    <message>
        <source>The colours you can name are white, red, blue, yellow and green. Multicolour cards are not in this game.</source>
        <translation>Nennen darfst du Weiß, Rot, Blau, Gelb und Grün. Bunte Karten sind in diesem Spiel nicht dabei.</translation>
    </message>
    <message>
        <source>The colours you can name are white, red, blue, yellow, green and multicolour. Multicolour is a colour like the others: it is named like them, and it is not wild.</source>
        <translation>Nennen darfst du Weiß, Rot, Blau, Gelb, Grün und Bunt. Bunt ist eine Farbe wie die anderen: Sie wird genannt wie jede andere, und ein Joker ist sie nicht.</translation>
    </message>
    <message>
        <source>The discard pile lies open: anybody may look through it at any time.</source>
        <translation>Der Ablagestapel liegt offen: Durchsehen darf ihn jeder, und zwar jederzeit.</translation>
    </message>
    <message>
        <source>The explosion is uncovered: the show is lost.</source>
        <translation>Die Explosion ist aufgedeckt: Das Feuerwerk ist verloren.</translation>
    </message>
    <message>
        <source>The fourth mistake loses the game: it stops at once, and the show is over.</source>
        <translation>Mit dem vierten Fehler ist alles verloren: Das Spiel endet auf der Stelle, und das Feuerwerk ist vorbei.</translation>
    </message>
    <message>
        <source>The green check on one of your own cards plays it.</source>
        <translation>Das grüne Häkchen auf einer deiner Karten spielt sie aus.</translation>
    </message>
    <message>
        <source>The highest card of each firework counts; add them up, and that is your score.</source>
        <translation>Von jeder Farbreihe zählt die höchste Karte; alle zusammengezählt sind euer Ergebnis.</translation>
    </message>
    <message>
        <source>The journal also tells everybody what happened between the turns: who looked without taking a turn, how often and for how long, and which announcements were withdrawn. If a copy of the game is opened from a file, or if the deck is no longer secret, that is noted there too, and beside the score.</source>
        <translation>Im Spielverlauf sehen alle auch, was zwischen den Zügen geschah: wer nachgesehen hat, ohne einen Zug zu machen, wie oft und wie lange, und welche Ansagen zurückgezogen wurden. Wird eine Kopie der Partie aus einer Datei geöffnet oder ist der Nachziehstapel nicht mehr geheim, steht auch das dort und beim Ergebnis.</translation>
    </message>
    <message>
        <source>The last mistake</source>
        <translation>Der letzte Fehler</translation>
    </message>
    <message>
        <source>The last red fuse token is used up: the show is lost.</source>
        <translation>Das letzte rote Lunten-Plättchen ist abgebrannt: Das Feuerwerk ist verloren.</translation>
    </message>
    <message>
        <source>The last red token lies in the lid: the show is lost.</source>
        <translation>Der letzte rote Chip liegt im Deckel: Das Feuerwerk ist verloren.</translation>
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
        <source>The master also decides, for everybody, whether an action is taken back, whether the game is paused, and whether it is ended early.</source>
        <translation>Außerdem entscheidet der Meister für alle, ob eine Aktion zurückgenommen wird, ob ihr eine Pause macht und ob die Partie vorzeitig endet.</translation>
    </message>
    <message>
        <source>The master is one of you and plays like everybody else: by the book the oldest, who also begins.</source>
        <translation>Der Meister ist einer von euch und spielt mit wie alle anderen: laut Anleitung, wer am ältesten ist und deshalb auch beginnt.</translation>
    </message>
    <message>
        <source>The master is one of you, in whichever seat, and plays like everybody else.</source>
        <translation>Der Meister ist einer von euch, gleich auf welchem Platz, und spielt mit wie alle anderen.</translation>
    </message>
    <message>
        <source>The moment all five fireworks are complete the game stops: a full victory with 25 points, even if there are cards left in the deck.</source>
        <translation>Sobald alle fünf Farbreihen vollständig sind, ist Schluss: ein voller Sieg mit 25 Punkten, selbst wenn noch Karten im Nachziehstapel liegen.</translation>
    </message>
    <message>
        <source>The moment all six fireworks are complete the game stops: a full victory with 30 points, even if there are cards left in the deck.</source>
        <translation>Sobald alle sechs Farbreihen vollständig sind, ist Schluss: ein voller Sieg mit 30 Punkten, selbst wenn noch Karten im Nachziehstapel liegen.</translation>
    </message>
    <message>
        <source>The multicolour cards build a sixth firework, all of their own.</source>
        <translation>Die bunten Karten bekommen eine sechste Farbreihe ganz für sich.</translation>
    </message>
    <message>
        <source>The oldest of you is the master, and begins.</source>
        <translation>Wer am ältesten ist, wird Meister und beginnt.</translation>
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
        <source>The red cross on one of your own cards discards it.</source>
        <translation>Das rote Kreuz auf einer deiner Karten wirft sie ab.</translation>
    </message>
    <message>
        <source>The remaining cards are the deck, to be drawn from unseen.</source>
        <translation>Was übrig bleibt, ist der Nachziehstapel; von ihm zieht ihr, ohne hinzusehen.</translation>
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
        <source>The second mistake loses the game: it stops at once, and the show is over.</source>
        <translation>Mit dem zweiten Fehler ist alles verloren: Das Spiel endet auf der Stelle, und das Feuerwerk ist vorbei.</translation>
    </message>
    <message>
        <source>The show ends in one of three ways. After that nobody acts any more.</source>
        <translation>Das Feuerwerk endet auf eine von drei Arten. Danach ist niemand mehr dran.</translation>
    </message>
    <message>
        <source>The show goes on until it is perfect, or until it is lost. After that nobody acts any more.</source>
        <translation>Das Feuerwerk geht weiter, bis es perfekt ist oder verloren. Danach ist niemand mehr dran.</translation>
    </message>
    <message>
        <source>The show of the example, as the curtain falls.</source>
        <translation>Das Feuerwerk aus dem Beispiel, wenn der Vorhang fällt.</translation>
    </message>
    <message>
        <source>The storm tiles lie in front of the master too, showing the starry sky. Every mistake turns one over to lightning.</source>
        <translation>Auch die Gewitter-Plättchen liegen vor dem Meister und zeigen den Sternenhimmel. Bei jedem Fehler wird eines auf den Blitz gedreht.</translation>
    </message>
    <message>
        <source>The story and the goal</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>The ten cards of a full suit.</source>
        <translation>Die zehn Karten einer vollen Farbe.</translation>
    </message>
    <message>
        <source>The third mistake loses the game: it stops at once, and the show is over.</source>
        <translation>Mit dem dritten Fehler ist alles verloren: Das Spiel endet auf der Stelle, und das Feuerwerk ist vorbei.</translation>
    </message>
    <message>
        <source>The tokens before the first turn.</source>
        <translation>Alles liegt bereit für den ersten Zug.</translation>
    </message>
    <message>
        <source>The value hint “1” points at every 1, whatever its colour.</source>
        <translation>Der Zahlen-Hinweis „1“ zeigt auf jede 1, gleich welcher Farbe.</translation>
    </message>
    <message>
        <source>The very first mistake loses the game: it stops at once, and the show is over.</source>
        <translation>Schon mit dem ersten Fehler ist alles verloren: Das Spiel endet auf der Stelle, und das Feuerwerk ist vorbei.</translation>
    </message>
    <message>
        <source>Then draw another card, without looking at it.</source>
        <translation>Dann ziehst du eine neue, ohne sie anzusehen.</translation>
    </message>
    <message>
        <source>There is no last round. When the deck is empty play goes on without drawing, and the hands shrink.</source>
        <translation>Eine letzte Runde gibt es nicht. Ist der Nachziehstapel leer, geht es ohne Ziehen weiter, und die Hände werden kleiner.</translation>
    </message>
    <message>
        <source>There is no master at this table: the program moves the tokens by itself.</source>
        <translation>An diesem Tisch gibt es keinen Meister: Das Programm bewegt die Spielmarken selbst.</translation>
    </message>
    <message>
        <source>There is no master at this table: the program turns the tiles by itself.</source>
        <translation>An diesem Tisch gibt es keinen Meister: Das Programm dreht die Plättchen selbst um.</translation>
    </message>
    <message>
        <source>There is one firework for each colour. It rises in order, 1, 2, 3, 4, 5, with a single card of each value; further copies are spares.</source>
        <translation>Zu jeder Farbe gehört eine Farbreihe. Sie steigt Schritt für Schritt, 1, 2, 3, 4, 5, mit einer einzigen Karte jeder Zahl; weitere Exemplare sind Reserve.</translation>
    </message>
    <message>
        <source>This edition is played one way: it has no variants.</source>
        <translation>Diese Ausgabe spielt man nur auf eine Art: Varianten hat sie keine.</translation>
    </message>
    <message>
        <source>To name a colour first, choose it from the button “Name a colour…”.</source>
        <extracomment>Quotes the button &quot;Name a colour…&quot; of the table.</extracomment>
        <translation>Willst du zuerst eine Farbe nennen, wähl sie über die Schaltfläche „Farbe nennen“.</translation>
    </message>
    <message>
        <source>Tokens moved by</source>
        <translation>Wer die Spielmarken bewegt</translation>
    </message>
    <message>
        <source>Two signs help you: the figure in the lantern over a firework is the value it needs next, and a seal with an exclamation mark is on every open card that is the last of its kind and still needed.</source>
        <translation>Zwei Zeichen helfen dir: Die Laterne über einer Farbreihe nennt die Zahl, die dort als Nächstes gebraucht wird, und ein Siegel mit Ausrufezeichen trägt jede offene Karte, die noch gebraucht wird und die letzte ihrer Art ist.</translation>
    </message>
    <message>
        <source>Two to five people play, from the age of eight, and all of them on the same side: you plan together, you win together or you lose together.</source>
        <translation>Gespielt wird zu zweit bis zu fünft, ab acht Jahren, und alle stehen auf derselben Seite: Ihr plant gemeinsam, und gemeinsam gewinnt oder verliert ihr.</translation>
    </message>
    <message>
        <source>Under house rules every switch is yours, in any combination: the mistake that loses from the first to the fourth, 1 to 20 clock tokens, and all that follows here, with or without a master.</source>
        <translation>Mit Hausregeln stellt ihr alles selbst ein, in jeder Kombination: ob schon der erste oder erst der vierte Fehler die Niederlage bringt, 1 bis 20 Uhr-Plättchen und alles, was hier noch folgt, mit oder ohne Meister.</translation>
    </message>
    <message>
        <source>The saved game and the score sheet keep what was taken back and what was done again, and the journal says what kind of action it was.</source>
        <translation>In der gespeicherten Partie und im Punktebuch bleibt vermerkt, was zurückgenommen und was wiederholt wurde, und im Spielverlauf steht, was für eine Aktion es war.</translation>
    </message>
    <message>
        <source>A finished game can be replayed turn by turn, with open hands or as one player saw it; a line of the journal, a card or a mistake takes you to its turn. A new game can go on from any turn; it is marked as one whose deck is known. A game that is not over shows its hands only if all its players agree.</source>
        <translation>Eine beendete Partie lässt sich Zug für Zug nachspielen, mit offenen Händen oder so, wie ein einzelner Spieler sie sah; eine Zeile des Spielverlaufs, eine Karte oder ein Fehler führt zu ihrem Zug. Von jedem Zug aus lässt sich eine neue Partie beginnen; bei ihr steht, dass der Nachziehstapel bekannt ist. Eine Partie, die noch nicht zu Ende ist, zeigt ihre Hände nur, wenn alle Spieler einverstanden sind.</translation>
    </message>
    <message>
        <source>Until then everything else waits: no other action, and no look at the cards.</source>
        <translation>Bis dahin muss alles andere warten: keine weitere Aktion und kein Blick in die Karten.</translation>
    </message>
    <message>
        <source>Usually you all look at the table together. Fireworks, tokens, deck, discard pile and journal lie open, and every hand lies face down.</source>
        <translation>Meist schaut ihr alle zusammen auf den Tisch. Farbreihen, Spielmarken, Nachziehstapel, Ablagestapel und Spielverlauf sind für alle da, und jede Hand liegt verdeckt.</translation>
    </message>
    <message>
        <source>Variant played</source>
        <translation>Gespielte Variante</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Watch over the fives: there is just one of each. Tell their owners in good time.</source>
        <translation>Hütet die Fünfen: Jede gibt es nur einmal. Sagt es rechtzeitig denen, die sie haben.</translation>
    </message>
    <message>
        <source>What cannot be done looks so before you try, and says why: the reason leads back into this rulebook.</source>
        <translation>Was nicht geht, sieht man schon vor dem Versuch, und es sagt auch, warum: Die Begründung führt zurück in diese Spielanleitung.</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Was in der Schachtel ist</translation>
    </message>
    <message>
        <source>What its owner can know of a card is marked on its lower part, for everybody and whichever side is seen: what a hint has said is large and framed, and of what was ruled out only the rest is left. Rest the pointer on a card, or go to it with the keyboard, and below the table you read who told it and when.</source>
        <translation>Was der Besitzer einer Karte über sie wissen kann, ist auf ihrem unteren Teil vermerkt, für alle und gleich, welche Seite zu sehen ist: Was ein Hinweis gesagt hat, steht groß und gerahmt da; wo nur etwas ausgeschlossen ist, steht, was übrig bleibt. Zeig auf eine Karte oder geh mit der Tastatur zu ihr: Dann steht unten auf dem Bildschirm, wer es wann gesagt hat.</translation>
    </message>
    <message>
        <source>What was taken back can be done again, turn by turn and exactly as it was, until something else is done or the game is closed; it needs the same consent. Both end on the public table.</source>
        <translation>Was zurückgenommen wurde, lässt sich Zug für Zug genau so wiederholen, bis etwas anderes getan oder die Partie geschlossen wird; dafür gilt dieselbe Zustimmung. Beides endet am gemeinsamen Tisch.</translation>
    </message>
    <message>
        <source>What you choose is announced, no more. The master clicks, drags or picks with the keyboard what has to move for it; a card you play is laid open first.</source>
        <translation>Was du wählst, ist damit erst angesagt, mehr nicht. Der Meister bewegt mit Maus oder Tastatur, was dazugehört; eine Karte, die du ausspielst, wird vorher aufgedeckt.</translation>
    </message>
    <message>
        <source>When somebody draws the last card, the last round begins: everybody has exactly one more turn, and so has the one who drew it. Nobody draws any more. Three players, for instance, have three turns left. Then the show is over and is scored.</source>
        <translation>Zieht jemand die letzte Karte, beginnt die letzte Runde: Alle haben noch genau einen Zug, auch wer sie gezogen hat. Gezogen wird nun nicht mehr. Zu dritt etwa bleiben noch drei Züge. Dann ist das Feuerwerk vorbei und wird gewertet.</translation>
    </message>
    <message>
        <source>When you play a card you may name its colour before it is turned up. You decide that anew each time: you may also just play.</source>
        <translation>Wenn du eine Karte ausspielst, darfst du ihre Farbe nennen, bevor sie aufgedeckt wird. Das entscheidest du jedes Mal neu: Einfach ausspielen geht auch.</translation>
    </message>
    <message>
        <source>Whichever it is: first you announce it to the master, then it is done.</source>
        <translation>Was es auch ist: Erst sagst du es dem Meister an, dann geschieht es.</translation>
    </message>
    <message>
        <source>While all blue tokens are available there is none to bring back, and you cannot discard.</source>
        <translation>Solange alle blauen Chips verfügbar sind, gibt es keinen zurückzuholen, und du kannst nicht abwerfen.</translation>
    </message>
    <message>
        <source>While all clock tokens are available there is none to bring back, and you cannot discard.</source>
        <translation>Solange alle Uhr-Plättchen verfügbar sind, gibt es keines zurückzuholen, und du kannst nicht abwerfen.</translation>
    </message>
    <message>
        <source>While all hint tiles show white there is none to turn back, and you cannot discard.</source>
        <translation>Solange alle Hinweis-Plättchen Weiß zeigen, gibt es keines zurückzudrehen, und du kannst nicht abwerfen.</translation>
    </message>
    <message>
        <source>While somebody is thinking, the others keep a straight face: no remarks, no nudges, no meaningful sighs.</source>
        <translation>Während jemand nachdenkt, verziehen die anderen keine Miene: keine Bemerkungen, kein Anstupsen, kein vielsagendes Seufzen.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Whoever has no cards left can only give hints, and cannot be given any.</source>
        <translation>Wer keine Karten mehr hat, kann nur noch Hinweise geben und selbst keine mehr bekommen.</translation>
    </message>
    <message>
        <source>Whoever lays the 5, and so completes a firework, brings a spent blue token back for it: free of charge, without discarding anything.</source>
        <translation>Wer mit der 5 eine Farbreihe vollständig macht, holt dafür einen verbrauchten blauen Chip zurück: geschenkt, ganz ohne abzuwerfen.</translation>
    </message>
    <message>
        <source>Whoever lays the 5, and so completes a firework, brings a spent clock token back for it: free of charge, without discarding anything.</source>
        <translation>Wer mit der 5 eine Farbreihe vollständig macht, holt dafür ein verbrauchtes Uhr-Plättchen zurück: geschenkt, ganz ohne abzuwerfen.</translation>
    </message>
    <message>
        <source>Whoever lays the 5, and so completes a firework, has a black hint tile turned to white for it: free of charge, without discarding anything.</source>
        <translation>Wer mit der 5 eine Farbreihe vollständig macht, bringt dafür ein schwarzes Hinweis-Plättchen zurück auf Weiß: geschenkt, ganz ohne abzuwerfen.</translation>
    </message>
    <message>
        <source>Whoever wears the most colourful clothes begins.</source>
        <translation>Wer am buntesten angezogen ist, beginnt.</translation>
    </message>
    <message>
        <source>With a master</source>
        <translation>Mit Meister</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>Mit einem Screenreader</translation>
    </message>
    <message>
        <source>With the action done the screen turns public by itself and shows everybody what came of it. It does so too when the window is left, made small or covered by a question.</source>
        <translation>Nach der Aktion ist der Bildschirm von selbst wieder für alle da und zeigt, was daraus geworden ist. Das geschieht auch, wenn ihr das Fenster verlasst oder verkleinert oder wenn eine Frage davor erscheint.</translation>
    </message>
    <message>
        <source>With these buttons you also name what the hand does not have: that is an empty hint.</source>
        <translation>Mit diesen Schaltflächen nennst du auch, was auf der Hand fehlt: Das ist ein Leer-Hinweis.</translation>
    </message>
    <message>
        <source>Without a last round the show goes on until it is complete or lost. Only a perfect show wins, and the rating scale is not used.</source>
        <translation>Ohne letzte Runde geht das Feuerwerk weiter, bis es vollständig ist oder verloren. Nur ein perfektes Feuerwerk gewinnt, und der Beifall wird nicht abgestuft.</translation>
    </message>
    <message>
        <source>You are pyrotechnicians: brilliant with rockets, hopeless at tidying up. Powder, fuses and rockets have ended up in one great heap, the crowd is already lining the river, and the show must go on all the same.</source>
        <translation>Ihr seid Feuerwerker: genial mit Raketen, hoffnungslos beim Aufräumen. Pulver, Lunten und Raketen liegen auf einem einzigen großen Haufen, am Flussufer drängt sich schon das Publikum, und das Feuerwerk muss trotzdem in den Himmel.</translation>
    </message>
    <message>
        <source>You cannot pass.</source>
        <translation>Passen gibt es nicht.</translation>
    </message>
    <message>
        <source>You may think better of it and withdraw an announcement, as long as no tile was turned for it and no card lies open: what everybody has seen stays.</source>
        <translation>Du darfst es dir anders überlegen und eine Ansage zurückziehen, solange dafür kein Plättchen umgedreht wurde und keine Karte offen liegt: Was alle gesehen haben, gilt.</translation>
    </message>
    <message>
        <source>You may think better of it and withdraw an announcement, as long as no token has moved for it and no card lies open: what everybody has seen stays.</source>
        <translation>Du darfst es dir anders überlegen und eine Ansage zurückziehen, solange dafür keine Spielmarke bewegt wurde und keine Karte offen liegt: Was alle gesehen haben, gilt.</translation>
    </message>
    <message>
        <source>You say that you will discard. The master brings one clock token back; then you discard the card and draw a new one.</source>
        <translation>Du sagst an, dass du abwirfst. Der Meister holt ein Uhr-Plättchen zurück; dann wirfst du die Karte ab und ziehst eine neue.</translation>
    </message>
    <message>
        <source>You say that you will discard. The master puts one blue token back into the box lid; then you discard the card and draw a new one.</source>
        <translation>Du sagst an, dass du abwirfst. Der Meister legt einen blauen Chip zurück in den Schachteldeckel; dann wirfst du die Karte ab und ziehst eine neue.</translation>
    </message>
    <message>
        <source>You say that you will discard. The master turns one black tile to white; then you discard the card and draw a new one.</source>
        <translation>Du sagst an, dass du abwirfst. Der Meister dreht ein schwarzes Plättchen auf Weiß; dann wirfst du die Karte ab und ziehst eine neue.</translation>
    </message>
    <message>
        <source>You say that you will give a hint. The master takes one blue token out of the box lid; then you give it.</source>
        <translation>Du sagst an, dass du einen Hinweis gibst. Der Meister nimmt einen blauen Chip aus dem Schachteldeckel; dann gibst du ihn.</translation>
    </message>
    <message>
        <source>You say that you will give a hint. The master takes one clock token away; then you give it.</source>
        <translation>Du sagst an, dass du einen Hinweis gibst. Der Meister legt ein Uhr-Plättchen weg; dann gibst du ihn.</translation>
    </message>
    <message>
        <source>You say that you will give a hint. The master turns one white tile to black; then you give it.</source>
        <translation>Du sagst an, dass du einen Hinweis gibst. Der Meister dreht ein weißes Plättchen auf Schwarz; dann gibst du ihn.</translation>
    </message>
    <message>
        <source>You say that you will play, then lay the card open. If it does not fit, the master puts one red token into the box lid, and the card goes to the discard pile. If it completes a firework, the master puts one blue token back into the lid, if any is spent. Then you draw.</source>
        <translation>Du sagst an, dass du ausspielst, und deckst die Karte auf. Passt sie nicht, legt der Meister einen roten Chip in den Schachteldeckel, und die Karte kommt auf den Ablagestapel. Macht sie eine Farbreihe vollständig, legt der Meister einen blauen Chip zurück in den Deckel, falls einer verbraucht ist. Danach ziehst du.</translation>
    </message>
    <message>
        <source>You say that you will play, then lay the card open. If it does not fit, the master takes one fuse token away, and the card goes to the discard pile. If it completes a firework, the master brings one clock token back, if any is spent. Then you draw.</source>
        <translation>Du sagst an, dass du ausspielst, und deckst die Karte auf. Passt sie nicht, nimmt der Meister ein Lunten-Plättchen weg, und die Karte kommt auf den Ablagestapel. Macht sie eine Farbreihe vollständig, holt der Meister ein Uhr-Plättchen zurück, falls eines verbraucht ist. Danach ziehst du.</translation>
    </message>
    <message>
        <source>You say that you will play, then lay the card open. If it does not fit, the master turns one storm tile to lightning, and the card goes to the discard pile. If it completes a firework, the master turns one black hint tile to white, if there is one. Then you draw.</source>
        <translation>Du sagst an, dass du ausspielst, und deckst die Karte auf. Passt sie nicht, dreht der Meister ein Gewitter-Plättchen auf den Blitz, und die Karte kommt auf den Ablagestapel. Macht sie eine Farbreihe vollständig, dreht der Meister ein schwarzes Hinweis-Plättchen auf Weiß, falls eines da ist. Danach ziehst du.</translation>
    </message>
    <message numerus="yes">
        <source>You use %n black fuse tokens. On each the fuse is shorter than on the one before; the last shows the explosion.</source>
        <translation>
            <numerusform>Ihr spielt mit einem schwarzen Lunten-Plättchen; es zeigt die Explosion.</numerusform>
            <numerusform>Ihr spielt mit %n schwarzen Lunten-Plättchen. Auf jedem ist die Lunte kürzer als auf dem davor; das letzte zeigt die Explosion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n blue clock tokens. They pay for your hints.</source>
        <translation>
            <numerusform>Ihr spielt mit einem blauen Uhr-Plättchen. Mit ihm bezahlt ihr eure Hinweise.</numerusform>
            <numerusform>Ihr spielt mit %n blauen Uhr-Plättchen. Mit ihnen bezahlt ihr eure Hinweise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n blue tokens. They pay for your hints.</source>
        <translation>
            <numerusform>Ihr spielt mit einem blauen Chip. Mit ihm bezahlt ihr eure Hinweise.</numerusform>
            <numerusform>Ihr spielt mit %n blauen Chips. Mit ihnen bezahlt ihr eure Hinweise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n hint tiles, white on one side and black on the other, the spare one among them. They pay for your hints.</source>
        <translation>
            <numerusform>Ihr spielt mit einem Hinweis-Plättchen, auf der einen Seite weiß, auf der anderen schwarz, das Ersatz-Plättchen mitgezählt. Mit ihm bezahlt ihr eure Hinweise.</numerusform>
            <numerusform>Ihr spielt mit %n Hinweis-Plättchen, auf der einen Seite weiß, auf der anderen schwarz, das Ersatz-Plättchen mitgezählt. Mit ihnen bezahlt ihr eure Hinweise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n hint tiles, white on one side and black on the other. They pay for your hints.</source>
        <translation>
            <numerusform>Ihr spielt mit einem Hinweis-Plättchen, auf der einen Seite weiß, auf der anderen schwarz. Mit ihm bezahlt ihr eure Hinweise.</numerusform>
            <numerusform>Ihr spielt mit %n Hinweis-Plättchen, auf der einen Seite weiß, auf der anderen schwarz. Mit ihnen bezahlt ihr eure Hinweise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n hint tiles, white on one side and black on the other. They pay for your hints. One more lies in the box as a spare.</source>
        <translation>
            <numerusform>Ihr spielt mit einem Hinweis-Plättchen, auf der einen Seite weiß, auf der anderen schwarz. Mit ihm bezahlt ihr eure Hinweise. Ein weiteres liegt als Ersatz in der Schachtel.</numerusform>
            <numerusform>Ihr spielt mit %n Hinweis-Plättchen, auf der einen Seite weiß, auf der anderen schwarz. Mit ihnen bezahlt ihr eure Hinweise. Ein weiteres liegt als Ersatz in der Schachtel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n hint tiles, white on one side and black on the other; the spare one is among them, and coins stand in for those that the box does not have. They pay for your hints.</source>
        <translation>
            <numerusform>Ihr spielt mit einem Hinweis-Plättchen, auf der einen Seite weiß, auf der anderen schwarz; das Ersatz-Plättchen ist mitgezählt, und für alles, was die Schachtel nicht hergibt, springen Münzen ein. Mit ihm bezahlt ihr eure Hinweise.</numerusform>
            <numerusform>Ihr spielt mit %n Hinweis-Plättchen, auf der einen Seite weiß, auf der anderen schwarz; das Ersatz-Plättchen ist mitgezählt, und für alles, was die Schachtel nicht hergibt, springen Münzen ein. Mit ihnen bezahlt ihr eure Hinweise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n red fuse tokens, one for each mistake.</source>
        <translation>
            <numerusform>Ihr spielt mit einem roten Lunten-Plättchen, für einen einzigen Fehler.</numerusform>
            <numerusform>Ihr spielt mit %n roten Lunten-Plättchen, einem für jeden Fehler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n red tokens, one for each mistake.</source>
        <translation>
            <numerusform>Ihr spielt mit einem roten Chip, für einen einzigen Fehler.</numerusform>
            <numerusform>Ihr spielt mit %n roten Chips, einem für jeden Fehler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You use %n storm tiles, one for each mistake: a starry sky on one side, lightning on the other.</source>
        <translation>
            <numerusform>Ihr spielt mit einem Gewitter-Plättchen, für einen einzigen Fehler: auf der einen Seite Sternenhimmel, auf der anderen ein Blitz.</numerusform>
            <numerusform>Ihr spielt mit %n Gewitter-Plättchen, einem für jeden Fehler: auf der einen Seite Sternenhimmel, auf der anderen ein Blitz.</numerusform>
        </translation>
    </message>
    <message>
        <source>You want a firework in each of the five colours, rising from 1 to 5, one card of each value. All five complete are the perfect show, worth 25 points; a show that falls short is counted for what it reached.</source>
        <translation>In jeder der fünf Farben soll eine Farbreihe wachsen, von der 1 bis zur 5, mit je einer Karte jeder Zahl. Alle fünf zusammen sind das perfekte Feuerwerk mit 25 Punkten; gelingt weniger, zählt, was ihr geschafft habt.</translation>
    </message>
    <message>
        <source>You want a firework in each of the five colours, rising from 1 to 5, one card of each value. Only all five of them, the perfect show of 25 points, will do: anything less is a defeat.</source>
        <translation>In jeder der fünf Farben soll eine Farbreihe wachsen, von der 1 bis zur 5, mit je einer Karte jeder Zahl. Gewonnen habt ihr nur mit allen fünf, dem perfekten Feuerwerk mit 25 Punkten: Alles darunter ist eine Niederlage.</translation>
    </message>
    <message>
        <source>You want a firework in each of the six colours, rising from 1 to 5, one card of each value. All six complete are the perfect show, worth 30 points; a show that falls short is counted for what it reached.</source>
        <translation>In jeder der sechs Farben soll eine Farbreihe wachsen, von der 1 bis zur 5, mit je einer Karte jeder Zahl. Alle sechs zusammen sind das perfekte Feuerwerk mit 30 Punkten; gelingt weniger, zählt, was ihr geschafft habt.</translation>
    </message>
    <message>
        <source>You want a firework in each of the six colours, rising from 1 to 5, one card of each value. Only all six of them, the perfect show of 30 points, will do: anything less is a defeat.</source>
        <translation>In jeder der sechs Farben soll eine Farbreihe wachsen, von der 1 bis zur 5, mit je einer Karte jeder Zahl. Gewonnen habt ihr nur mit allen sechs, dem perfekten Feuerwerk mit 30 Punkten: Alles darunter ist eine Niederlage.</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Deine eigenen Karten</translation>
    </message>
    <message>
        <source>Your own hand is yours to arrange: change the order of your cards, raise, lower or turn them as a memory aid, whenever you like.</source>
        <translation>Deine Hand ordnest du, wie du magst: Steck die Karten um, heb sie an, senk oder dreh sie als Gedächtnisstütze, wann immer du willst.</translation>
    </message>
    <message>
        <source>Your own hand: what the hints told you is marked; the check plays a card, the cross discards it.</source>
        <translation>Deine eigene Hand: Was die Hinweise verraten haben, ist vermerkt; das Häkchen spielt eine Karte aus, das Kreuz wirft sie ab.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Wenn du dran bist</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>discard one card,</source>
        <translation>eine Karte abwerfen</translation>
    </message>
    <message>
        <source>everybody has one more turn</source>
        <translation>haben alle noch einen Zug</translation>
    </message>
    <message>
        <source>five cards each</source>
        <translation>fünf Karten für jeden</translation>
    </message>
    <message>
        <source>five fireworks, 25 points</source>
        <translation>fünf Farbreihen, 25 Punkte</translation>
    </message>
    <message>
        <source>four cards each</source>
        <translation>vier Karten für jeden</translation>
    </message>
    <message>
        <source>give one hint,</source>
        <translation>einen Hinweis geben,</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>or play one card.</source>
        <translation>oder eine Karte ausspielen.</translation>
    </message>
    <message>
        <source>play goes on without drawing</source>
        <translation>geht es ohne Ziehen weiter</translation>
    </message>
    <message>
        <source>played at this table</source>
        <translation>an diesem Tisch im Spiel</translation>
    </message>
    <message>
        <source>six fireworks, 30 points</source>
        <translation>sechs Farbreihen, 30 Punkte</translation>
    </message>
    <message>
        <source>the first mistake</source>
        <translation>beim ersten Fehler</translation>
    </message>
    <message>
        <source>the fourth mistake</source>
        <translation>beim vierten Fehler</translation>
    </message>
    <message>
        <source>the master</source>
        <translation>der Meister</translation>
    </message>
    <message>
        <source>the oldest player, as the master</source>
        <translation>wer am ältesten ist, als Meister</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>das Programm</translation>
    </message>
    <message>
        <source>the second mistake</source>
        <translation>beim zweiten Fehler</translation>
    </message>
    <message>
        <source>the third mistake</source>
        <translation>beim dritten Fehler</translation>
    </message>
    <message>
        <source>whoever is chosen, or drawn by lot</source>
        <translation>wer bestimmt oder ausgelost wird</translation>
    </message>
    <message>
        <source>whoever wears the most colourful clothes</source>
        <translation>wer am buntesten angezogen ist</translation>
    </message>
    <message>
        <source>with four or five players</source>
        <translation>zu viert oder zu fünft</translation>
    </message>
    <message>
        <source>with two or three players</source>
        <translation>zu zweit oder zu dritt</translation>
    </message>
    <message>
        <source>“I still know nothing about my cards”, or “do you remember what you have?”: sentences like these are always a fair house rule.</source>
        <translation>„Ich weiß noch gar nichts über meine Karten“ oder „Weißt du noch, was du hast?“: Solche Sätze zu erlauben ist immer eine faire Hausregel.</translation>
    </message>
    <message>
        <source>“These two are your ones” tells nothing of their colours; “these are red” tells nothing of their values.</source>
        <translation>„Diese beiden sind deine Einsen“ verrät nichts über ihre Farben, „die hier sind rot“ nichts über ihre Zahlen.</translation>
    </message>
</context>
<context>
    <name>RulebookWindow</name>
    <message>
        <source>&amp;Edition</source>
        <translation>&amp;Ausgabe</translation>
    </message>
    <message>
        <source>&amp;Read in</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
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
        <source>Hit {number} of %n</source>
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
        <source>No hits</source>
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
        <source>Text of the rulebook</source>
        <translation>Text der Spielanleitung</translation>
    </message>
    <message>
        <source>These are other rules than those of your table.</source>
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
        <source>A copy that was opened from a file</source>
        <translation>Eine Kopie, die aus einer Datei geöffnet wurde</translation>
    </message>
    <message>
        <source>{names} are playing in another window (turn {turn}, {points}).</source>
        <translation>In einem anderen Fenster spielen {names} (Zug {turn}, {points}).</translation>
    </message>
    <message>
        <source>{names} have not finished their game (turn {turn}, {points}).</source>
        <translation>Die Partie von {names} ist noch nicht zu Ende (Zug {turn}, {points}).</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>%n counted game(s), oldest first.</source>
        <translation>
            <numerusform>%n gewertete Partie.</numerusform>
            <numerusform>%n gewertete Partien, die älteste zuerst.</numerusform>
        </translation>
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
        <source>%n game(s) were saved by a later version of the program, and stay as they are.</source>
        <translation>
            <numerusform>%n Partie wurde von einer neueren Version des Programms gespeichert und bleibt, wie sie ist.</numerusform>
            <numerusform>%n Partien wurden von einer neueren Version des Programms gespeichert und bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) copied.</source>
        <translation>
            <numerusform>%n Zeile kopiert.</numerusform>
            <numerusform>%n Zeilen kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n look(s) without a turn</source>
        <translation>
            <numerusform>%n-mal ohne Zug nachgesehen</numerusform>
            <numerusform>%n-mal ohne Zug nachgesehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
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
        <source>&amp;Best and average</source>
        <translation>&amp;Bestwert und Durchschnitt</translation>
    </message>
    <message>
        <source>&amp;Copy the list</source>
        <translation>Liste &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partien</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>Partie &amp;öffnen</translation>
    </message>
    <message>
        <source>&amp;Progress</source>
        <translation>&amp;Entwicklung</translation>
    </message>
    <message>
        <source>&amp;Save the list…</source>
        <translation>Liste &amp;speichern…</translation>
    </message>
    <message>
        <source>2–5 players</source>
        <translation>2–5 Spieler</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Alle Ausgaben</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>Alle Gruppen</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>Average of the first ten: {first}, of the last ten: {last}.</source>
        <translation>Durchschnitt der ersten zehn: {first}, der letzten zehn: {last}.</translation>
    </message>
    <message>
        <source>Average: {average}; last game: {last}.</source>
        <translation>Durchschnitt: {average}; letzte Partie: {last}.</translation>
    </message>
    <message>
        <source>Basic game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestwert</translation>
    </message>
    <message>
        <source>Best and average</source>
        <translation>Bestwert und Durchschnitt</translation>
    </message>
    <message>
        <source>Best: {score} points on {date}.</source>
        <translation>Bestwert: {score} Punkte, {date}.</translation>
    </message>
    <message>
        <source>By edition</source>
        <translation>Nach Ausgabe</translation>
    </message>
    <message>
        <source>By end</source>
        <translation>Nach Ausgang</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Nach Spielern</translation>
    </message>
    <message>
        <source>By rating</source>
        <translation>Nach Bewertung</translation>
    </message>
    <message>
        <source>By remarks</source>
        <translation>Nach Anmerkungen</translation>
    </message>
    <message>
        <source>By variants</source>
        <translation>Nach Varianten</translation>
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
        <source>Each finished game counts once. Games in which turns were taken back count too, and are marked. Games that are not finished, or were played with a known deck, are listed but do not count.</source>
        <translation>Jede beendete Partie zählt einmal. Partien mit zurückgenommenen Zügen zählen auch, sind aber gekennzeichnet. Nicht beendete Partien und solche mit bekanntem Nachziehstapel stehen in der Liste, zählen aber nicht.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Full shows</source>
        <translation>Volle Feuerwerke</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games are listed here once they are finished.</source>
        <translation>Hier stehen die Partien, sobald sie beendet sind.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Highest score first</source>
        <translation>Bestes Ergebnis zuerst</translation>
    </message>
    <message>
        <source>How the games ended</source>
        <translation>Wie die Partien endeten</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Längste zuerst</translation>
    </message>
    <message>
        <source>Lowest score first</source>
        <translation>Schwächstes Ergebnis zuerst</translation>
    </message>
    <message>
        <source>Names, edition, variant, date, end</source>
        <translation>Namen, Ausgabe, Variante, Datum, Ausgang</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>No finished game is counted yet.</source>
        <translation>Noch zählt keine beendete Partie.</translation>
    </message>
    <message>
        <source>Not finished, turn {turn}</source>
        <translation>Nicht beendet, Zug {turn}</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>&amp;Datei öffnen…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>Punktebuch speichern</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktebuch</translation>
    </message>
    <message>
        <source>Score, game by game; the line is the average of the last ten</source>
        <translation>Ergebnis, Partie für Partie; die Linie ist der Durchschnitt der letzten zehn</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Partien suchen</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Kürzeste zuerst</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>The games are being read: {read} of {all}.</source>
        <translation>Die Partien werden gelesen: {read} von {all}.</translation>
    </message>
    <message>
        <source>There is no such game here.</source>
        <translation>Keine passende Partie gefunden.</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Spieldauer</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>another copy of a game listed here: not counted</source>
        <translation>anderer Stand einer Partie dieser Liste: zählt nicht</translation>
    </message>
    <message>
        <source>deck known: not counted</source>
        <translation>Nachziehstapel bekannt: zählt nicht</translation>
    </message>
    <message>
        <source>opened from a file</source>
        <translation>aus einer Datei geöffnet</translation>
    </message>
    <message>
        <source>without: {variant}</source>
        <translation>ohne: {variant}</translation>
    </message>
    <message>
        <source>{games}, none of them counted.</source>
        <translation>{games}, keine davon zählt.</translation>
    </message>
    <message numerus="yes">
        <source>{games}, of which %n counted: best {best}, average {average}.</source>
        <translation>
            <numerusform>{games}, davon zählt %n: Bestwert {best}, Durchschnitt {average}.</numerusform>
            <numerusform>{games}, davon zählen %n: Bestwert {best}, Durchschnitt {average}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} Std. {minutes} Min.</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} Min.</translation>
    </message>
    <message>
        <source>{score} of {best} points</source>
        <translation>{score} von {best} Punkten</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
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
        <source>&amp;Appearance</source>
        <translation>&amp;Darstellung</translation>
    </message>
    <message>
        <source>&amp;Contrast</source>
        <translation>&amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Cover a private view left alone after</source>
        <translation>Unberührte Karten &amp;verdecken nach</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partien</translation>
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
        <source>&amp;Names</source>
        <translation>&amp;Namen</translation>
    </message>
    <message>
        <source>&amp;Play a sample</source>
        <translation>&amp;Anhören</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <source>A s&amp;ymbol for each colour</source>
        <translation>Ein S&amp;ymbol für jede Farbe</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Ask before a &amp;hint is given</source>
        <translation>Vor jedem &amp;Hinweis nachfragen</translation>
    </message>
    <message>
        <source>Ask before a card is played or &amp;discarded</source>
        <translation>Vor dem A&amp;usspielen und Abwerfen nachfragen</translation>
    </message>
    <message>
        <source>Choose the names first.</source>
        <translation>Wähl zuerst die Namen aus.</translation>
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
        <source>For the tele&amp;vision</source>
        <translation>Für den Fe&amp;rnseher</translation>
    </message>
    <message>
        <source>Full: things travel</source>
        <translation>Voll: Alles wandert</translation>
    </message>
    <message>
        <source>High</source>
        <comment>contrast</comment>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Large text, a symbol for each colour, and the whole screen.</source>
        <translation>Große Schrift, ein Symbol für jede Farbe und der ganze Bildschirm.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>M&amp;emory aid in new games</source>
        <translation>&amp;Merkhilfe in neuen Partien</translation>
    </message>
    <message>
        <source>Names of players</source>
        <translation>Namen der Spieler</translation>
    </message>
    <message>
        <source>No names are remembered yet.</source>
        <translation>Noch sind keine Namen gemerkt.</translation>
    </message>
    <message>
        <source>Nothing can be heard just now: there is no loudspeaker, or the sounds cannot be played.</source>
        <translation>Im Moment ist nichts zu hören: Es gibt keinen Lautsprecher, oder die Töne lassen sich nicht abspielen.</translation>
    </message>
    <message>
        <source>Offer the practice game before the ne&amp;xt game</source>
        <translation>Vor dem nä&amp;chsten Spiel das Übungsspiel anbieten</translation>
    </message>
    <message>
        <source>Reduced: things fade</source>
        <translation>Weniger: Alles blendet über</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>So&amp;und effects</source>
        <translation>T&amp;oneffekte</translation>
    </message>
    <message>
        <source>Taking back, pausing and ending early always need the agreement of the table.</source>
        <translation>Zurücknehmen, Pause und vorzeitiges Ende brauchen immer das Einverständnis der Runde.</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>Schrift&amp;größe</translation>
    </message>
    <message>
        <source>These names are offered when a new game is set up.</source>
        <translation>Diese Namen werden für ein neues Spiel vorgeschlagen.</translation>
    </message>
    <message>
        <source>This computer cannot play the sounds: the part of the program that does so is not installed. Everything else works without it.</source>
        <translation>Dieser Computer kann die Töne nicht abspielen: Der nötige Teil des Programms ist nicht installiert. Alles andere geht auch ohne ihn.</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>contrast</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Without symbols, nothing but the colours tells the cards apart.</source>
        <translation>Ohne Symbole unterscheiden sich die Farben der Karten nur noch im Farbton.</translation>
    </message>
    <message>
        <source>never</source>
        <comment>covering</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>ShareMenu</name>
    <message>
        <source>&amp;Animated picture of the game…</source>
        <translation>Be&amp;wegtes Bild der Partie…</translation>
    </message>
    <message>
        <source>&amp;Picture of the table…</source>
        <translation>&amp;Bild vom Tisch…</translation>
    </message>
    <message>
        <source>Copy the share &amp;link</source>
        <translation>&amp;Link zur Partie kopieren</translation>
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
        <source>What is left</source>
        <translation>Was noch übrig ist</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>abgeworfen</translation>
    </message>
    <message>
        <source>left, in the deck or in a hand</source>
        <translation>übrig, im Nachziehstapel oder auf der Hand</translation>
    </message>
    <message>
        <source>needed next</source>
        <translation>als Nächstes gebraucht</translation>
    </message>
    <message>
        <source>of no more use</source>
        <translation>nützt nichts mehr</translation>
    </message>
    <message>
        <source>played</source>
        <translation>ausgespielt</translation>
    </message>
    <message>
        <source>the last copy</source>
        <translation>letztes Exemplar</translation>
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
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indispensable card(s) lost</source>
        <translation>
            <numerusform>%n unentbehrliche Karte verloren</numerusform>
            <numerusform>%n unentbehrliche Karten verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {turn}, {name}: {what}</source>
        <translation>Zug {turn}, {name}: {what}</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} plays {card}, the last copy.</source>
        <translation>Zug {turn}: {name} spielt {card} aus, das letzte Exemplar.</translation>
    </message>
    <message numerus="yes">
        <source>Turns {first}–{last}: %n card(s) in a row that fitted, played by {names}.</source>
        <translation>
            <numerusform>Zug {first}–{last}: %n passende Karte, von {names}.</numerusform>
            <numerusform>Züge {first}–{last}: %n passende Karten in Folge, von {names}.</numerusform>
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
        <source>clover leaf</source>
        <translation>Kleeblatt</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>Kreis</translation>
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
    <message numerus="yes">
        <source>%n turn(s) taken back</source>
        <translation>
            <numerusform>Ein Zug zurückgenommen</numerusform>
            <numerusform>%n Züge zurückgenommen</numerusform>
        </translation>
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
        <source>Done again</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Everyone except {name} looks away</source>
        <translation>Alle außer {name} schauen weg</translation>
    </message>
    <message numerus="yes">
        <source>Last round: %n turn(s) left</source>
        <translation>
            <numerusform>Letzte Runde: noch %n Zug</numerusform>
            <numerusform>Letzte Runde: noch %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round: {names} have one more turn each.</source>
        <translation>Letzte Runde: {names} haben noch je einen Zug.</translation>
    </message>
    <message>
        <source>Last round: {name} has the last turn.</source>
        <translation>Letzte Runde: {name} hat den letzten Zug.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Turns left</source>
        <translation>Züge übrig</translation>
    </message>
    <message>
        <source>{name} announces: a hint to {target}</source>
        <translation>{name} sagt an: ein Hinweis an {target}</translation>
    </message>
    <message>
        <source>{name} announces: discard a card</source>
        <translation>{name} sagt an: eine Karte abwerfen</translation>
    </message>
    <message>
        <source>{name} announces: play a card</source>
        <translation>{name} sagt an: eine Karte ausspielen</translation>
    </message>
    <message>
        <source>{name} has the turn again.</source>
        <translation>{name} ist wieder dran.</translation>
    </message>
    <message>
        <source>{name} lays open {card}: it does not fit, a mistake</source>
        <translation>{name} deckt {card} auf: passt nicht – ein Fehler</translation>
    </message>
    <message>
        <source>{name} lays open {card}: it fits</source>
        <translation>{name} deckt {card} auf: passt</translation>
    </message>
    <message>
        <source>{name} lays the card open for all to see</source>
        <translation>{name} deckt die Karte für alle auf</translation>
    </message>
    <message>
        <source>{name} takes a look</source>
        <translation>{name} sieht nach</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} von {of}</translation>
    </message>
    <message>
        <source>{score} of at most {reachable} points</source>
        <translation>{score} von höchstens {reachable} Punkten</translation>
    </message>
    <message>
        <source>{score} of {reachable} points</source>
        <translation>{score} von {reachable} Punkten</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>&amp;Back to…</source>
        <translation>Zurücknehmen b&amp;is…</translation>
    </message>
    <message>
        <source>&amp;Do again</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;End the game early…</source>
        <translation>Partie vorzeitig &amp;beenden…</translation>
    </message>
    <message>
        <source>&amp;Hand over the master&apos;s role</source>
        <translation>&amp;Meisteramt weitergeben</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>TitlePage</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <source>&amp;Open a record</source>
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
        <source>Language: {language}</source>
        <translation>Sprache: {language}</translation>
    </message>
    <message>
        <source>Scor&amp;e sheet</source>
        <translation>P&amp;unktebuch</translation>
    </message>
    <message>
        <source>Title page</source>
        <translation>Startseite</translation>
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
        <translation>Uhr-Plättchen</translation>
    </message>
    <message>
        <source>Fuse tokens</source>
        <translation>Lunten-Plättchen</translation>
    </message>
    <message>
        <source>Hint tiles</source>
        <translation>Hinweis-Plättchen</translation>
    </message>
    <message>
        <source>Red tokens</source>
        <translation>Rote Chips</translation>
    </message>
    <message>
        <source>Storm tiles</source>
        <translation>Gewitter-Plättchen</translation>
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
        <source>clock token in the box lid: spent</source>
        <translation>Uhr-Plättchen im Schachteldeckel: verbraucht</translation>
    </message>
    <message>
        <source>clock token on its side: spent</source>
        <translation>Uhr-Plättchen, auf die Seite gedreht: verbraucht</translation>
    </message>
    <message>
        <source>clock token, face up on the table: available</source>
        <translation>Uhr-Plättchen, offen auf dem Tisch: verfügbar</translation>
    </message>
    <message>
        <source>clock token, upright: available</source>
        <translation>Uhr-Plättchen, aufrecht: verfügbar</translation>
    </message>
    <message>
        <source>Blue tokens: {available} of {total}</source>
        <translation>Blaue Chips: {available} von {total}</translation>
    </message>
    <message>
        <source>Clock tokens: {available} of {total}</source>
        <translation>Uhr-Plättchen: {available} von {total}</translation>
    </message>
    <message>
        <source>Fuse: {mistakes} of {limit} mistakes</source>
        <translation>Lunte: {mistakes} von {limit} Fehlern</translation>
    </message>
    <message>
        <source>Hint tiles: {available} of {total} white</source>
        <translation>Hinweis-Plättchen: {available} von {total} weiß</translation>
    </message>
    <message>
        <source>Red tokens: {mistakes} of {limit} mistakes</source>
        <translation>Fehler: {mistakes} von {limit}</translation>
    </message>
    <message>
        <source>Storm: {mistakes} of {limit} lightnings</source>
        <translation>Gewitter: {mistakes} von {limit} Blitzen</translation>
    </message>
    <message>
        <source>fuse token on the stack</source>
        <translation>Lunten-Plättchen auf dem Stapel</translation>
    </message>
    <message>
        <source>fuse token, burnt away</source>
        <translation>Lunten-Plättchen, abgebrannt</translation>
    </message>
    <message>
        <source>hint tile, black side up: spent</source>
        <translation>Hinweis-Plättchen, schwarze Seite oben: verbraucht</translation>
    </message>
    <message>
        <source>hint tile, white side up: available</source>
        <translation>Hinweis-Plättchen, weiße Seite oben: verfügbar</translation>
    </message>
    <message>
        <source>red fuse token, unused</source>
        <translation>Rotes Lunten-Plättchen, noch da</translation>
    </message>
    <message>
        <source>red fuse token, used</source>
        <translation>Rotes Lunten-Plättchen, abgebrannt</translation>
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
        <translation>Gewitter-Plättchen, Blitz: ein Fehler</translation>
    </message>
    <message>
        <source>storm tile, starry sky</source>
        <translation>Gewitter-Plättchen, Sternenhimmel</translation>
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
        <source>{master}: bring a clock token back</source>
        <translation>{master}: ein Uhr-Plättchen zurückholen</translation>
    </message>
    <message>
        <source>{master}: put a blue token back into the box lid</source>
        <translation>{master}: einen blauen Chip zurück in den Deckel legen</translation>
    </message>
    <message>
        <source>{master}: put a red token into the box lid</source>
        <translation>{master}: einen roten Chip in den Deckel legen</translation>
    </message>
    <message>
        <source>{master}: take a blue token out of the box lid</source>
        <translation>{master}: einen blauen Chip aus dem Deckel nehmen</translation>
    </message>
    <message>
        <source>{master}: take a clock token away</source>
        <translation>{master}: ein Uhr-Plättchen weglegen</translation>
    </message>
    <message>
        <source>{master}: take the top fuse token away</source>
        <translation>{master}: das oberste Lunten-Plättchen wegnehmen</translation>
    </message>
    <message>
        <source>{master}: turn a hint tile to its black side</source>
        <translation>{master}: ein Hinweis-Plättchen auf Schwarz drehen</translation>
    </message>
    <message>
        <source>{master}: turn a hint tile to its white side</source>
        <translation>{master}: ein Hinweis-Plättchen auf Weiß drehen</translation>
    </message>
    <message>
        <source>{master}: turn a storm tile to lightning</source>
        <translation>{master}: ein Gewitter-Plättchen auf den Blitz drehen</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>For the &amp;television</source>
        <translation>Für den F&amp;ernseher</translation>
    </message>
</context>
</TS>
