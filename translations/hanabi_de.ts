<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActionPanel</name>
    <message>
        <source>Just a peek: no playing, discarding or hinting now.</source>
        <translation>Nur nachsehen: Ausspielen, Abwerfen und Hinweise gehen gerade nicht.</translation>
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
        <source>Turn the card face up</source>
        <translation>Karte aufdecken</translation>
    </message>
    <message>
        <source>Peek at the teammates’ cards without taking a turn</source>
        <translation>Die Karten der Mitspieler ansehen, ohne einen Zug zu machen</translation>
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
        <source>First the announced card is turned face up.</source>
        <translation>Zuerst wird die angesagte Karte aufgedeckt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>When everyone has seen the table, press “Ready”.</source>
        <translation>Haben alle den Tisch gesehen? Dann drückt auf „Bereit“.</translation>
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
        <source>{name} to play, but not at this screen.</source>
        <translation>{name} ist dran und spielt an einem anderen Gerät.</translation>
    </message>
    <message>
        <source>{name} can click it, drag it or press the button.</source>
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
        <source>Taken back: the card {name} discarded.</source>
        <translation>Zurückgenommen: die Karte, die {name} abgeworfen hat.</translation>
    </message>
    <message>
        <source>Taken back: the card {name} turned face up.</source>
        <translation>Zurückgenommen: die Karte, die {name} aufgedeckt hat.</translation>
    </message>
    <message>
        <source>Taken back: the card {name} played.</source>
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
        <source>{name} goes first. All hands are face down.</source>
        <translation>{name} beginnt. Alle Handkarten sind verdeckt.</translation>
    </message>
    <message>
        <source>{name} is now the master.</source>
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
        <source>From the hints: value {values}.</source>
        <translation>Laut den Hinweisen: Zahl {values}.</translation>
    </message>
    <message>
        <source>From the hints: {colours}.</source>
        <translation>Laut den Hinweisen: {colours}.</translation>
    </message>
    <message>
        <source>From the hints: {colours}; value {values}.</source>
        <translation>Laut den Hinweisen: {colours}; Zahl {values}.</translation>
    </message>
    <message>
        <source>Hints so far: {hints}.</source>
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
        <translation>Die letzte ihrer Art.</translation>
    </message>
    <message>
        <source>The last hint points at it.</source>
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
        <translation>Ein Screenreader läuft. Wie darf er {name} die Karten der Mitspieler vorlesen?</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>I am {name}: show the cards</source>
        <translation>Ich bin {name}: Karten zeigen</translation>
    </message>
    <message>
        <source>The game is paused. Nothing is lost.</source>
        <translation>Die Partie macht Pause. Nichts geht verloren.</translation>
    </message>
    <message>
        <source>The teammates’ cards are read to {name}:</source>
        <translation>Die Karten der Mitspieler werden {name} vorgelesen:</translation>
    </message>
    <message>
        <source>each card as the keyboard reaches it</source>
        <translation>jede Karte, sobald sie mit der Tastatur erreicht wird</translation>
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
        <source>{card}: {discarded} in the discard pile, {left} of {copies} left.</source>
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
        <source>A hint is shown once; after that, everybody has to remember it.</source>
        <translation>Jeder Hinweis wird einmal gezeigt; danach heißt es: gut merken.</translation>
    </message>
    <message>
        <source>A hint may name something the hand doesn’t have.</source>
        <translation>Ein Hinweis darf auch eine Farbe oder Zahl nennen, die auf der Hand fehlt.</translation>
    </message>
    <message>
        <source>A hint may point at no card at all.</source>
        <translation>Leer-Hinweise sind erlaubt.</translation>
    </message>
    <message>
        <source>Every hint must point at a card.</source>
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
        <source>A sixth colour that hints can name like any other. Up to 30 points.</source>
        <translation>Eine sechste Farbe, die Hinweise nennen dürfen wie jede andere. Höchstens 30 Punkte.</translation>
    </message>
    <message>
        <source>A sixth colour that no hint can name: every colour hint points at it too. Up to 30 points.</source>
        <translation>Eine sechste Farbe, die kein Hinweis nennen darf. Dafür zeigt jeder Farb-Hinweis auch auf sie. Höchstens 30 Punkte.</translation>
    </message>
    <message>
        <source>A sixth colour with only one of each card, so don’t lose any. Up to 30 points.</source>
        <translation>Eine sechste Farbe, in der es jede Karte nur einmal gibt: Verliert keine! Höchstens 30 Punkte.</translation>
    </message>
    <message>
        <source>Everything the hints have told, and everything they rule out, stays marked on the cards.</source>
        <translation>Was die Hinweise verraten und was sie ausschließen, bleibt auf den Karten vermerkt.</translation>
    </message>
    <message>
        <source>The book says: the oldest player, who is the master.</source>
        <translation>Laut Anleitung: wer am ältesten ist und damit auch der Meister.</translation>
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
        <source>Every action is announced to the master, and nobody else moves the tokens.</source>
        <translation>Jede Aktion wird dem Meister angesagt, und nur er bewegt die Spielmarken.</translation>
    </message>
    <message>
        <source>Every action is announced to the master, and nobody else turns the tiles.</source>
        <translation>Jede Aktion wird dem Meister angesagt, und nur er dreht die Plättchen um.</translation>
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
        <source>Allowing fewer mistakes makes it harder; more tokens for hints make it easier.</source>
        <translation>Mit weniger erlaubten Fehlern wird es schwerer, mit mehr Hinweisen leichter.</translation>
    </message>
    <message>
        <source>Fewer storm tiles make it harder; more hint tiles make it easier.</source>
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
        <source>These rules don’t say: choose, or draw lots.</source>
        <translation>Diese Regeln legen es nicht fest: Einigt euch oder lost aus.</translation>
    </message>
    <message>
        <source>No last round. Losing an indispensable card loses the game.</source>
        <translation>Keine letzte Runde. Geht eine unentbehrliche Karte verloren, ist das Spiel verloren.</translation>
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
        <source>The basic game: 50 cards, up to 25 points.</source>
        <translation>Das Grundspiel: 50 Karten, höchstens 25 Punkte.</translation>
    </message>
    <message>
        <source>Before playing a card, a player may name its colour: the right one brings back a blue token, the wrong one is a mistake.</source>
        <translation>Wer mag, nennt vor dem Ausspielen die Farbe. Stimmt sie, kommt ein blauer Chip zurück, sonst zählt es als Fehler.</translation>
    </message>
    <message>
        <source>Before playing a card, a player may name its colour: the right one brings back a clock token, the wrong one is a mistake.</source>
        <translation>Wer mag, nennt vor dem Ausspielen die Farbe. Stimmt sie, kommt ein Uhr-Plättchen zurück, sonst zählt es als Fehler.</translation>
    </message>
    <message>
        <source>Before playing a card, a player may name its colour: the right one turns a hint tile back to white, the wrong one is a mistake.</source>
        <translation>Wer mag, nennt vor dem Ausspielen die Farbe. Stimmt sie, wird ein Hinweis-Plättchen wieder weiß, sonst zählt es als Fehler.</translation>
    </message>
    <message>
        <source>Colour cascade</source>
        <translation>Farbrausch mit 5 Karten</translation>
    </message>
    <message>
        <source>The first lightning bolt loses the game.</source>
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
        <source>The first red token in the lid loses the game.</source>
        <translation>Mit dem ersten roten Chip im Deckel ist alles verloren.</translation>
    </message>
    <message>
        <source>The fourth lightning bolt loses the game.</source>
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
        <source>The fourth red token in the lid loses the game.</source>
        <translation>Mit dem vierten roten Chip im Deckel ist alles verloren.</translation>
    </message>
    <message>
        <source>The second lightning bolt loses the game.</source>
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
        <source>The second red token in the lid loses the game.</source>
        <translation>Mit dem zweiten roten Chip im Deckel ist alles verloren.</translation>
    </message>
    <message>
        <source>The third lightning bolt loses the game.</source>
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
        <source>The third red token in the lid loses the game.</source>
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
        <source>Variant 4: a perfect show or nothing</source>
        <translation>Variante 4: perfekt oder verloren</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>{score} of {possible} possible points</source>
        <translation>{score} von {possible} möglichen Punkten</translation>
    </message>
    <message>
        <source>{score} of {possible} possible</source>
        <translation>{score} von {possible} möglichen</translation>
    </message>
    <message>
        <source>{score} of {possible}</source>
        <translation>{score} von {possible}</translation>
    </message>
    <message>
        <source>Weak: hardly anybody claps.</source>
        <translation>Schwach: Kaum jemand klatscht.</translation>
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
        <source>Legendary: nobody can say a word, and there are stars in every eye.</source>
        <translation>Legendär: Niemand bringt ein Wort heraus, und in allen Augen funkeln Sterne.</translation>
    </message>
    <message>
        <source>Legendary: a whole crowd without words, with stars in its eyes.</source>
        <translation>Legendär: ein ganzes Publikum ohne Worte, mit Sternen in den Augen.</translation>
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
        <source>Honour intact, but it won’t be remembered for long.</source>
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
        <source>Excellent: the crowd has got what it came for.</source>
        <translation>Ausgezeichnet: Das Publikum hat bekommen, wofür es gekommen ist.</translation>
    </message>
    <message>
        <source>Excellent</source>
        <translation>Ausgezeichnet</translation>
    </message>
    <message>
        <source>Dreadful: they are booing from the first row to the last.</source>
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
        <source>Divine: even the stars look pale next to it.</source>
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
        <source>All fireworks complete</source>
        <translation>Alle Farbreihen vollständig</translation>
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
        <source>Legendary: words fail everyone, and every eye shines.</source>
        <translation>Legendär: Allen verschlägt es die Sprache, und alle Augen leuchten.</translation>
    </message>
    <message>
        <source>Nothing left to do</source>
        <translation>Kein Zug mehr möglich</translation>
    </message>
    <message>
        <source>There’s nothing left to play, discard or hint, so the show can’t be finished.</source>
        <translation>Nichts mehr auszuspielen, nichts abzuwerfen, kein Hinweis möglich: Das Feuerwerk lässt sich nicht zu Ende bringen.</translation>
    </message>
    <message>
        <source>The fuse has burnt down: everything blows up.</source>
        <translation>Die Lunte ist abgebrannt: Alles fliegt in die Luft.</translation>
    </message>
    <message>
        <source>Legendary: words fail everyone, and grown-ups are children again.</source>
        <translation>Legendär: Allen verschlägt es die Sprache, und die Großen sind wieder Kinder.</translation>
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
        <source>The last round is over.</source>
        <translation>Die letzte Runde ist gespielt.</translation>
    </message>
    <message>
        <source>The show is over</source>
        <translation>Das Feuerwerk ist vorbei</translation>
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
        <source>Weak</source>
        <translation>Schwach</translation>
    </message>
    <message>
        <source>Weak: a few hands clap, out of politeness.</source>
        <translation>Schwach: Ein paar Leute klatschen aus Höflichkeit.</translation>
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
        <source>That was the last {card}, and it was still needed: the show can’t be perfect any more.</source>
        <translation>Das war die letzte {card}, und sie wurde noch gebraucht: Perfekt kann das Feuerwerk nicht mehr werden.</translation>
    </message>
</context>
<context>
    <name>FinalePage</name>
    <message numerus="yes">
        <source>%n earlier game(s) with these players, best: {best}.</source>
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
        <translation>Ein verlorenes Feuerwerk zählt 0 Punkte.</translation>
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
        <source>Title screen</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>A new best for these players!</source>
        <translation>Neuer Rekord für diese Runde!</translation>
    </message>
</context>
<context>
    <name>Fireworks</name>
    <message>
        <source>{firework} ({symbol}): at {height}. It can’t grow any more: {why}.</source>
        <translation>{firework} ({symbol}): steht bei {height}. Sie kann nicht mehr wachsen, denn {why}.</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): at {height}; next is {next}.</source>
        <translation>{firework} ({symbol}): steht bei {height}, als Nächstes kommt die {next}.</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): at {height}; next is {next}. It can’t grow past {reach}: {why}.</source>
        <translation>{firework} ({symbol}): steht bei {height}, als Nächstes kommt die {next}. Über {reach} kommt sie nicht hinaus, denn {why}.</translation>
    </message>
    <message>
        <source>{firework} ({symbol}): complete.</source>
        <translation>{firework} ({symbol}): vollständig.</translation>
    </message>
    <message>
        <source>{firework}: it can’t grow past {reach} now, because {why}.</source>
        <translation>{firework}: Sie kommt jetzt nicht mehr über {reach} hinaus, denn {why}.</translation>
    </message>
    <message>
        <source>{firework}: it can’t grow any more, because {why}.</source>
        <translation>{firework}: Sie kann nicht mehr wachsen, denn {why}.</translation>
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
        <source>all three copies of {card} are in the discard pile</source>
        <translation>die {card} liegt schon dreimal auf dem Ablagestapel</translation>
    </message>
    <message>
        <source>both copies of {card} are in the discard pile</source>
        <translation>die {card} liegt schon zweimal auf dem Ablagestapel</translation>
    </message>
    <message>
        <source>the only {card} is in the discard pile</source>
        <translation>die einzige {card} liegt auf dem Ablagestapel</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
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
        <source>%n turn(s) back: {name} to play.</source>
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
        <source>How far back? The marked turns will be taken back.</source>
        <translation>Wie weit zurück? Die markierten Züge werden zurückgenommen.</translation>
    </message>
    <message>
        <source>What has been seen can’t be unseen, and the score sheet will say so.</source>
        <translation>Gesehen ist gesehen, und so wird es auch im Punktebuch vermerkt.</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Hand of {name}</source>
        <translation>Handkarten von {name}</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>peeking</source>
        <translation>sieht nach</translation>
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
        <source>Who the hint is for</source>
        <translation>Wer den Hinweis bekommt</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>A blue token comes back.</source>
        <translation>Ein blauer Chip ist zurück.</translation>
    </message>
    <message>
        <source>A clock token comes back.</source>
        <translation>Ein Uhr-Plättchen ist zurück.</translation>
    </message>
    <message>
        <source>A hint tile turns white.</source>
        <translation>Ein Hinweis-Plättchen wird wieder weiß.</translation>
    </message>
    <message>
        <source>Bonus: a blue token comes back.</source>
        <translation>Bonus: Ein blauer Chip ist zurück.</translation>
    </message>
    <message>
        <source>Bonus: a clock token comes back.</source>
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
        <source>No bonus: there was no spent hint to win back.</source>
        <translation>Der Bonus verfällt: Es war kein Hinweis verbraucht.</translation>
    </message>
    <message>
        <source>The colour was right, but there was no spent hint to win back.</source>
        <translation>Die Farbe stimmte, aber es war kein Hinweis verbraucht.</translation>
    </message>
    <message>
        <source>The colour was right: a blue token comes back.</source>
        <translation>Die Farbe stimmte: Ein blauer Chip ist zurück.</translation>
    </message>
    <message>
        <source>The colour was right: a clock token comes back.</source>
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
        <translation>{name} wirft die {card} ab.</translation>
    </message>
    <message>
        <source>{name} names {colour} and plays {card}: it doesn’t fit.</source>
        <translation>{name} nennt {colour} und spielt die {card} aus: Sie passt nicht.</translation>
    </message>
    <message>
        <source>{name} names {colour} and plays {card}: it fits.</source>
        <translation>{name} nennt {colour} und spielt die {card} aus: Sie passt.</translation>
    </message>
    <message>
        <source>{name} names {colour}, but the card is {card}.</source>
        <translation>{name} nennt {colour}, aber es ist die {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}: it doesn’t fit.</source>
        <translation>{name} spielt die {card} aus: Sie passt nicht.</translation>
    </message>
    <message>
        <source>{name} plays {card}: it fits.</source>
        <translation>{name} spielt die {card} aus: Sie passt.</translation>
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
        <source>Your own cards, while the others look away</source>
        <translation>In der eigenen Ansicht, auf den eigenen Karten</translation>
    </message>
    <message>
        <source>In the private view, on the teammates’ cards</source>
        <translation>In der eigenen Ansicht, auf den Karten der Mitspieler</translation>
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
        <source>back to the previous page</source>
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
        <source>give that colour as a hint; the numbers follow the buttons</source>
        <translation>den Hinweis mit dieser Farbe geben, in der Reihenfolge der Schaltflächen</translation>
    </message>
    <message>
        <source>give that value as a hint, straight away</source>
        <translation>den Hinweis mit dieser Zahl geben, sofort</translation>
    </message>
    <message>
        <source>give the focused card’s colour as a hint</source>
        <translation>den Hinweis mit der Farbe der gewählten Karte geben</translation>
    </message>
    <message>
        <source>give the focused card’s value as a hint</source>
        <translation>den Hinweis mit der Zahl der gewählten Karte geben</translation>
    </message>
    <message>
        <source>go to that card</source>
        <translation>zur Karte an dieser Stelle gehen</translation>
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
        <source>on a line, a card or a mistake: jump to its turns</source>
        <translation>auf einer Zeile, einer Karte oder einem Fehler: zum zugehörigen Zug springen</translation>
    </message>
    <message>
        <source>on the tokens: the master’s move</source>
        <translation>als Meister: bewegen, was aufleuchtet</translation>
    </message>
    <message>
        <source>on the button “Name a colour…”: choose the colour and play the card</source>
        <extracomment>Quotes the button &quot;Name a colour…&quot;.</extracomment>
        <translation>auf der Schaltfläche „Farbe nennen…“: die Farbe wählen und die Karte ausspielen</translation>
    </message>
    <message>
        <source>on to the next hand, set of tokens or button</source>
        <translation>weiter zum nächsten Bereich des Tisches oder zur nächsten Schaltfläche</translation>
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
        <source>all hands, the public table, what one player saw</source>
        <translation>alle Handkarten, den gemeinsamen Tisch oder die Sicht eines Spielers zeigen</translation>
    </message>
    <message>
        <source>start or stop the replay</source>
        <translation>das Abspielen starten oder anhalten</translation>
    </message>
    <message>
        <source>press the focused button: “Ready”, then “I am …: show the cards”</source>
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
        <source>discard the card; D again or Enter to confirm</source>
        <translation>die Karte abwerfen; noch einmal D oder Eingabe bestätigt</translation>
    </message>
    <message>
        <source>play the card; P again or Enter to confirm</source>
        <translation>die Karte ausspielen; noch einmal P oder Eingabe bestätigt</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>the journal, full size; again or Esc to go back</source>
        <translation>den Spielverlauf groß zeigen; noch einmal oder Esc: zurück zum Tisch</translation>
    </message>
    <message>
        <source>the rulebook, open at whatever has the focus</source>
        <translation>die Spielanleitung, aufgeschlagen an der passenden Stelle</translation>
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
        <source>all the cards that are left, full size; again or Esc to go back</source>
        <translation>alle noch übrigen Karten groß zeigen; noch einmal oder Esc: zurück zum Tisch</translation>
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
        <source>{name}, card {place}, from the last hint: {facts}.</source>
        <translation>{name}, Karte {place}, nach dem letzten Hinweis: {facts}.</translation>
    </message>
    <message>
        <source>{name}, card {place}: no hint has pointed at this card yet.</source>
        <translation>{name}, Karte {place}: Noch kein Hinweis hat auf diese Karte gezeigt.</translation>
    </message>
    <message>
        <source>{name}, card {place}: what the hints said is for everyone to remember.</source>
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
        <source>The game can’t be saved just now. Leaving it would lose whatever has not been saved.</source>
        <translation>Die Partie lässt sich gerade nicht speichern. Wenn ihr sie verlasst, geht verloren, was noch nicht gespeichert ist.</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>Eine andere Partie?</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Do again what was last taken back? It will happen exactly as before.</source>
        <translation>Wiederholen, was zuletzt zurückgenommen wurde? Alles geschieht genau so wie vorher.</translation>
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
        <source>It will be kept with the other saved games and can be opened again at any time.</source>
        <translation>Sie kommt zu den anderen gespeicherten Partien und lässt sich jederzeit wieder öffnen.</translation>
    </message>
    <message>
        <source>Replay it</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause the game? The table stays covered until play goes on.</source>
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
        <source>Take back the announced action? The card returns to its hand, and anything moved for it goes back. What has been seen can’t be unseen, and the score sheet will say so.</source>
        <translation>Die angesagte Aktion zurücknehmen? Die Karte kommt auf die Hand zurück, und was dafür bewegt wurde, kommt wieder an seinen Platz. Gesehen ist gesehen, und so wird es auch im Punktebuch vermerkt.</translation>
    </message>
    <message>
        <source>Take back the last action? What has been seen can’t be unseen, and the score sheet will say so.</source>
        <translation>Die letzte Aktion zurücknehmen? Gesehen ist gesehen, und so wird es auch im Punktebuch vermerkt.</translation>
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
        <source>{file} already exists. Replace it?</source>
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
        <source>The saved games in {folder} are in use on another computer. Close the program there first.</source>
        <translation>Die gespeicherten Partien in {folder} sind auf einem anderen Computer in Gebrauch. Schließt dort zuerst das Programm.</translation>
    </message>
    <message>
        <source>The program is running already with the saved games in {folder}, but it doesn’t answer.</source>
        <translation>Das Programm läuft schon mit den gespeicherten Partien in {folder}, antwortet aber nicht.</translation>
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
        <translation>Fügt den Link in einen Browser ein, um die Partie dort nachzuspielen.</translation>
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
        <source>The game can’t be saved just now. It goes on, and will be saved again as soon as possible.</source>
        <translation>Die Partie lässt sich gerade nicht speichern. Sie läuft weiter und wird wieder gespeichert, sobald es möglich ist.</translation>
    </message>
    <message>
        <source>The game goes on, but there’s no telling how the hands were arranged or who was the master.</source>
        <translation>Die Partie geht weiter, aber wie die Handkarten geordnet waren und wer Meister war, ist nicht mehr bekannt.</translation>
    </message>
    <message>
        <source>With these house rules, the replay page would show a different game.</source>
        <translation>Mit diesen Hausregeln würde die Seite zum Nachspielen eine andere Partie zeigen.</translation>
    </message>
    <message>
        <source>The settings can’t be read just now.</source>
        <translation>Die Einstellungen sind gerade nicht lesbar.</translation>
    </message>
    <message>
        <source>The settings can’t be read. They were kept as {file}.</source>
        <translation>Die Einstellungen sind nicht lesbar. Sie wurden als „{file}“ aufgehoben.</translation>
    </message>
    <message>
        <source>They are left as they are; any changes made now last until the program is closed.</source>
        <translation>Sie bleiben, wie sie sind; was ihr jetzt ändert, gilt, bis das Programm beendet wird.</translation>
    </message>
    <message>
        <source>This link or text can’t be opened.</source>
        <translation>Dieser Link oder Text kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>{file} can’t be opened. It was left as it is.</source>
        <translation>„{file}“ lässt sich nicht öffnen. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>{file} can’t be written.</source>
        <translation>„{file}“ lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Saved game left as it is</source>
        <translation>Gespeicherte Partie nicht verändert</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Something went wrong, but the program goes on.</source>
        <translation>Etwas ist schiefgegangen, aber das Programm läuft weiter.</translation>
    </message>
    <message>
        <source>Something went wrong. The game goes on, but can’t be saved just now.</source>
        <translation>Etwas ist schiefgegangen. Die Partie geht weiter, lässt sich aber gerade nicht speichern.</translation>
    </message>
    <message>
        <source>Something went wrong, but the game is saved and goes on.</source>
        <translation>Etwas ist schiefgegangen, aber die Partie ist gespeichert und geht weiter.</translation>
    </message>
    <message>
        <source>The program stopped unexpectedly last time. The game was saved after every action.</source>
        <translation>Das Programm wurde beim letzten Mal unerwartet beendet. Die Partie war nach jeder Aktion gespeichert.</translation>
    </message>
    <message>
        <source>The details are in {file}, which names no cards.</source>
        <translation>Die Einzelheiten stehen in {file}; Karten werden dort nicht genannt.</translation>
    </message>
    <message>
        <source>The game in {file} can’t be continued now. It was left as it is, and other games are saved next to it.</source>
        <translation>„{file}“ lässt sich jetzt nicht fortsetzen. Die Datei bleibt, wie sie ist; andere Partien werden daneben gespeichert.</translation>
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
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Chosen at random</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
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
        <translation>Wie viele Hinweise es anfangs gibt</translation>
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
        <source>Several players are called {name}. That’s allowed, but they’ll be hard to tell apart.</source>
        <translation>Mehrere Spieler heißen {name}. Das geht, aber sie sind leicht zu verwechseln.</translation>
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
        <source>Remove player {number}</source>
        <translation>Spieler {number} entfernen</translation>
    </message>
    <message>
        <source>This edition has just one way to play: no variants.</source>
        <translation>Diese Ausgabe kennt nur eine Art zu spielen: Varianten hat sie keine.</translation>
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
</context>
<context>
    <name>News</name>
    <message>
        <source>All hands are face down while everyone looks at the table together.</source>
        <translation>Solange alle gemeinsam auf den Tisch schauen, sind die Handkarten verdeckt.</translation>
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
</context>
<context>
    <name>NoteBar</name>
    <message>
        <source>&amp;Note on card {place}</source>
        <translation>&amp;Notiz zu Karte {place}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{name}: to play</source>
        <translation>{name}: ist dran</translation>
    </message>
    <message>
        <source>{name}: to play, the master</source>
        <translation>{name}: ist dran; ist Meister</translation>
    </message>
    <message>
        <source>{name}: the master</source>
        <translation>{name}: ist Meister</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>The discard brings back a clock token, so there can be hints again.</source>
        <translation>Die abgeworfene Karte bringt ein Uhr-Plättchen zurück: Jetzt ist wieder ein Hinweis möglich.</translation>
    </message>
    <message>
        <source>Good idea, but something else comes first here.</source>
        <translation>Gute Idee, aber hier kommt zuerst etwas anderes.</translation>
    </message>
    <message>
        <source>A hint before the very last turn can only mean one thing: play this card!</source>
        <translation>Ein Hinweis vor dem allerletzten Zug kann nur eines heißen: diese Karte ausspielen!</translation>
    </message>
    <message>
        <source>Every firework starts with a 1, so both cards fit. The hint cost a clock token.</source>
        <translation>Jede Farbreihe beginnt mit einer 1, also passen beide Karten. Der Hinweis hat ein Uhr-Plättchen gekostet.</translation>
    </message>
    <message>
        <source>All hands are face down: nobody ever sees their own cards, only everyone else’s.</source>
        <translation>Alle Handkarten sind verdeckt: Niemand sieht je die eigenen, nur die der anderen.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Before any cards are shown, everyone else looks away. Then {name} presses the big button.</source>
        <translation>Bevor Karten zu sehen sind, schauen alle anderen weg. Dann drückt {name} den großen Knopf.</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>Übung beenden</translation>
    </message>
    <message>
        <source>It doesn’t fit: the card is gone, and so is a fuse token. A third mistake would lose the game.</source>
        <translation>Sie passt nicht: Die Karte ist weg und ein Lunten-Plättchen auch. Beim dritten Fehler wäre die Partie verloren.</translation>
    </message>
    <message>
        <source>It fits! Wondering why a hint was given can tell more than the hint itself.</source>
        <translation>Sie passt! Wer sich fragt, warum gerade dieser Hinweis kam, erfährt oft mehr, als er sagt.</translation>
    </message>
    <message>
        <source>It fits! The yellow firework has started, and {name} has drawn a new card.</source>
        <translation>Sie passt! Die gelbe Reihe hat begonnen, und {name} hat eine neue Karte gezogen.</translation>
    </message>
    <message>
        <source>Just this once, on purpose, {name} plays a card without any hints about it.</source>
        <translation>Nur dieses eine Mal und mit Absicht: {name} spielt eine Karte aus, über die noch kein Hinweis etwas verraten hat.</translation>
    </message>
    <message>
        <source>Much later in the same show: only three cards are left for {name} and {other} to draw.</source>
        <translation>Viel später im selben Feuerwerk: {name} und {other} haben nur noch drei Karten zu ziehen.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No clock tokens are left, so no hints can be given. Click the red cross to discard this card.</source>
        <translation>Kein Uhr-Plättchen ist mehr übrig, also ist kein Hinweis möglich. Ein Klick auf das rote Kreuz wirft diese Karte ab.</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nein, danke</translation>
    </message>
    <message>
        <source>Now it’s up to {name}. Press “{button}” to start the turn.</source>
        <translation>Jetzt ist {name} dran. Mit „{button}“ geht es los.</translation>
    </message>
    <message>
        <source>Now {other} will keep this card safe: once a 5 is gone, it’s gone for good.</source>
        <translation>Nun hebt {other} diese Karte gut auf: Eine verlorene 5 kommt nie wieder.</translation>
    </message>
    <message>
        <source>The hand of {other} holds just the card for the yellow firework. Click its symbol to say yellow.</source>
        <translation>{other} hat genau die Karte, die der gelben Reihe fehlt. Ein Klick auf ihr Symbol sagt: gelb.</translation>
    </message>
    <message>
        <source>Only one card is yellow. Why would {name} say so now, unless it’s meant to be played?</source>
        <translation>Nur eine Karte ist gelb. Warum sagt {name} das gerade jetzt? Bestimmt soll sie ausgespielt werden!</translation>
    </message>
    <message>
        <source>Only one firework still needs a 4, and {other} has one. Click the 4 to say so.</source>
        <translation>Nur einer Reihe fehlt noch die 4, und {other} hat eine. Ein Klick auf die Zahl verrät sie.</translation>
    </message>
    <message>
        <source>Only {name} is looking now.</source>
        <translation>Jetzt schaut nur {name} hin.</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Übungsspiel</translation>
    </message>
    <message>
        <source>The deck is empty: everyone has exactly one more turn.</source>
        <translation>Der Nachziehstapel ist leer: Alle sind noch genau einmal dran.</translation>
    </message>
    <message>
        <source>First time here? A five-minute practice game shows how to play.</source>
        <translation>Zum ersten Mal hier? Ein Übungsspiel zeigt in fünf Minuten, wie es geht.</translation>
    </message>
    <message>
        <source>The last turn of the show: {name} plays the card the hint pointed at.</source>
        <translation>Der letzte Zug: {name} spielt die Karte aus, auf die der Hinweis gezeigt hat.</translation>
    </message>
    <message>
        <source>The red firework is complete! As a bonus, a clock token comes back.</source>
        <translation>Die rote Reihe ist vollständig! Als Bonus kommt ein Uhr-Plättchen zurück.</translation>
    </message>
    <message>
        <source>The red firework is waiting for its 5. Click the symbol on this card to say red.</source>
        <translation>Die rote Reihe wartet auf ihre 5. Ein Klick auf das Symbol dieser Karte sagt: rot.</translation>
    </message>
    <message>
        <source>The show is over, and the fireworks add up to the score. That’s all there is to it. Have fun!</source>
        <translation>Das Feuerwerk ist vorbei, und die Farbreihen ergeben zusammen die Punkte. Mehr gehört nicht dazu. Viel Spaß!</translation>
    </message>
    <message>
        <source>Together they build five fireworks, one in each colour, in order from 1 to 5.</source>
        <translation>Gemeinsam bauen sie fünf Farbreihen, eine in jeder Farbe, der Reihe nach von 1 bis 5.</translation>
    </message>
    <message>
        <source>Put the two hints together, and {other} knows exactly what this card is.</source>
        <translation>Beide Hinweise zusammen, und {other} weiß genau, was das für eine Karte ist.</translation>
    </message>
    <message>
        <source>Welcome! {name} and {other} are putting on a show. Playing alone? Then take turns as both.</source>
        <translation>Willkommen! {name} und {other} zünden ein Feuerwerk. Wer hier allein ist, spielt beide abwechselnd.</translation>
    </message>
    <message>
        <source>{name} discards the oldest card and draws the last one in the deck.</source>
        <translation>{name} wirft die älteste Karte ab und zieht die letzte vom Nachziehstapel.</translation>
    </message>
    <message>
        <source>{name} knows for sure that this is the red 5. Click the green tick to play it.</source>
        <translation>{name} weiß genau: Das ist die rote 5. Ein Klick auf das grüne Häkchen spielt sie aus.</translation>
    </message>
    <message>
        <source>Now {name} knows that two of these cards are 1s. Click the green tick on this one to play it.</source>
        <translation>{name} weiß jetzt: Zwei dieser Karten sind Einsen. Ein Klick auf das grüne Häkchen spielt diese hier aus.</translation>
    </message>
    <message>
        <source>{name} may peek at everyone else’s cards at any time, without taking a turn.</source>
        <translation>{name} darf jederzeit die Karten der anderen ansehen, auch ohne einen Zug zu machen.</translation>
    </message>
    <message>
        <source>{name} trusts the hint. Click the green tick to play the yellow card.</source>
        <translation>{name} vertraut dem Hinweis. Ein Klick auf das grüne Häkchen spielt die gelbe Karte aus.</translation>
    </message>
    <message>
        <source>{other} has a 5, and there’s only one in each colour. Click the 5 to say so.</source>
        <translation>{other} hat eine 5, und davon gibt es in jeder Farbe nur eine. Ein Klick auf die 5 verrät sie.</translation>
    </message>
    <message>
        <source>{other} has two 1s. Click the number on either card to point at both.</source>
        <translation>{other} hat zwei Einsen. Ein Klick auf eine der beiden Zahlen genügt: Der Hinweis zeigt auf beide.</translation>
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
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>Action {index} (turn {turn}) breaks the rules: {reason}</source>
        <translation>Aktion {index} (Zug {turn}) verstößt gegen die Regeln: {reason}</translation>
    </message>
    <message>
        <source>The file or its folder does not exist.</source>
        <translation>Die Datei oder ihr Ordner ist nicht da.</translation>
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
        <source>The system does not allow it.</source>
        <translation>Das System erlaubt es nicht.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>A hint goes to a teammate, never to oneself.</source>
        <translation>Hinweise gibt man seinen Mitspielern, nie sich selbst.</translation>
    </message>
    <message>
        <source>All the blue tokens are available, so there’s no discarding now.</source>
        <translation>Alle blauen Chips sind verfügbar, deshalb kann nichts abgeworfen werden.</translation>
    </message>
    <message>
        <source>All the clock tokens are available, so there’s no discarding now.</source>
        <translation>Alle Uhr-Plättchen sind verfügbar, deshalb kann nichts abgeworfen werden.</translation>
    </message>
    <message>
        <source>All the hint tiles are black side up: none are left to pay for a hint.</source>
        <translation>Alle Hinweis-Plättchen zeigen Schwarz: Für einen Hinweis ist keines mehr übrig.</translation>
    </message>
    <message>
        <source>All the hint tiles are white side up, so there’s no discarding now.</source>
        <translation>Alle Hinweis-Plättchen zeigen Weiß, deshalb kann nichts abgeworfen werden.</translation>
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
        <source>No card in this hand matches, and a hint must point at one at least.</source>
        <translation>Auf dieser Hand passt keine Karte, und ein Hinweis muss auf mindestens eine zeigen.</translation>
    </message>
    <message>
        <source>No clock tokens are left to pay for a hint.</source>
        <translation>Für einen Hinweis ist kein Uhr-Plättchen mehr übrig.</translation>
    </message>
    <message>
        <source>In this game, no colour is named before playing.</source>
        <translation>In diesem Spiel wird vor dem Ausspielen keine Farbe genannt.</translation>
    </message>
    <message>
        <source>No tiles need turning now.</source>
        <translation>Gerade ist kein Plättchen umzudrehen.</translation>
    </message>
    <message>
        <source>No tokens need moving now.</source>
        <translation>Gerade ist keine Spielmarke zu bewegen.</translation>
    </message>
    <message>
        <source>That’s the wrong tile for what was announced.</source>
        <translation>Dieses Plättchen passt nicht zur Ansage.</translation>
    </message>
    <message>
        <source>That’s the wrong token for what was announced.</source>
        <translation>Diese Spielmarke passt nicht zur Ansage.</translation>
    </message>
    <message>
        <source>The card has to be turned face up first.</source>
        <translation>Zuerst muss die Karte aufgedeckt werden.</translation>
    </message>
    <message>
        <source>The card is face up, so this can’t be withdrawn any more.</source>
        <translation>Die Karte ist schon aufgedeckt: Die Ansage lässt sich nicht mehr zurückziehen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The master has to make the move first.</source>
        <translation>Zuerst muss der Meister bewegen, was aufleuchtet.</translation>
    </message>
    <message>
        <source>The right kind of tile, but it needs turning the other way.</source>
        <translation>Die Sorte stimmt, aber das Plättchen muss andersherum gedreht werden.</translation>
    </message>
    <message>
        <source>The right kind of token, but it goes the other way.</source>
        <translation>Die Sorte stimmt, aber die Spielmarke muss in die andere Richtung.</translation>
    </message>
    <message>
        <source>There are no multicolour cards in this game.</source>
        <translation>In diesem Spiel gibt es keine bunten Karten.</translation>
    </message>
    <message>
        <source>There’s no such card in this hand.</source>
        <translation>Diese Karte gibt es auf dieser Hand nicht.</translation>
    </message>
    <message>
        <source>There’s nothing to do again.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
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
        <source>That has to wait for a player’s own private view.</source>
        <translation>Das geht nur in der eigenen Ansicht, während die anderen wegschauen.</translation>
    </message>
    <message>
        <source>This player isn’t playing at this screen.</source>
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
        <source>%n peek(s) without a turn.</source>
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
    <message numerus="yes">
        <source>{name} peeked at the cards %n time(s) without taking a turn (nobody knows for how long).</source>
        <translation>
            <numerusform>{name} hat sich einmal die Karten angesehen, ohne einen Zug zu machen (wie lange, weiß niemand).</numerusform>
            <numerusform>{name} hat sich %n-mal die Karten angesehen, ohne einen Zug zu machen (wie lange, weiß niemand).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} peeked at the cards %n time(s) without taking a turn ({time} in all).</source>
        <translation>
            <numerusform>{name} hat sich einmal die Karten angesehen, ohne einen Zug zu machen (insgesamt {time}).</numerusform>
            <numerusform>{name} hat sich %n-mal die Karten angesehen, ohne einen Zug zu machen (insgesamt {time}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} peeked at the cards without taking a turn (nobody knows for how long).</source>
        <translation>{name} hat sich die Karten angesehen, ohne einen Zug zu machen (wie lange, weiß niemand).</translation>
    </message>
    <message>
        <source>{name} peeked at the cards without taking a turn ({time}).</source>
        <translation>{name} hat sich die Karten angesehen, ohne einen Zug zu machen ({time}).</translation>
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
        <source>Choose a line in the journal, a card, a firework or a mistake to jump to its turn.</source>
        <translation>Wählt eine Zeile im Spielverlauf, eine Karte, eine Farbreihe oder einen Fehler, um zum passenden Zug zu springen.</translation>
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
        <translation>Sicht</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Only a finished game can be continued from here.</source>
        <translation>Nur eine beendete Partie lässt sich von hier aus weiterspielen.</translation>
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
        <source>The hands of an unfinished game are shown only if all its players agree.</source>
        <translation>Die Handkarten einer nicht beendeten Partie werden nur gezeigt, wenn alle einverstanden sind, die daran mitspielen.</translation>
    </message>
    <message>
        <source>The replay has stopped.</source>
        <translation>Das Abspielen wurde angehalten.</translation>
    </message>
    <message>
        <source>The replay is running.</source>
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
        <source>This edition has no scale of its own. Once the show is over, the program says in its own words what the crowd made of it.</source>
        <translation>Diese Ausgabe hat keine eigene Skala. Wenn das Feuerwerk vorbei ist, sagt das Programm mit eigenen Worten, was das Publikum davon hielt.</translation>
    </message>
    <message>
        <source>Every show is judged by the league of firework artisans. Its verdicts:</source>
        <translation>Jedes Feuerwerk wird von der Liga der Feuerwerkskünstler beurteilt. Ihre Urteile:</translation>
    </message>
    <message>
        <source>Every show is judged by the international federation of firework makers. Its verdicts:</source>
        <translation>Jedes Feuerwerk wird vom internationalen Verband der Feuerwerker beurteilt. Seine Urteile:</translation>
    </message>
    <message>
        <source>The journal also tells everybody who peeked when it wasn’t their turn, how often and for how long. Peeks and actions that were taken back are also counted beside the score.</source>
        <translation>Im Spielverlauf sehen alle auch, wer nachgesehen hat, ohne am Zug zu sein, wie oft und wie lange. Beim Ergebnis steht außerdem, wie oft nachgesehen wurde und wie viele Aktionen zurückgenommen wurden.</translation>
    </message>
    <message>
        <source>50 cards: ten each in white, red, blue, yellow and green.</source>
        <translation>50 Karten in fünf Farben: je zehn in Weiß, Rot, Blau, Gelb und Grün.</translation>
    </message>
    <message>
        <source>55 cards: ten each in white, red, blue, yellow and green, which makes 50, plus five multicolour cards, numbered 1, 2, 3, 4 and 5.</source>
        <translation>55 Karten: je zehn in Weiß, Rot, Blau, Gelb und Grün, das macht 50, und dazu fünf bunte mit den Zahlen 1, 2, 3, 4 und 5.</translation>
    </message>
    <message>
        <source>60 cards in six full suits: ten each in white, red, blue, yellow and green, which makes 50, plus ten multicolour cards.</source>
        <translation>60 Karten in sechs Farben: je zehn in Weiß, Rot, Blau, Gelb und Grün, das macht 50, und dazu zehn bunte.</translation>
    </message>
    <message>
        <source>A card is indispensable while its firework still needs it and there’s no other copy left. As soon as one lands on the discard pile, whether discarded or misplayed, the game is lost.</source>
        <translation>Unentbehrlich ist eine Karte, solange ihre Farbreihe sie noch braucht und es keine gleiche mehr gibt. Landet so eine Karte auf dem Ablagestapel, ob abgeworfen oder falsch ausgespielt, ist das Spiel verloren.</translation>
    </message>
    <message>
        <source>If hints of two different colours have pointed at the same card, it can only be multicolour.</source>
        <translation>Zeigen Hinweise in zwei verschiedenen Farben auf dieselbe Karte, kann sie nur bunt sein.</translation>
    </message>
    <message>
        <source>Click the colour symbol on a teammate’s card to give a hint about this colour.</source>
        <translation>Klicke bei einem Mitspieler auf das Farbsymbol einer Karte, um ihm den Hinweis mit dieser Farbe zu geben.</translation>
    </message>
    <message>
        <source>A click on the number gives a value hint, a click on the symbol a colour hint.</source>
        <translation>Ein Klick auf die Zahl gibt einen Zahlen-Hinweis, ein Klick auf das Symbol einen Farb-Hinweis.</translation>
    </message>
    <message>
        <source>Click the number on a teammate’s card to give that player a hint about this value.</source>
        <translation>Klicke bei einem Mitspieler auf die Zahl einer Karte, um ihm den Hinweis mit dieser Zahl zu geben.</translation>
    </message>
    <message>
        <source>A full suit has ten cards: three 1s, two 2s, two 3s, two 4s and just one 5.</source>
        <translation>Zu jeder kompletten Farbe gehören zehn Karten: dreimal die 1, je zweimal die 2, die 3 und die 4, aber nur einmal die 5.</translation>
    </message>
    <message>
        <source>A hint also tells you about the cards it doesn’t point at: those are definitely not red, or definitely not 2s.</source>
        <translation>Ein Hinweis verrät auch etwas über die Karten, auf die er nicht zeigt: Die sind dann ganz sicher nicht rot oder ganz sicher keine Zweien.</translation>
    </message>
    <message>
        <source>Give your hint to one teammate of your choice, never to yourself.</source>
        <translation>Den Hinweis gibst du einem Mitspieler deiner Wahl, nie dir selbst.</translation>
    </message>
    <message>
        <source>A hint may also point at nothing: “you have no white cards” is allowed. It costs as much as any other hint.</source>
        <translation>Ein Hinweis darf auch ins Leere zeigen: „Du hast keine weißen Karten“ ist erlaubt. Er kostet so viel wie jeder andere.</translation>
    </message>
    <message>
        <source>A hint that points at nothing is impossible here: every hint is a click on a teammate’s card, so there’s always something to point at.</source>
        <translation>Ein Hinweis ins Leere ist hier gar nicht möglich: Jeder Hinweis ist ein Klick auf die Karte eines Mitspielers, also gibt es immer etwas, worauf er zeigt.</translation>
    </message>
    <message>
        <source>A hint that points at nothing is not allowed: say “you have no white cards”, and there’s nothing to lay a finger on.</source>
        <translation>Ein Hinweis ins Leere ist nicht erlaubt: Bei „Du hast keine weißen Karten“ gibt es nichts, worauf du den Finger legen könntest.</translation>
    </message>
    <message>
        <source>A little advice</source>
        <translation>Ein paar Ratschläge</translation>
    </message>
    <message>
        <source>A lost game scores 0. As a consolation, the table still shows how far each firework got.</source>
        <translation>Ein verlorenes Spiel zählt 0 Punkte. Zum Trost ist auf dem Tisch noch zu sehen, wie weit jede Farbreihe gekommen ist.</translation>
    </message>
    <message>
        <source>If nobody touches a private view, it’s covered after two minutes, or after the time you choose in the settings. The button “Cover the screen” counts down the last seconds.</source>
        <translation>Rührt in der eigenen Ansicht niemand etwas an, wird sie nach zwei Minuten verdeckt oder nach der Zeit, die ihr in den Einstellungen wählt. Die letzten Sekunden zählt die Schaltfläche „Bildschirm verdecken“ herunter.</translation>
    </message>
    <message>
        <source>A teammate who has no cards left cannot be given a hint.</source>
        <translation>Wer keine Karten mehr hat, kann keinen Hinweis bekommen.</translation>
    </message>
    <message>
        <source>The wrong tile, a tile turned the wrong way, or one that no action calls for is refused: you’re told why, and nothing changes.</source>
        <translation>Ein falsches Plättchen, ein falsch herum gedrehtes oder eines, das gerade gar nicht umgedreht werden soll, wird nicht angenommen: Ihr erfahrt, warum, und alles bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>The wrong token, a token moved the wrong way, or one that no action calls for is refused: you’re told why, and nothing changes.</source>
        <translation>Eine falsche Spielmarke, eine in die falsche Richtung bewegte oder eine, die gerade gar nicht bewegt werden soll, wird nicht angenommen: Ihr erfahrt, warum, und alles bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>You play with all 50 of them.</source>
        <translation>Alle 50 sind im Spiel.</translation>
    </message>
    <message>
        <source>The master looks after all the tiles; nobody else touches them.</source>
        <translation>Um alle Plättchen kümmert sich der Meister; sonst fasst sie niemand an.</translation>
    </message>
    <message>
        <source>The master looks after all the tokens; nobody else touches them.</source>
        <translation>Um alle Spielmarken kümmert sich der Meister; sonst fasst sie niemand an.</translation>
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
        <source>And tell the whole truth: point at all the cards in that hand that match, and leave none of them out.</source>
        <translation>Und er ist vollständig: Du zeigst auf alle Karten dieser Hand, die dazu passen, und lässt keine aus.</translation>
    </message>
    <message>
        <source>And here’s what the crowd makes of it:</source>
        <translation>Und das sagt das Publikum dazu:</translation>
    </message>
    <message>
        <source>And if it all goes wrong, laugh! The next show is only a shuffle away.</source>
        <translation>Und wenn alles schiefgeht: Lacht! Bis zum nächsten Feuerwerk müsst ihr nur einmal mischen.</translation>
    </message>
    <message>
        <source>Any edition can be played with a master. That’s one of you, in any seat: everybody announces their actions to the master, and nobody else handles what they cost or earn. You decide on a master when you start a new game.</source>
        <translation>Mit einem Meister könnt ihr jede Ausgabe spielen. Meister ist jemand aus eurer Runde, egal auf welchem Platz: Ihm sagen alle ihre Aktionen an, und nur er bewegt, was sie kosten und einbringen. Ob ihr mit Meister spielt, entscheidet ihr, wenn ihr ein neues Spiel beginnt.</translation>
    </message>
    <message>
        <source>Ask yourself: why this hint, and why now? Usually a friend wants you to play that card, or to hang on to it.</source>
        <translation>Frag dich: Warum dieser Hinweis, und warum gerade jetzt? Meist sollst du die Karte ausspielen oder gut aufheben.</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>Auf einen Blick</translation>
    </message>
    <message>
        <source>At this table all ten multicolour cards join in, so you play with 60 cards.</source>
        <translation>An diesem Tisch kommen alle zehn bunten Karten dazu: Ihr spielt mit 60 Karten.</translation>
    </message>
    <message>
        <source>At this table five of the multicolour cards join in, numbered 1 to 5, and the rest stay in the box. You play with 55 cards.</source>
        <translation>An diesem Tisch kommen fünf der bunten Karten dazu, je eine von 1 bis 5; die übrigen bleiben in der Schachtel. Ihr spielt mit 55 Karten.</translation>
    </message>
    <message>
        <source>At this table the five multicolour cards join in, so you play with 55 cards.</source>
        <translation>An diesem Tisch kommen die fünf bunten Karten dazu: Ihr spielt mit 55 Karten.</translation>
    </message>
    <message>
        <source>At this table the multicolour cards stay in the box, so you play with 50 cards.</source>
        <translation>An diesem Tisch bleiben die bunten Karten in der Schachtel: Ihr spielt mit 50 Karten.</translation>
    </message>
    <message>
        <source>Before you discard, look through the discard pile. If all the other copies of a card are there already, the one still out is the last.</source>
        <translation>Sieh den Ablagestapel durch, bevor du abwirfst. Liegt dort zum Beispiel schon eine rote 4, dann ist die andere die letzte.</translation>
    </message>
    <message>
        <source>Start with the 1s. A hint about them early on is rarely wasted.</source>
        <translation>Fangt mit den Einsen an. Ein früher Hinweis auf sie ist selten verschwendet.</translation>
    </message>
    <message>
        <source>All the colours and values are buttons below the table, too. First choose the teammate in the list beside them.</source>
        <translation>Am unteren Rand findest du alle Farben und Zahlen auch als Schaltflächen. Wähle zuerst in der Liste daneben den Mitspieler aus.</translation>
    </message>
    <message>
        <source>Between turns, anybody may peek in the same way: the others look away, and you study the hands in peace without taking a turn.</source>
        <translation>Zwischen den Zügen darf jeder auf dieselbe Weise nachsehen: Die anderen schauen weg, und du siehst dir in Ruhe ihre Karten an, ohne einen Zug zu machen.</translation>
    </message>
    <message>
        <source>Between actions, the master may hand the role over to anybody else, from the Table menu.</source>
        <translation>Zwischen zwei Aktionen kann der Meister sein Amt im Menü „Tisch“ an jemand anderen weitergeben.</translation>
    </message>
    <message>
        <source>The German book lets its master go first, and that’s the oldest player. You’re playing without a master, so choose somebody, or let the program draw lots.</source>
        <translation>Laut Anleitung beginnt der Meister, also wer am ältesten ist. Ihr spielt ohne Meister: Bestimmt jemanden oder lasst das Programm losen.</translation>
    </message>
    <message>
        <source>Cards in the game</source>
        <translation>Karten im Spiel</translation>
    </message>
    <message>
        <source>Choose a card from your hand and put it face up on the table, whether you know what it is or not.</source>
        <translation>Wähle eine Karte aus deiner Hand und leg sie offen auf den Tisch, ob du sie kennst oder nicht.</translation>
    </message>
    <message>
        <source>Perfect show</source>
        <translation>Perfektes Feuerwerk</translation>
    </message>
    <message>
        <source>Count the copies: a card you can’t replace is worth more than any hint.</source>
        <translation>Zählt mit: Eine Karte, die sich nicht mehr ersetzen lässt, ist mehr wert als jeder Hinweis.</translation>
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
        <source>Don’t cling to your cards. Every discard pays for somebody’s hint, and without blue tokens you’ll soon run out of breath.</source>
        <translation>Klammert euch nicht an eure Karten. Jede abgeworfene Karte bezahlt einen Hinweis, und ohne blaue Chips geht euch bald die Puste aus.</translation>
    </message>
    <message>
        <source>Don’t cling to your cards. Every discard pays for somebody’s hint, and without clock tokens you’ll soon run out of breath.</source>
        <translation>Klammert euch nicht an eure Karten. Jede abgeworfene Karte bezahlt einen Hinweis, und ohne Uhr-Plättchen geht euch bald die Puste aus.</translation>
    </message>
    <message>
        <source>Don’t cling to your cards. Every discard pays for somebody’s hint, and without hint tiles you’ll soon run out of breath.</source>
        <translation>Klammert euch nicht an eure Karten. Jede abgeworfene Karte bezahlt einen Hinweis, und ohne Hinweis-Plättchen geht euch bald die Puste aus.</translation>
    </message>
    <message>
        <source>Drag your cards into any order you like. Raise one, turn one sideways, or write yourself a note on it that nobody else will see. It’s all still there when you open a saved game.</source>
        <translation>Deine Karten kannst du mit der Maus umstecken, wie du magst. Heb eine an, dreh sie quer oder schreib dir eine Notiz dazu, die sonst niemand sieht. Wenn ihr die gespeicherte Partie wieder öffnet, ist alles noch da.</translation>
    </message>
    <message>
        <source>There’s only one of each multicolour card, so look after them like 5s.</source>
        <translation>Jede bunte Karte gibt es nur einmal: Passt auf sie auf wie auf die Fünfen.</translation>
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
        <source>Before every action, announce to the master what you’re going to do.</source>
        <translation>Sag dem Meister jede Aktion an, bevor du sie ausführst.</translation>
    </message>
    <message>
        <source>Every action is saved before the next one begins, so you can stop at any moment and carry on later.</source>
        <translation>Jede Aktion wird gespeichert, bevor die nächste beginnt. Ihr könnt also jederzeit aufhören und später weiterspielen.</translation>
    </message>
    <message>
        <source>A hint costs one blue token, which comes out of the box lid and goes beside it. Once there are none left in the lid, nobody can give a hint.</source>
        <translation>Ein Hinweis kostet einen blauen Chip: Er wird aus dem Schachteldeckel genommen und danebengelegt. Ist im Deckel keiner mehr, kann niemand einen Hinweis geben.</translation>
    </message>
    <message>
        <source>A hint costs one clock token, which goes from the table into the box lid. Once there are none left on the table, nobody can give a hint.</source>
        <translation>Ein Hinweis kostet ein Uhr-Plättchen: Es wandert vom Tisch in den Schachteldeckel. Liegt auf dem Tisch keines mehr, kann niemand einen Hinweis geben.</translation>
    </message>
    <message>
        <source>A hint costs one clock token, which is turned on its side. Once there are none left the right way up, nobody can give a hint.</source>
        <translation>Ein Hinweis kostet ein Uhr-Plättchen: Es wird auf die Seite gedreht. Liegt keines mehr richtig herum, kann niemand einen Hinweis geben.</translation>
    </message>
    <message>
        <source>A hint costs one hint tile, which is turned from white to black. Once there are no white ones left, nobody can give a hint.</source>
        <translation>Ein Hinweis kostet ein Hinweis-Plättchen: Es wird von Weiß auf Schwarz gedreht. Zeigen alle Schwarz, kann niemand einen Hinweis geben.</translation>
    </message>
    <message>
        <source>No starry sky is left: the show is lost.</source>
        <translation>Kein Sternenhimmel ist mehr zu sehen: Das Feuerwerk ist verloren.</translation>
    </message>
    <message>
        <source>Everybody at the table can hear a screen reader. That’s why, in a private view, it says nothing about the teammates’ cards until you press a key for one. On the page that asks the others to look away, each player can choose to hear every card, or none.</source>
        <translation>Einen Screenreader hören alle am Tisch. In der eigenen Ansicht sagt er deshalb nichts über die Karten der Mitspieler, bis du für eine von ihnen eine Taste drückst. Auf der Seite, auf der die anderen gebeten werden, wegzuschauen, kann jeder Spieler wählen, ob er alle Karten hören will oder keine.</translation>
    </message>
    <message>
        <source>You can drag a card as well: drop it on the fireworks to play it, or on the discard pile to discard it. You’ll see what is going to happen before you let go.</source>
        <translation>Du kannst eine Karte auch mit der Maus bewegen: Lass sie über dem Feuerwerk los, um sie auszuspielen, oder über dem Ablagestapel, um sie abzuwerfen. Was geschehen wird, siehst du, bevor du loslässt.</translation>
    </message>
    <message>
        <source>You can take back a slip, one turn or several at once (Table menu: Back to…), all the way to the deal. You can take back a hint freely until somebody opens the next private view. After that, or once a card has been turned up, everybody must agree.</source>
        <translation>Ein Versehen könnt ihr zurücknehmen, einen Zug oder gleich mehrere (Menü „Tisch“, „Zurücknehmen bis…“), sogar zurück bis zum Austeilen. Einen Hinweis dürft ihr einfach zurücknehmen, bis sich wieder jemand die Karten zeigen lässt. Danach, und sobald eine Karte aufgedeckt ist, müssen alle zustimmen.</translation>
    </message>
    <message>
        <source>You can take back a slip, one turn or several at once (Table menu: Back to…), all the way to the deal. You can take back a hint freely until somebody opens the next private view. After that, or once a card has been turned up, the master must agree.</source>
        <translation>Ein Versehen könnt ihr zurücknehmen, einen Zug oder gleich mehrere (Menü „Tisch“, „Zurücknehmen bis…“), sogar zurück bis zum Austeilen. Einen Hinweis dürft ihr einfach zurücknehmen, bis sich wieder jemand die Karten zeigen lässt. Danach, und sobald eine Karte aufgedeckt ist, muss der Meister zustimmen.</translation>
    </message>
    <message>
        <source>You can do everything from the keyboard:</source>
        <translation>Alles geht auch mit der Tastatur:</translation>
    </message>
    <message>
        <source>Either way, draw a new card without looking at it.</source>
        <translation>Ob sie gepasst hat oder nicht: Zieh zum Schluss eine neue Karte, ohne sie anzusehen.</translation>
    </message>
    <message>
        <source>Fireworks on their way up. The yellow one is complete.</source>
        <translation>Fünf Farbreihen auf dem Weg nach oben. Die gelbe ist schon vollständig.</translation>
    </message>
    <message>
        <source>For each turn, the screen asks everybody except one player to look away. No cards are shown until that player has chosen “I am …: show the cards”.</source>
        <translation>Vor jedem Zug bittet der Bildschirm alle bis auf einen Spieler, wegzuschauen. Karten sind erst zu sehen, wenn dieser Spieler „Ich bin …: Karten zeigen“ gewählt hat.</translation>
    </message>
    <message>
        <source>Say the red firework has reached 4, the yellow one 5, the green one 2, the blue one 4 and the white one 3. That makes {sum} points.</source>
        <translation>Ein Beispiel: Die rote Farbreihe steht bei 4, die gelbe bei 5, die grüne bei 2, die blaue bei 4 und die weiße bei 3. Das macht {sum} Punkte.</translation>
    </message>
    <message>
        <source>Say the red firework has reached 4, the yellow one 5, the green one 2, the blue one 4, the white one 3 and the multicolour one 3. That makes {sum} points.</source>
        <translation>Ein Beispiel: Die rote Farbreihe steht bei 4, die gelbe bei 5, die grüne bei 2, die blaue bei 4, die weiße bei 3 und die bunte bei 3. Das macht {sum} Punkte.</translation>
    </message>
    <message>
        <source>For players who know what they’re holding: say which colour you’re about to play, and earn a hint for it.</source>
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
        <source>Harder: fewer red tokens, or fewer blue ones. Easier: more of either.</source>
        <translation>Schwerer: weniger rote Chips oder weniger blaue. Leichter: mehr von den einen oder den anderen.</translation>
    </message>
    <message>
        <source>Harder: play with two storm tiles instead of three, or with only one. Easier: add the spare hint tile to the eight, and coins if you’d like even more.</source>
        <translation>Schwerer: Spielt mit zwei Gewitter-Plättchen statt mit drei, oder sogar nur mit einem. Leichter: Nehmt zu den acht Hinweis-Plättchen das Ersatz-Plättchen hinzu und, wenn ihr noch mehr wollt, ein paar Münzen.</translation>
    </message>
    <message>
        <source>Pick up your cards with their backs towards you, so that everybody else can see the faces and you can’t. On this screen the program takes care of that.</source>
        <translation>Nimm deine Karten so auf die Hand, dass du nur ihre Rückseiten siehst und alle anderen die Vorderseiten. Hier am Bildschirm sorgt das Programm dafür.</translation>
    </message>
    <message>
        <source>How fireworks grow</source>
        <translation>Wie das Feuerwerk wächst</translation>
    </message>
    <message>
        <source>How strict to be is for your group to decide, best before the first card is dealt. Every group finds its own balance.</source>
        <translation>Wie streng ihr das nehmt, macht ihr unter euch aus, am besten vor der ersten Karte: Jede Runde findet ihr eigenes Maß.</translation>
    </message>
    <message>
        <source>How the show ends</source>
        <translation>Wie das Feuerwerk endet</translation>
    </message>
    <message>
        <source>If everybody agrees, you can pause, which covers the table, or end the game early and count your points.</source>
        <translation>Sind alle einverstanden, könnt ihr eine Pause machen (dann wird der Tisch verdeckt) oder die Partie vorzeitig beenden und eure Punkte zählen.</translation>
    </message>
    <message>
        <source>If no blue token has been spent, the bonus is lost.</source>
        <translation>Ist kein blauer Chip verbraucht, verfällt der Bonus.</translation>
    </message>
    <message>
        <source>If no blue token has been spent, the one you’ve earned is lost.</source>
        <translation>Ist kein blauer Chip verbraucht, verfällt die Belohnung.</translation>
    </message>
    <message>
        <source>If no clock token has been spent, the bonus is lost.</source>
        <translation>Ist kein Uhr-Plättchen verbraucht, verfällt der Bonus.</translation>
    </message>
    <message>
        <source>If no clock token has been spent, the one you’ve earned is lost.</source>
        <translation>Ist kein Uhr-Plättchen verbraucht, verfällt die Belohnung.</translation>
    </message>
    <message>
        <source>If all the hint tiles are white, the bonus is lost.</source>
        <translation>Sind alle Hinweis-Plättchen weiß, verfällt der Bonus.</translation>
    </message>
    <message>
        <source>If all the hint tiles are white, the one you’ve earned is lost.</source>
        <translation>Sind alle Hinweis-Plättchen weiß, verfällt die Belohnung.</translation>
    </message>
    <message>
        <source>If it starts or continues the firework of its colour, add it there. A firework starts with the 1, and each card after that must be exactly one higher than the one before.</source>
        <translation>Passt sie als nächste Karte in die Reihe ihrer Farbe, leg sie dort an. Jede Farbreihe beginnt mit der 1, und jede weitere Karte muss genau um eins höher sein als die davor.</translation>
    </message>
    <message>
        <source>If it doesn’t fit, it goes to the discard pile and the storm comes closer: a storm tile is turned from the starry sky to lightning.</source>
        <translation>Passt sie nicht, kommt sie auf den Ablagestapel, und das Gewitter rückt näher: Ein Gewitter-Plättchen wird vom Sternenhimmel auf den Blitz gedreht.</translation>
    </message>
    <message>
        <source>If it doesn’t fit, it goes to the discard pile and the fuse gets shorter: a red token goes into the box lid.</source>
        <translation>Passt sie nicht, kommt sie auf den Ablagestapel, und die Lunte wird kürzer: Ein roter Chip kommt in den Schachteldeckel.</translation>
    </message>
    <message>
        <source>If it doesn’t fit, it goes to the discard pile and the fuse gets shorter: one red fuse token is used up.</source>
        <translation>Passt sie nicht, kommt sie auf den Ablagestapel, und die Lunte wird kürzer: Ein rotes Lunten-Plättchen brennt ab.</translation>
    </message>
    <message>
        <source>If it doesn’t fit, it goes to the discard pile and the fuse gets shorter: the top fuse token comes off the stack and goes into the box lid.</source>
        <translation>Passt sie nicht, kommt sie auf den Ablagestapel, und die Lunte wird kürzer: Das oberste Lunten-Plättchen kommt vom Stapel in den Schachteldeckel.</translation>
    </message>
    <message>
        <source>If the master agrees, you can pause, which covers the table, or end the game early and count your points.</source>
        <translation>Stimmt der Meister zu, könnt ihr eine Pause machen (dann wird der Tisch verdeckt) oder die Partie vorzeitig beenden und eure Punkte zählen.</translation>
    </message>
    <message>
        <source>It can happen that a player has no cards left and can’t give a hint either, because there’s no blue token to pay for it or no teammate with cards to receive it. Then the show can’t be finished, and the game is lost at once.</source>
        <translation>Manchmal ist jemand dran, der keine Karten mehr hat und auch keinen Hinweis geben kann, weil kein blauer Chip mehr da ist oder kein Mitspieler mehr Karten hat. Dann lässt sich das Feuerwerk nicht zu Ende bringen und ist sofort verloren.</translation>
    </message>
    <message>
        <source>It can happen that a player has no cards left and can’t give a hint either, because there’s no clock token to pay for it or no teammate with cards to receive it. Then the show can’t be finished, and the game is lost at once.</source>
        <translation>Manchmal ist jemand dran, der keine Karten mehr hat und auch keinen Hinweis geben kann, weil kein Uhr-Plättchen mehr da ist oder kein Mitspieler mehr Karten hat. Dann lässt sich das Feuerwerk nicht zu Ende bringen und ist sofort verloren.</translation>
    </message>
    <message>
        <source>It can happen that a player has no cards left and can’t give a hint either, because there’s no white hint tile to pay for it or no teammate with cards to receive it. Then the show can’t be finished, and the game is lost at once.</source>
        <translation>Manchmal ist jemand dran, der keine Karten mehr hat und auch keinen Hinweis geben kann, weil kein Hinweis-Plättchen mehr weiß ist oder kein Mitspieler mehr Karten hat. Dann lässt sich das Feuerwerk nicht zu Ende bringen und ist sofort verloren.</translation>
    </message>
    <message>
        <source>If you all agree, a hint may name a colour or a value that the hand doesn’t have: “you have no white cards”.</source>
        <translation>Wenn ihr euch darauf einigt, darf ein Hinweis auch eine Farbe oder eine Zahl nennen, die auf der Hand fehlt: „Du hast keine weißen Karten.“</translation>
    </message>
    <message>
        <source>You can combine it with any of the multicolour variants.</source>
        <translation>Das lässt sich mit jeder Variante mit bunten Karten verbinden.</translation>
    </message>
    <message>
        <source>Name exactly one colour or exactly one value, never both.</source>
        <translation>Er nennt genau eine Farbe oder genau eine Zahl, nie beides.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one blue token goes back into the box lid.</source>
        <translation>Leg eine deiner Karten offen auf den Ablagestapel: Dafür kommt ein blauer Chip zurück in den Schachteldeckel.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one clock token comes back out of the box lid onto the table.</source>
        <translation>Leg eine deiner Karten offen auf den Ablagestapel: Dafür kommt ein Uhr-Plättchen aus dem Schachteldeckel zurück auf den Tisch.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one spent clock token is turned the right way up again.</source>
        <translation>Leg eine deiner Karten offen auf den Ablagestapel: Dafür wird ein verbrauchtes Uhr-Plättchen wieder richtig herum gedreht.</translation>
    </message>
    <message>
        <source>Put one of your cards face up on the discard pile: one hint tile is turned from black back to white.</source>
        <translation>Leg eine deiner Karten offen auf den Ablagestapel: Dafür wird ein Hinweis-Plättchen von Schwarz wieder auf Weiß gedreht.</translation>
    </message>
    <message>
        <source>Looking away</source>
        <translation>Wegschauen</translation>
    </message>
    <message>
        <source>Game lost at</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Your memory can have some help, too. For each game, the setting “Memory aid” decides how much of the hints stays on the cards:</source>
        <translation>Auch eurem Gedächtnis dürft ihr nachhelfen. Für jede Partie bestimmt die Einstellung „Merkhilfe“, wie viel von den Hinweisen auf den Karten stehen bleibt:</translation>
    </message>
    <message>
        <source>Multicolour counts as a colour of its own.</source>
        <translation>Bunt gilt dabei als eigene Farbe.</translation>
    </message>
    <message>
        <source>These rules don’t say who goes first: choose somebody, or let the program draw lots.</source>
        <translation>Diese Regeln legen nicht fest, wer beginnt: Bestimmt jemanden oder lasst das Programm losen.</translation>
    </message>
    <message>
        <source>No colour is named beforehand in this game: just turn the card up and see.</source>
        <translation>Vor dem Aufdecken wird in diesem Spiel keine Farbe genannt: Deck die Karte einfach auf, dann seht ihr ja, welche es ist.</translation>
    </message>
    <message>
        <source>Nothing left to do</source>
        <translation>Kein Zug mehr möglich</translation>
    </message>
    <message>
        <source>There’s nothing to announce here: a click is the action itself.</source>
        <translation>Ansagen musst du hier nichts: Der Klick ist schon die Aktion.</translation>
    </message>
    <message>
        <source>The game doesn’t stop just because 25 points are out of reach: make the best of what’s left.</source>
        <translation>Auch wenn 25 Punkte nicht mehr zu schaffen sind, geht das Spiel weiter: Macht das Beste aus dem, was bleibt.</translation>
    </message>
    <message>
        <source>The game doesn’t stop just because 30 points are out of reach: make the best of what’s left.</source>
        <translation>Auch wenn 30 Punkte nicht mehr zu schaffen sind, geht das Spiel weiter: Macht das Beste aus dem, was bleibt.</translation>
    </message>
    <message>
        <source>Now that player sees every hand but their own, finds out first what has happened since their last turn, and takes the turn. This is the only place to take a turn or arrange a hand.</source>
        <translation>Jetzt sieht dieser Spieler alle Karten außer den eigenen, erfährt zuerst, was seit seinem letzten Zug geschehen ist, und macht dann seinen Zug. Nur hier kann man spielen und die eigene Hand ordnen.</translation>
    </message>
    <message>
        <source>On this screen, the announcement shows which tile has to be turned. The master turns it with a click, a drag or the keyboard, and only then does the game go on.</source>
        <translation>Am Bildschirm zeigt die Ansage, welches Plättchen umzudrehen ist. Der Meister dreht es durch Klicken, durch Ziehen oder mit der Tastatur um, und erst dann geht es weiter.</translation>
    </message>
    <message>
        <source>On this screen, the announcement shows which token has to move. The master moves it with a click, a drag or the keyboard, and only then does the game go on.</source>
        <translation>Am Bildschirm zeigt die Ansage, welche Spielmarke sich bewegen muss. Der Meister bewegt sie durch Klicken, durch Ziehen oder mit der Tastatur, und erst dann geht es weiter.</translation>
    </message>
    <message>
        <source>On your turn, you do exactly one of three things:</source>
        <translation>Bist du dran, tust du genau eines von drei Dingen:</translation>
    </message>
    <message>
        <source>Ready for something different? This edition also offers:</source>
        <translation>Lust auf etwas anderes? Diese Ausgabe bietet euch:</translation>
    </message>
    <message>
        <source>Even after the card has been turned up, the action can be taken back if the master agrees: the card returns to the hand, and whatever was moved for it goes back too.</source>
        <translation>Auch wenn die Karte schon offen liegt, lässt sich die Aktion mit Zustimmung des Meisters zurücknehmen: Die Karte kommt auf die Hand zurück, und was dafür bewegt wurde, kommt wieder an seinen Platz.</translation>
    </message>
    <message>
        <source>Once the deck is empty</source>
        <translation>Leerer Nachziehstapel</translation>
    </message>
    <message>
        <source>Here’s what makes it tricky, and wonderful: you hold your cards facing away from you. Everybody else sees them. You never do, not once in the whole game, so all you know about them is what your friends’ hints tell you.</source>
        <translation>Das Knifflige und zugleich das Schönste daran: Du hältst deine Karten verkehrt herum. Alle anderen sehen sie, nur du nicht, die ganze Partie lang kein einziges Mal. Was du auf der Hand hast, verraten dir allein die Hinweise deiner Freunde.</translation>
    </message>
    <message>
        <source>Only the perfect show counts: all five fireworks complete, for 25 points. Anything less is a defeat, so there’s no applause to measure here.</source>
        <translation>Es zählt nur das perfekte Feuerwerk: alle fünf Farbreihen vollständig, 25 Punkte. Alles darunter ist eine Niederlage; die Bewertung durch das Publikum entfällt.</translation>
    </message>
    <message>
        <source>Only the perfect show counts: all six fireworks complete, for 30 points. Anything less is a defeat, so there’s no applause to measure here.</source>
        <translation>Es zählt nur das perfekte Feuerwerk: alle sechs Farbreihen vollständig, 30 Punkte. Alles darunter ist eine Niederlage; die Bewertung durch das Publikum entfällt.</translation>
    </message>
    <message>
        <source>Peeking</source>
        <translation>Nachsehen</translation>
    </message>
    <message>
        <source>Play passes to the left, clockwise around the table.</source>
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
        <source>If every copy of a card is on the discard pile before its firework has got that far, the firework can never be completed. It can still grow, and score, up to the value below the lost card; on this screen, a small plate on the firework shows how far. Keep playing its cards up to there. Only the higher ones are useless now, so discard those to pay for more hints. If the very next card is lost, the firework can grow no more, and a ribbon is tied around it.</source>
        <translation>Liegen alle gleichen Karten, etwa beide gelben Vieren, auf dem Ablagestapel, bevor ihre Farbreihe so weit ist, kann diese Reihe nie mehr vollständig werden. Wachsen und Punkte bringen kann sie trotzdem noch, bis zur Zahl unter der verlorenen Karte; auf dem Bildschirm zeigt ein kleines Schild an der Farbreihe, wie weit. Spielt ihre Karten bis dahin ruhig weiter aus. Nur die höheren nützen nichts mehr: Werft sie ab und holt euch damit Hinweise zurück. Ist schon die allernächste Karte verloren, wächst die Farbreihe nicht weiter und bekommt ein Band umgebunden.</translation>
    </message>
    <message>
        <source>Red needs its 4 next. Yellow can only grow to 3, because both its 4s are gone. Green has a ribbon around it, because both its 3s are gone. White is still waiting for its 1.</source>
        <translation>Rot braucht als Nächstes die 4. Gelb kommt nur noch bis zur 3, denn beide gelben Vieren sind verloren. Grün trägt ein Band, weil beide grünen Dreien verloren sind. Weiß wartet noch auf die 1.</translation>
    </message>
    <message>
        <source>Rest the pointer there first, and you’ll see every card the hint would point at.</source>
        <translation>Halte den Mauszeiger erst einmal darüber: Dann siehst du alle Karten, auf die der Hinweis zeigen würde.</translation>
    </message>
    <message>
        <source>Say aloud that you’re discarding before you do it.</source>
        <translation>Sag laut, dass du abwirfst, bevor du es tust.</translation>
    </message>
    <message>
        <source>Second thoughts</source>
        <translation>Anders überlegt</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle all %n cards and deal everybody a hand, face down:</source>
        <translation>
            <numerusform>Nehmt die eine Karte und teilt verdeckt aus:</numerusform>
            <numerusform>Mischt alle %n Karten und teilt verdeckt aus:</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle in five multicolour cards, numbered 1 to 5. They’re a sixth suit, for a sixth firework, and you can now score up to 30 points. Multicolour is a colour like any other: hints can name it, and it is not wild. But there’s only one of each card, so every single one is irreplaceable.</source>
        <translation>Mischt fünf bunte Karten mit den Zahlen 1 bis 5 dazu. Sie sind die sechste Farbe und bekommen eine sechste Farbreihe, und ihr könnt jetzt bis zu 30 Punkte erreichen. Bunt ist eine Farbe wie jede andere: Hinweise dürfen sie nennen, und ein Joker ist sie nicht. Aber jede bunte Karte gibt es nur einmal: Keine einzige lässt sich ersetzen.</translation>
    </message>
    <message>
        <source>Shuffle in ten multicolour cards. They’re a sixth suit, for a sixth firework, and you can now score up to 30 points. Multicolour is a colour like any other: hints can name it, and it is not wild.</source>
        <translation>Mischt zehn bunte Karten dazu. Sie sind die sechste Farbe und bekommen eine sechste Farbreihe, und ihr könnt jetzt bis zu 30 Punkte erreichen. Bunt ist eine Farbe wie jede andere: Hinweise dürfen sie nennen, und ein Joker ist sie nicht.</translation>
    </message>
    <message>
        <source>Shuffle in ten multicolour cards. They’re a sixth suit, for a sixth firework, and you can now score up to 30 points. No hint can ever name multicolour. Instead, every colour hint, whatever the colour, also points at all multicolour cards in that hand. Once played, they make a firework of their own.</source>
        <translation>Mischt zehn bunte Karten dazu. Mit dieser sechsten Farbe kommt eine sechste Farbreihe hinzu, und ihr könnt jetzt bis zu 30 Punkte erreichen. Kein Hinweis darf je Bunt nennen. Dafür zeigt jeder Farb-Hinweis, egal in welcher Farbe, auch auf alle bunten Karten dieser Hand. Ausgespielt bilden sie ihre eigene Farbreihe.</translation>
    </message>
    <message>
        <source>Careful: misplaying an indispensable card loses the game for everybody.</source>
        <translation>Vorsicht: Wer eine unentbehrliche Karte falsch ausspielt, verliert das Spiel für alle.</translation>
    </message>
    <message>
        <source>Careful: discarding an indispensable card loses the game for everybody.</source>
        <translation>Vorsicht: Wer eine unentbehrliche Karte abwirft, verliert das Spiel für alle.</translation>
    </message>
    <message>
        <source>Strictly speaking, you may tell each other nothing but hints.</source>
        <translation>Streng genommen verständigt ihr euch nur durch Hinweise.</translation>
    </message>
    <message>
        <source>Talking at the table</source>
        <translation>Reden am Tisch</translation>
    </message>
    <message>
        <source>The last red token goes into the box lid.</source>
        <translation>Der letzte rote Chip liegt jetzt im Schachteldeckel.</translation>
    </message>
    <message>
        <source>The last fuse comes off the stack and uncovers the explosion.</source>
        <translation>Die letzte Lunte kommt vom Stapel, und die Explosion liegt offen.</translation>
    </message>
    <message>
        <source>The last storm tile is turned to lightning.</source>
        <translation>Das letzte Gewitter-Plättchen zeigt jetzt den Blitz.</translation>
    </message>
    <message>
        <source>The last red fuse token is used up.</source>
        <translation>Das letzte rote Lunten-Plättchen ist jetzt abgebrannt.</translation>
    </message>
    <message>
        <source>The best hints help two people: whoever receives them, and whoever plays next.</source>
        <translation>Die besten Hinweise nützen gleich zweien: dem, der sie bekommt, und dem, der danach dran ist.</translation>
    </message>
    <message>
        <source>The blue firework is at 2, so the blue 3 comes next: it fits.</source>
        <translation>Die blaue Farbreihe steht bei 2, als Nächstes kommt also die blaue 3: Sie passt.</translation>
    </message>
    <message>
        <source>The blue firework is at 2, so the blue 4 doesn’t fit: that’s a mistake.</source>
        <translation>Die blaue Farbreihe steht bei 2, die blaue 4 passt also nicht: Das ist ein Fehler.</translation>
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
        <source>In Japan, fireworks are called hanabi. The word is made up of two others, “flower” and “fire”, and that’s just what opens up in the night sky: a flower of fire.</source>
        <translation>In Japan heißt ein Feuerwerk „Hanabi“. Darin stecken zwei Wörter, „Blume“ und „Feuer“, und genau das geht am Nachthimmel auf: eine Blume aus Feuer.</translation>
    </message>
    <message>
        <source>The colour hint “red” points at both red cards, and at the multicolour one too.</source>
        <translation>Der Farb-Hinweis „Rot“ zeigt auf beide roten Karten und auf die bunte.</translation>
    </message>
    <message>
        <source>The colour hint “red” points at both red cards.</source>
        <translation>Der Farb-Hinweis „Rot“ zeigt auf beide roten Karten.</translation>
    </message>
    <message>
        <source>The colour is right, but the card doesn’t fit: that’s an ordinary mistake, and no blue token comes back.</source>
        <translation>Die Farbe stimmt, aber die Karte passt nicht: Das ist ein gewöhnlicher Fehler, und es kommt kein blauer Chip zurück.</translation>
    </message>
    <message>
        <source>The colour is right, but the card doesn’t fit: that’s an ordinary mistake, and no clock token comes back.</source>
        <translation>Die Farbe stimmt, aber die Karte passt nicht: Das ist ein gewöhnlicher Fehler, und es kommt kein Uhr-Plättchen zurück.</translation>
    </message>
    <message>
        <source>The colour is right, but the card doesn’t fit: that’s an ordinary mistake, and no hint tile is turned back.</source>
        <translation>Die Farbe stimmt, aber die Karte passt nicht: Das ist ein gewöhnlicher Fehler, und es wird kein Hinweis-Plättchen wieder weiß.</translation>
    </message>
    <message>
        <source>The colour is right: the card is played as usual, and one blue token comes back, on top of the bonus one if the card is a 5.</source>
        <translation>Die Farbe stimmt: Die Karte wird ganz normal ausgespielt, und ein blauer Chip kommt zurück; bei einer 5 kommt der Bonus noch dazu.</translation>
    </message>
    <message>
        <source>The colour is right: the card is played as usual, and one clock token comes back, on top of the bonus one if the card is a 5.</source>
        <translation>Die Farbe stimmt: Die Karte wird ganz normal ausgespielt, und ein Uhr-Plättchen kommt zurück; bei einer 5 kommt der Bonus noch dazu.</translation>
    </message>
    <message>
        <source>The colour is right: the card is played as usual, and one hint tile is turned back to white, on top of the bonus one if the card is a 5.</source>
        <translation>Die Farbe stimmt: Die Karte wird ganz normal ausgespielt, und ein Hinweis-Plättchen wird wieder weiß; bei einer 5 kommt der Bonus noch dazu.</translation>
    </message>
    <message>
        <source>The colour is wrong: the card goes to the discard pile, even if it would have fitted, and a storm tile is turned to lightning.</source>
        <translation>Die Farbe stimmt nicht: Die Karte kommt auf den Ablagestapel, selbst wenn sie gepasst hätte, und ein Gewitter-Plättchen wird auf den Blitz gedreht.</translation>
    </message>
    <message>
        <source>The colour is wrong: the card goes to the discard pile, even if it would have fitted, and it counts as a mistake.</source>
        <translation>Die Farbe stimmt nicht: Die Karte kommt auf den Ablagestapel, selbst wenn sie gepasst hätte, und zählt als Fehler.</translation>
    </message>
    <message>
        <source>Tiles turned by</source>
        <translation>Wer die Plättchen dreht</translation>
    </message>
    <message>
        <source>What you announce to the master is no hint, so that’s always allowed.</source>
        <translation>Was ihr dem Meister ansagt, ist kein Hinweis und deshalb immer erlaubt.</translation>
    </message>
    <message>
        <source>With a sixth suit in the game, the scale goes on:</source>
        <translation>Mit der sechsten Farbe geht die Skala noch weiter:</translation>
    </message>
    <message>
        <source>You can combine it with the variant “{variant}”.</source>
        <translation>Das lässt sich mit der Variante „{variant}“ verbinden.</translation>
    </message>
    <message>
        <source>You can name white, red, blue, yellow and green. Multicolour can never be named. Its cards are wild: every colour hint, whatever the colour, points at all of them in that hand as well.</source>
        <translation>Nennen darfst du Weiß, Rot, Blau, Gelb und Grün, aber niemals Bunt. Die bunten Karten sind Joker: Jeder Farb-Hinweis, egal in welcher Farbe, zeigt auch auf alle bunten Karten dieser Hand.</translation>
    </message>
    <message>
        <source>You can name white, red, blue, yellow and green. Multicolour cards are not in this game.</source>
        <translation>Nennen darfst du Weiß, Rot, Blau, Gelb und Grün. Bunte Karten sind in diesem Spiel nicht dabei.</translation>
    </message>
    <message>
        <source>You can name white, red, blue, yellow, green and multicolour. Multicolour is a colour like any other, and it is not wild.</source>
        <translation>Nennen darfst du Weiß, Rot, Blau, Gelb, Grün und Bunt. Bunt ist eine Farbe wie jede andere und kein Joker.</translation>
    </message>
    <message>
        <source>The discard pile lies face up, and anybody may look through it at any time.</source>
        <translation>Der Ablagestapel liegt offen; jeder darf ihn jederzeit durchsehen.</translation>
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
        <source>Click the green tick on one of your own cards to play it.</source>
        <translation>Klicke auf das grüne Häkchen auf einer deiner Karten, um sie auszuspielen.</translation>
    </message>
    <message>
        <source>1 Fireworks · 2 Deck · 3 Discard pile · 4 {clocks} · 5 {fuses} · 6 A player’s own cards</source>
        <extracomment>The figures stand in the picture. {clocks} and {fuses} are the tokens, as in &quot;Clock tokens&quot;.</extracomment>
        <translation>1 Farbreihen · 2 Nachziehstapel · 3 Ablagestapel · 4 {clocks} · 5 {fuses} · 6 Eigene Karten</translation>
    </message>
    <message>
        <source>Add up the highest card of each firework, and that’s your score.</source>
        <translation>Zählt die höchsten Karten aller Farbreihen zusammen: Das ist euer Ergebnis.</translation>
    </message>
    <message>
        <source>All set? Then this is what lies in front of you.</source>
        <translation>Alles bereit? Dann liegt das hier vor euch.</translation>
    </message>
    <message>
        <source>And then there’s the weather. Up above, the gods like their nights dark and quiet. A beautiful show they’ll put up with, but every rocket that goes astray makes them grumble, and the clouds roll in. Annoy them once too often, and they’ll send a thunderstorm to put an end to it.</source>
        <translation>Und dann ist da noch das Wetter. Die Götter dort oben mögen ihre Nächte dunkel und still. Ein schönes Feuerwerk lassen sie sich gefallen, doch bei jeder verirrten Rakete grollen sie, und Wolken ziehen auf. Ärgert ihr sie einmal zu oft, schicken sie ein Gewitter, und aus ist es mit der Pracht.</translation>
    </message>
    <message>
        <source>Announce a discard. The master takes one clock token out of the box lid, and then you discard the card and draw a new one.</source>
        <translation>Sag an, dass du abwirfst. Der Meister nimmt ein Uhr-Plättchen aus dem Schachteldeckel; dann wirfst du die Karte ab und ziehst eine neue.</translation>
    </message>
    <message>
        <source>Announce a discard. The master turns one clock token the right way up, and then you discard the card and draw a new one.</source>
        <translation>Sag an, dass du abwirfst. Der Meister dreht ein Uhr-Plättchen wieder richtig herum; dann wirfst du die Karte ab und ziehst eine neue.</translation>
    </message>
    <message>
        <source>Announce a hint. The master puts one clock token into the box lid, and then you give your hint.</source>
        <translation>Sag an, dass du einen Hinweis geben willst. Der Meister legt ein Uhr-Plättchen in den Schachteldeckel; dann gibst du deinen Hinweis.</translation>
    </message>
    <message>
        <source>Announce a hint. The master turns one clock token on its side, and then you give your hint.</source>
        <translation>Sag an, dass du einen Hinweis geben willst. Der Meister dreht ein Uhr-Plättchen auf die Seite; dann gibst du deinen Hinweis.</translation>
    </message>
    <message>
        <source>Announce that you’re playing, then turn your card face up. If it doesn’t fit, the master puts the top fuse token into the box lid and the card goes to the discard pile. If it completes a firework, the master takes one clock token out of the lid, if any has been spent. Then you draw.</source>
        <translation>Sag an, dass du ausspielst, und deck die Karte auf. Passt sie nicht, legt der Meister das oberste Lunten-Plättchen in den Schachteldeckel, und die Karte kommt auf den Ablagestapel. Macht sie eine Farbreihe vollständig, nimmt der Meister ein Uhr-Plättchen aus dem Deckel, falls eines verbraucht ist. Danach ziehst du.</translation>
    </message>
    <message>
        <source>Announce that you’re playing, then turn your card face up. If it doesn’t fit, the master turns one red fuse token on its side and the card goes to the discard pile. If it completes a firework, the master turns one clock token the right way up, if any has been spent. Then you draw.</source>
        <translation>Sag an, dass du ausspielst, und deck die Karte auf. Passt sie nicht, dreht der Meister ein rotes Lunten-Plättchen auf die Seite, und die Karte kommt auf den Ablagestapel. Macht sie eine Farbreihe vollständig, dreht der Meister ein Uhr-Plättchen wieder richtig herum, falls eines verbraucht ist. Danach ziehst du.</translation>
    </message>
    <message>
        <source>Around a table, you’d say your hints aloud, with a finger on each card:</source>
        <translation>An einem richtigen Tisch würdest du deinen Hinweis laut sagen und dabei auf jede Karte tippen:</translation>
    </message>
    <message>
        <source>But never “this one is a red 1”: that’s a colour and a value in one. And never “this one is red” if there’s another red card in the same hand.</source>
        <translation>Aber nie: „Das ist eine rote 1.“ Das wären Farbe und Zahl auf einmal. Und nie: „Diese Karte ist rot“, wenn in derselben Hand noch eine rote steckt.</translation>
    </message>
    <message>
        <source>For example: a teammate holds a blue 2, a blue 4 and a multicolour 1. A hint about blue is “you have three blue cards, here, here and here”. A hint about red is “you have a red card, here”, and points at the multicolour 1.</source>
        <translation>Ein Beispiel: Jemand hat eine blaue 2, eine blaue 4 und eine bunte 1 auf der Hand. Bei Blau heißt es: „Drei deiner Karten sind blau: hier, hier und hier.“ Bei Rot heißt es: „Du hast eine rote Karte, hier“, und der Finger zeigt auf die bunte 1.</translation>
    </message>
    <message>
        <source>For example: a teammate holds a red 3 and two multicolour cards. You can say “you have two multicolour cards, here and here”, but a hint about red points at the red 3 alone.</source>
        <translation>Ein Beispiel: Jemand hat eine rote 3 und zwei bunte Karten auf der Hand. Du kannst sagen: „Du hast zwei bunte Karten, hier und hier.“ Ein Hinweis auf Rot zeigt aber nur auf die rote 3.</translation>
    </message>
    <message>
        <source>For example: if the multicolour 3 is discarded, the sixth firework can never grow past 2.</source>
        <translation>Ein Beispiel: Wird die bunte 3 abgeworfen, kommt die sechste Farbreihe nicht mehr über die 2 hinaus.</translation>
    </message>
    <message>
        <source>For example: the blue firework is at 2. You say “blue”, turn up your card, and it’s the blue 3. Well done! If it had been the red 1 instead, it would have gone to the discard pile.</source>
        <translation>Ein Beispiel: Die blaue Farbreihe steht bei 2. Du sagst „Blau“, deckst die Karte auf, und es ist die blaue 3. Bravo! Wäre es die rote 1 gewesen, käme sie auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>For example: the yellow firework is at 2, and one of the yellow 4s has been discarded. The other one is now indispensable.</source>
        <translation>Ein Beispiel: Die gelbe Farbreihe steht bei 2, und eine gelbe 4 ist schon abgeworfen. Jetzt ist die andere unentbehrlich.</translation>
    </message>
    <message>
        <source>From left to right: {cards}.</source>
        <translation>Von links nach rechts: {cards}.</translation>
    </message>
    <message>
        <source>Here is everything this edition offers. What you’re playing at this table is marked.</source>
        <translation>Das alles bietet diese Ausgabe. Was ihr an diesem Tisch spielt, ist gekennzeichnet.</translation>
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
    <message numerus="yes">
        <source>Keep the %n red tokens beside the lid. For every mistake, one of them goes in.</source>
        <translation>
            <numerusform>Der rote Chip bleibt neben dem Deckel. Bei einem Fehler wandert er hinein.</numerusform>
            <numerusform>Die %n roten Chips bleiben neben dem Deckel. Für jeden Fehler wandert einer hinein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n clock tokens the right way up: that means they’re ready to use. A spent one is turned on its side.</source>
        <translation>
            <numerusform>Legt das Uhr-Plättchen richtig herum hin: So ist es verfügbar. Ist es verbraucht, wird es auf die Seite gedreht.</numerusform>
            <numerusform>Legt die %n Uhr-Plättchen richtig herum hin: So sind sie verfügbar. Ist eines verbraucht, wird es auf die Seite gedreht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out the %n hint tiles with their white sides up: white means ready to use. A spent one shows its black side.</source>
        <translation>
            <numerusform>Legt das Hinweis-Plättchen so hin, dass die weiße Seite oben ist: So ist es verfügbar. Ist es verbraucht, zeigt es Schwarz.</numerusform>
            <numerusform>Legt die %n Hinweis-Plättchen so hin, dass die weiße Seite oben ist: So sind sie verfügbar. Ist eines verbraucht, zeigt es Schwarz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n clock tokens face up on the table, ready to use, and put the box lid beside them: that’s where the spent ones go.</source>
        <translation>
            <numerusform>Legt das Uhr-Plättchen offen auf den Tisch: So ist es verfügbar. Stellt den Schachteldeckel daneben; dort hinein kommt es, wenn es verbraucht ist.</numerusform>
            <numerusform>Legt die %n Uhr-Plättchen offen auf den Tisch: So sind sie verfügbar. Stellt den Schachteldeckel daneben; dort hinein kommen die verbrauchten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n hint tiles in front of the master, with their white sides up: white means ready to use. A spent one shows its black side.</source>
        <translation>
            <numerusform>Legt das Hinweis-Plättchen so vor den Meister, dass die weiße Seite oben ist: So ist es verfügbar. Ist es verbraucht, zeigt es Schwarz.</numerusform>
            <numerusform>Legt die %n Hinweis-Plättchen so vor den Meister, dass die weiße Seite oben ist: So sind sie verfügbar. Ist eines verbraucht, zeigt es Schwarz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n storm tiles beside the hint tiles, showing the starry sky. Every mistake turns one of them over to lightning.</source>
        <translation>
            <numerusform>Legt das Gewitter-Plättchen neben die Hinweis-Plättchen, mit dem Sternenhimmel nach oben. Bei einem Fehler wird es auf den Blitz gedreht.</numerusform>
            <numerusform>Legt die %n Gewitter-Plättchen neben die Hinweis-Plättchen, alle mit dem Sternenhimmel nach oben. Bei jedem Fehler wird eines auf den Blitz gedreht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the %n storm tiles in front of the master too, showing the starry sky. Every mistake turns one of them over to lightning.</source>
        <translation>
            <numerusform>Legt auch das Gewitter-Plättchen vor den Meister, mit dem Sternenhimmel nach oben. Bei einem Fehler wird es auf den Blitz gedreht.</numerusform>
            <numerusform>Legt auch die %n Gewitter-Plättchen vor den Meister, alle mit dem Sternenhimmel nach oben. Bei jedem Fehler wird eines auf den Blitz gedreht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave room beside the box lid for the discard pile, and in front of the deck for the fireworks, one stack for each colour.</source>
        <translation>Lasst neben dem Schachteldeckel Platz für den Ablagestapel und vor dem Nachziehstapel Platz für das Feuerwerk: einen Stapel für jede Farbe.</translation>
    </message>
    <message>
        <source>Leave room beside the deck for the discard pile, and in front of it for the fireworks, one stack for each colour.</source>
        <translation>Lasst neben dem Nachziehstapel Platz für den Ablagestapel und vor ihm Platz für das Feuerwerk: einen Stapel für jede Farbe.</translation>
    </message>
    <message>
        <source>One hand, seen from both sides: by its owner, and by everybody else.</source>
        <translation>Eine Hand von beiden Seiten: So sieht sie ihr Besitzer, und so sehen sie alle anderen.</translation>
    </message>
    <message>
        <source>One multicolour card of each value, and no spares.</source>
        <translation>Von jeder Zahl gibt es genau eine bunte Karte und keinen Ersatz.</translation>
    </message>
    <message>
        <source>Only the master does this, once the hint has been announced.</source>
        <translation>Das tut nur der Meister, sobald der Hinweis angesagt ist.</translation>
    </message>
    <message numerus="yes">
        <source>Put the %n blue tokens into the box lid, where they’re ready to use. Spent ones go beside the lid.</source>
        <translation>
            <numerusform>Legt den blauen Chip in den Schachteldeckel: Dort ist er verfügbar. Ist er verbraucht, kommt er neben den Deckel.</numerusform>
            <numerusform>Legt die %n blauen Chips in den Schachteldeckel: Dort sind sie verfügbar. Verbrauchte kommen neben den Deckel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Six fireworks on their way up; the yellow one is complete.</source>
        <translation>Sechs Farbreihen auf dem Weg nach oben. Die gelbe ist schon vollständig.</translation>
    </message>
    <message>
        <source>Sneaking a look at your own cards? No pyrotechnician with any honour would dream of it, and it spoils all the fun.</source>
        <translation>Heimlich auf die eigenen Karten schielen? Das käme keinem Feuerwerker mit Ehre im Leib in den Sinn, und der Spaß wäre auch dahin.</translation>
    </message>
    <message>
        <source>Sometimes you have to discard a card you know nothing about. Take heart: there’s more than one of everything except the 5s and the multicolour cards, so the show will usually survive it.</source>
        <translation>Manchmal musst du eine Karte abwerfen, von der du nichts weißt. Nur Mut: Außer den Fünfen und den bunten Karten gibt es alles mehrfach, meistens geht es also gut.</translation>
    </message>
    <message>
        <source>Sometimes you have to discard a card you know nothing about. Take heart: there’s more than one of everything except the 5s, so the show will usually survive it.</source>
        <translation>Manchmal musst du eine Karte abwerfen, von der du nichts weißt. Nur Mut: Außer den Fünfen gibt es alles mehrfach, meistens geht es also gut.</translation>
    </message>
    <message numerus="yes">
        <source>Stack the %n fuse tokens with the explosion at the bottom and the longest fuse on top. Every mistake burns one away.</source>
        <translation>
            <numerusform>Legt das Lunten-Plättchen mit der Explosion hin.</numerusform>
            <numerusform>Stapelt die %n Lunten-Plättchen: ganz unten die Explosion, ganz oben die längste Lunte. Mit jedem Fehler brennt eines ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack the %n red fuse tokens beside the clock tokens. Every mistake uses one up.</source>
        <translation>
            <numerusform>Legt das rote Lunten-Plättchen neben die Uhr-Plättchen. Bei einem Fehler brennt es ab.</numerusform>
            <numerusform>Stapelt die %n roten Lunten-Plättchen neben den Uhr-Plättchen. Mit jedem Fehler brennt eines ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 5 completes the yellow firework, and here comes the bonus.</source>
        <translation>Die 5 macht die gelbe Farbreihe vollständig, und schon kommt der Bonus.</translation>
    </message>
    <message>
        <source>The colour hint “blue” points at the blue card, and at both multicolour ones.</source>
        <translation>Der Farb-Hinweis „Blau“ zeigt auf die blaue Karte und auf beide bunten.</translation>
    </message>
    <message>
        <source>The colour hint “multicolour” points at both multicolour cards, and at no others.</source>
        <translation>Der Farb-Hinweis „Bunt“ zeigt auf beide bunten Karten und auf keine andere.</translation>
    </message>
    <message>
        <source>The last card has been drawn. Three turns are left, and whoever drew it takes the last one.</source>
        <translation>Die letzte Karte ist gezogen. Nun bleiben drei Züge, und den letzten hat, wer diese Karte gezogen hat.</translation>
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
        <source>The last red token is in the lid: the show is lost.</source>
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
        <source>The master also decides for everybody whether an action is taken back, and whether the game is paused or ended early.</source>
        <translation>Außerdem entscheidet der Meister für alle, ob eine Aktion zurückgenommen wird, ob ihr eine Pause macht und ob die Partie vorzeitig endet.</translation>
    </message>
    <message>
        <source>The master is one of you and plays like everybody else. In this edition it’s the oldest, who also goes first.</source>
        <translation>Der Meister ist einer von euch und spielt mit wie alle anderen. In dieser Ausgabe fällt das Amt an die älteste Person am Tisch, und die beginnt auch das Spiel.</translation>
    </message>
    <message>
        <source>The master is one of you, in any seat, and plays like everybody else.</source>
        <translation>Der Meister ist einer von euch, egal auf welchem Platz, und spielt mit wie alle anderen.</translation>
    </message>
    <message>
        <source>The moment all five fireworks are complete, the game stops: that’s a full victory, worth 25 points, even if there are cards left in the deck.</source>
        <translation>Sobald alle fünf Farbreihen vollständig sind, ist Schluss: ein voller Sieg mit 25 Punkten, selbst wenn noch Karten im Nachziehstapel liegen.</translation>
    </message>
    <message>
        <source>The moment all six fireworks are complete, the game stops: that’s a full victory, worth 30 points, even if there are cards left in the deck.</source>
        <translation>Sobald alle sechs Farbreihen vollständig sind, ist Schluss: ein voller Sieg mit 30 Punkten, selbst wenn noch Karten im Nachziehstapel liegen.</translation>
    </message>
    <message>
        <source>The multicolour cards make a sixth firework, all of their own.</source>
        <translation>Die bunten Karten bekommen eine sechste Farbreihe ganz für sich.</translation>
    </message>
    <message>
        <source>The oldest of you is the master, and goes first.</source>
        <translation>Wer am ältesten ist, wird Meister und beginnt.</translation>
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
        <source>The screen counts the cards for you, too. Click the discard pile to see what is left: a full card for each copy that’s still in a hand or in the deck, a tick for each one that’s been played, and a cross for each one that’s been discarded.</source>
        <translation>Der Bildschirm zählt die Karten auch für euch mit. Klickt auf den Ablagestapel, und ihr seht, was noch übrig ist: eine ganze Karte für jede, die noch auf einer Hand oder im Nachziehstapel ist, ein Häkchen für jede ausgespielte und ein Kreuz für jede abgeworfene.</translation>
    </message>
    <message numerus="yes">
        <source>The table for %n players, just before the first turn.</source>
        <translation>
            <numerusform>Der Tisch für %n Spieler, kurz vor dem ersten Zug.</numerusform>
            <numerusform>Der Tisch für %n Spieler, kurz vor dem ersten Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>What a hint costs, before and after.</source>
        <translation>Was ein Hinweis kostet: vorher und nachher.</translation>
    </message>
    <message>
        <source>a card seen from the back</source>
        <translation>eine Karte von hinten</translation>
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
        <source>“Green!” is said first, then the card is turned up: it is green, and it fits.</source>
        <translation>Erst heißt es „Grün!“, dann wird die Karte aufgedeckt: Sie ist grün, und sie passt.</translation>
    </message>
    <message>
        <source>“You have no 2s.” No finger needed for that one.</source>
        <translation>„Du hast keine Zweien.“ Dafür braucht es keinen Finger.</translation>
    </message>
    <message>
        <source>“You have one 5, right here.”</source>
        <translation>„Du hast eine 5, genau hier.“</translation>
    </message>
    <message>
        <source>“You have three blue cards: this one, this one and this one.” Two of them really are blue, and the third is multicolour, but which is which you don’t say.</source>
        <translation>„Du hast drei blaue Karten: die hier, die hier und die hier.“ Zwei davon sind wirklich blau, die dritte ist bunt. Aber welche das ist, sagst du nicht.</translation>
    </message>
    <message>
        <source>“You have two multicolour cards, here and here.”</source>
        <translation>„Du hast zwei bunte Karten, hier und hier.“</translation>
    </message>
    <message>
        <source>“You have two yellow cards, here and here.”</source>
        <translation>„Du hast zwei gelbe Karten: die hier und die hier.“</translation>
    </message>
    <message>
        <source>Click the red cross on one of your own cards to discard it.</source>
        <translation>Klicke auf das rote Kreuz auf einer deiner Karten, um sie abzuwerfen.</translation>
    </message>
    <message>
        <source>The rest of the cards are the deck. Put it face down in the middle of the table; you draw from it without looking.</source>
        <translation>Die übrigen Karten sind der Nachziehstapel. Legt ihn verdeckt in die Mitte des Tisches; von ihm zieht ihr, ohne hinzusehen.</translation>
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
        <source>The show can end in three ways. After that, no more turns are taken.</source>
        <translation>Das Feuerwerk kann auf drei Arten enden. Danach ist niemand mehr dran.</translation>
    </message>
    <message>
        <source>The show goes on until it’s perfect, or until it’s lost. After that, no more turns are taken.</source>
        <translation>Das Feuerwerk geht weiter, bis es perfekt oder verloren ist. Danach ist niemand mehr dran.</translation>
    </message>
    <message>
        <source>The show in the example, as the curtain falls.</source>
        <translation>Das Feuerwerk aus dem Beispiel, wenn der Vorhang fällt.</translation>
    </message>
    <message>
        <source>The story and the goal</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>The ten cards of a full suit.</source>
        <translation>Die zehn Karten einer kompletten Farbe.</translation>
    </message>
    <message>
        <source>The third mistake loses the game: it stops at once, and the show is over.</source>
        <translation>Mit dem dritten Fehler ist alles verloren: Das Spiel endet auf der Stelle, und das Feuerwerk ist vorbei.</translation>
    </message>
    <message>
        <source>All set for the first turn.</source>
        <translation>Alles liegt bereit für den ersten Zug.</translation>
    </message>
    <message>
        <source>The value hint “1” points at every 1, whatever its colour.</source>
        <translation>Der Zahlen-Hinweis „1“ zeigt auf jede 1, egal in welcher Farbe.</translation>
    </message>
    <message>
        <source>The very first mistake loses the game: it stops at once, and the show is over.</source>
        <translation>Schon mit dem ersten Fehler ist alles verloren: Das Spiel endet auf der Stelle, und das Feuerwerk ist vorbei.</translation>
    </message>
    <message>
        <source>Then draw a new card without looking at it.</source>
        <translation>Dann zieh eine neue Karte, ohne sie anzusehen.</translation>
    </message>
    <message>
        <source>There’s no last round. When the deck is empty, you play on without drawing, and your hands get smaller and smaller.</source>
        <translation>Eine letzte Runde gibt es nicht. Ist der Nachziehstapel leer, geht es ohne Ziehen weiter, und ihr habt immer weniger Karten auf der Hand.</translation>
    </message>
    <message>
        <source>There’s no master at this table: the program moves the tokens itself.</source>
        <translation>An diesem Tisch gibt es keinen Meister: Das Programm bewegt die Spielmarken selbst.</translation>
    </message>
    <message>
        <source>There’s no master at this table: the program turns the tiles itself.</source>
        <translation>An diesem Tisch gibt es keinen Meister: Das Programm dreht die Plättchen selbst um.</translation>
    </message>
    <message>
        <source>There’s one firework for each colour. It grows in order, 1, 2, 3, 4, 5, with a single card of each value; any further copies are spares.</source>
        <translation>Zu jeder Farbe gehört eine Farbreihe. Sie wächst der Reihe nach, 1, 2, 3, 4, 5, mit einer einzigen Karte jeder Zahl; alle weiteren gleichen Karten sind Reserve.</translation>
    </message>
    <message>
        <source>There’s only one way to play this edition: it has no variants.</source>
        <translation>Diese Ausgabe spielt man nur auf eine Art: Varianten hat sie keine.</translation>
    </message>
    <message>
        <source>To name a colour first, use the button “Name a colour…”.</source>
        <extracomment>Quotes the button &quot;Name a colour…&quot; of the table.</extracomment>
        <translation>Willst du zuerst eine Farbe nennen, nimm die Schaltfläche „Farbe nennen…“.</translation>
    </message>
    <message>
        <source>Tokens moved by</source>
        <translation>Wer die Spielmarken bewegt</translation>
    </message>
    <message>
        <source>Two signs help you along. The number in the little lantern on a firework is the value it needs next; the seal with an exclamation mark is on every face-up card that’s the last of its kind and still needed.</source>
        <translation>Zwei Zeichen helfen dir: In der kleinen Laterne an einer Farbreihe steht die Zahl, die dort als Nächstes gebraucht wird. Und jede offene Karte, die noch gebraucht wird und die letzte ihrer Art ist, trägt ein Siegel mit Ausrufezeichen.</translation>
    </message>
    <message>
        <source>Hanabi is for two to five players aged eight and up, and you’re all on the same side: you plan together, and you win or lose together.</source>
        <translation>Hanabi ist für zwei bis fünf Leute ab acht Jahren, und ihr sitzt alle im selben Boot: Ihr plant gemeinsam und gewinnt oder verliert gemeinsam.</translation>
    </message>
    <message>
        <source>With house rules, you can set every option, in any combination: lose at any mistake from the first to the fourth, play with 1 to 20 clock tokens, with or without a master, and pick whatever you like from the list below.</source>
        <translation>Mit Hausregeln stellt ihr alles selbst ein, in jeder Kombination: Verloren ist das Spiel beim ersten Fehler oder erst beim vierten, ganz wie ihr wollt. Spielt mit 1 bis 20 Uhr-Plättchen, mit oder ohne Meister, und nehmt aus der folgenden Liste, was euch gefällt.</translation>
    </message>
    <message>
        <source>The saved game and the score sheet keep a record of everything that was taken back, and the journal says what kind of action it was.</source>
        <translation>In der gespeicherten Partie und im Punktebuch bleibt alles vermerkt, was zurückgenommen wurde, und im Spielverlauf steht, was für eine Aktion es war.</translation>
    </message>
    <message>
        <source>You can replay a finished game turn by turn, with all hands face up or as one player saw it. Choose a line in the journal, a card or a mistake to jump to its turn. You can also go on playing from any turn; in the new game, that turn then counts as taken back. If a game isn’t over yet, its hands are only shown if all its players agree.</source>
        <translation>Eine beendete Partie könnt ihr Zug für Zug nachspielen, mit offenen Handkarten oder so, wie ein einzelner Spieler sie sah. Wählt eine Zeile im Spielverlauf, eine Karte oder einen Fehler, und schon seid ihr bei diesem Zug. Von jedem Zug aus könnt ihr auch weiterspielen; in der neuen Partie gilt dieser Zug dann als zurückgenommen. Ist eine Partie noch nicht zu Ende, sind die Handkarten nur zu sehen, wenn alle einverstanden sind, die daran mitspielen.</translation>
    </message>
    <message>
        <source>Until then everything else waits: no other action, and no looking at the cards.</source>
        <translation>Bis dahin muss alles andere warten: keine weitere Aktion und kein Blick in die Karten.</translation>
    </message>
    <message>
        <source>Most of the time, you all look at the screen together. Everything that belongs to all of you is in plain sight: fireworks, deck, discard pile and journal, and how many hints and mistakes are left. Every hand lies face down.</source>
        <translation>Meist schaut ihr alle zusammen auf den Bildschirm. Was allen gehört, ist dann zu sehen: Farbreihen, Nachziehstapel, Ablagestapel und Spielverlauf, dazu die Zahl der Hinweise und Fehler, die euch noch bleiben. Alle Handkarten sind verdeckt.</translation>
    </message>
    <message>
        <source>Playing with</source>
        <translation>Gespielte Variante</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Look after the 5s: there’s only one of each. Tell their owners in good time.</source>
        <translation>Hütet die Fünfen: In jeder Farbe gibt es nur eine. Wer eine auf der Hand hat, sollte es rechtzeitig erfahren.</translation>
    </message>
    <message>
        <source>Anything you can’t do is marked before you try, and tells you why. From there you can go straight to the rule in this book.</source>
        <translation>Was gerade nicht geht, seht ihr schon vorher, und ihr erfahrt auch, warum. Von dort kommt ihr direkt zur passenden Regel in dieser Spielanleitung.</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Was in der Schachtel ist</translation>
    </message>
    <message>
        <source>Everything a card’s owner can know about it is marked on its lower part, for everybody and on both sides. What a hint has said is large and framed; where something has been ruled out, only what’s left is shown. Rest the pointer on a card, or go to it with the keyboard, and below the table you can read who gave the hint and when.</source>
        <translation>Was ein Spieler über eine seiner Karten wissen kann, steht auf deren unterem Teil, für alle sichtbar und auf beiden Seiten. Was ein Hinweis gesagt hat, erscheint groß und gerahmt; wurde nur etwas ausgeschlossen, steht da, was übrig bleibt. Zeig auf eine Karte oder geh mit der Tastatur zu ihr: Dann liest du am unteren Rand, wer den Hinweis gegeben hat und wann.</translation>
    </message>
    <message>
        <source>Whatever you take back can be done again, turn by turn and exactly as it was, until you do something else or close the game. The same people must agree, and either way you end up at the public table.</source>
        <translation>Was ihr zurückgenommen habt, könnt ihr Zug für Zug wiederholen, genau so, wie es war, bis ihr etwas anderes tut oder die Partie schließt. Dafür müssen dieselben Leute zustimmen. Ob zurückgenommen oder wiederholt: Danach seid ihr wieder am gemeinsamen Tisch.</translation>
    </message>
    <message>
        <source>Choosing an action only announces it. The master then moves whatever has to move, with a click, a drag or the keyboard. If you’re playing a card, it’s turned face up first.</source>
        <translation>Wählst du eine Aktion, ist sie damit nur angesagt. Dann bewegt der Meister, was zu bewegen ist, durch Klicken, durch Ziehen oder mit der Tastatur. Spielst du eine Karte aus, wird sie vorher aufgedeckt.</translation>
    </message>
    <message>
        <source>When somebody draws the last card, the last round begins. Everybody gets exactly one more turn, including whoever drew that card, and nobody draws any more. With three players, for example, that means three more turns. Then the show is over, and you add up your score.</source>
        <translation>Zieht jemand die letzte Karte, beginnt die letzte Runde: Alle haben noch genau einen Zug, auch wer diese Karte gezogen hat, und niemand zieht mehr nach. Zu dritt zum Beispiel sind das noch drei Züge. Dann ist das Feuerwerk vorbei, und ihr zählt eure Punkte.</translation>
    </message>
    <message>
        <source>When you play a card, you may name its colour before you turn it up. The choice is yours each time: you can also just play.</source>
        <translation>Wenn du eine Karte ausspielst, darfst du ihre Farbe nennen, bevor du sie aufdeckst. Das entscheidest du jedes Mal neu: Einfach ausspielen geht auch.</translation>
    </message>
    <message>
        <source>Whatever you choose, announce it to the master first, and then do it.</source>
        <translation>Was du auch vorhast: Erst sagst du es dem Meister an, dann tust du es.</translation>
    </message>
    <message>
        <source>If no blue token has been spent, there’s none to bring back, so you can’t discard.</source>
        <translation>Ist kein blauer Chip verbraucht, gibt es keinen zurückzuholen, und du kannst nicht abwerfen.</translation>
    </message>
    <message>
        <source>If no clock token has been spent, there’s none to bring back, so you can’t discard.</source>
        <translation>Ist kein Uhr-Plättchen verbraucht, gibt es keines zurückzuholen, und du kannst nicht abwerfen.</translation>
    </message>
    <message>
        <source>If all the hint tiles are white, there’s none to turn back, so you can’t discard.</source>
        <translation>Sind alle Hinweis-Plättchen weiß, gibt es keines zurückzudrehen, und du kannst nicht abwerfen.</translation>
    </message>
    <message>
        <source>While somebody is thinking, everybody else keeps a straight face: no remarks, no nudges, no meaningful sighs.</source>
        <translation>Während jemand nachdenkt, verziehen die anderen keine Miene: keine Bemerkungen, kein Anstupsen, kein vielsagendes Seufzen.</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>If you have no cards left, you can only give hints, and nobody can give you any.</source>
        <translation>Wer keine Karten mehr hat, kann nur noch Hinweise geben und selbst keine mehr bekommen.</translation>
    </message>
    <message>
        <source>Whoever completes a firework with its 5 earns a bonus: one spent blue token comes back for free, no discard needed.</source>
        <translation>Macht eine 5 ihre Farbreihe vollständig, kommt zum Lohn ein verbrauchter blauer Chip zurück: geschenkt, ganz ohne Abwerfen.</translation>
    </message>
    <message>
        <source>Whoever completes a firework with its 5 earns a bonus: one spent clock token comes back for free, no discard needed.</source>
        <translation>Macht eine 5 ihre Farbreihe vollständig, kommt zum Lohn ein verbrauchtes Uhr-Plättchen zurück: geschenkt, ganz ohne Abwerfen.</translation>
    </message>
    <message>
        <source>Whoever completes a firework with its 5 earns a bonus: one black hint tile is turned back to white for free, no discard needed.</source>
        <translation>Macht eine 5 ihre Farbreihe vollständig, wird zum Lohn ein schwarzes Hinweis-Plättchen wieder auf Weiß gedreht: geschenkt, ganz ohne Abwerfen.</translation>
    </message>
    <message>
        <source>Whoever is wearing the most colourful clothes goes first.</source>
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
        <source>As soon as the action is done, the screen returns to the public table by itself and shows everybody what happened. It also does that when you switch to another window or minimise this one, or when a question pops up.</source>
        <translation>Ist die Aktion ausgeführt, kehrt der Bildschirm von selbst zum gemeinsamen Tisch zurück und zeigt allen, was geschehen ist. Das tut er auch, wenn ihr zu einem anderen Fenster wechselt, das Programmfenster minimiert oder das Programm euch etwas fragt.</translation>
    </message>
    <message>
        <source>These buttons can also name something the hand doesn’t have: that’s an empty hint.</source>
        <translation>Mit diesen Schaltflächen kannst du auch nennen, was auf der Hand fehlt: Das ist ein Leer-Hinweis.</translation>
    </message>
    <message>
        <source>The show goes on until it’s complete or lost. Anything less than a perfect show is a defeat, and the rating scale is not used.</source>
        <translation>Das Feuerwerk geht weiter, bis es vollständig oder verloren ist. Gewonnen habt ihr nur mit einem perfekten Feuerwerk; die Bewertung durch das Publikum entfällt.</translation>
    </message>
    <message>
        <source>You’re pyrotechnicians: brilliant with rockets, hopeless at tidying up. Powder, fuses and rockets have ended up in one big heap, the crowd is already lining the river, and the show must go on.</source>
        <translation>Ihr seid Feuerwerker: genial mit Raketen, hoffnungslos beim Aufräumen. Pulver, Lunten und Raketen liegen auf einem einzigen großen Haufen, am Flussufer drängt sich schon das Publikum, und das Feuerwerk muss trotzdem in den Himmel.</translation>
    </message>
    <message>
        <source>You can’t pass.</source>
        <translation>Passen gibt es nicht.</translation>
    </message>
    <message>
        <source>You can change your mind and withdraw an announcement, as long as no tile has been turned for it and no card has been turned up: what everybody has seen can’t be unseen.</source>
        <translation>Du darfst es dir anders überlegen und deine Ansage zurückziehen, solange dafür kein Plättchen umgedreht und keine Karte aufgedeckt wurde: Was alle gesehen haben, gilt.</translation>
    </message>
    <message>
        <source>You can change your mind and withdraw an announcement, as long as no token has moved for it and no card has been turned up: what everybody has seen can’t be unseen.</source>
        <translation>Du darfst es dir anders überlegen und deine Ansage zurückziehen, solange dafür keine Spielmarke bewegt und keine Karte aufgedeckt wurde: Was alle gesehen haben, gilt.</translation>
    </message>
    <message>
        <source>Announce a discard. The master puts one blue token back into the box lid, and then you discard the card and draw a new one.</source>
        <translation>Sag an, dass du abwirfst. Der Meister legt einen blauen Chip zurück in den Schachteldeckel; dann wirfst du die Karte ab und ziehst eine neue.</translation>
    </message>
    <message>
        <source>Announce a discard. The master turns one black tile to white, and then you discard the card and draw a new one.</source>
        <translation>Sag an, dass du abwirfst. Der Meister dreht ein schwarzes Plättchen auf Weiß; dann wirfst du die Karte ab und ziehst eine neue.</translation>
    </message>
    <message>
        <source>Announce a hint. The master takes one blue token out of the box lid, and then you give your hint.</source>
        <translation>Sag an, dass du einen Hinweis geben willst. Der Meister nimmt einen blauen Chip aus dem Schachteldeckel; dann gibst du deinen Hinweis.</translation>
    </message>
    <message>
        <source>Announce a hint. The master turns one white tile to black, and then you give your hint.</source>
        <translation>Sag an, dass du einen Hinweis geben willst. Der Meister dreht ein weißes Plättchen auf Schwarz; dann gibst du deinen Hinweis.</translation>
    </message>
    <message>
        <source>Announce that you’re playing, then turn your card face up. If it doesn’t fit, the master puts one red token into the box lid and the card goes to the discard pile. If it completes a firework, the master puts one blue token back into the lid, if any has been spent. Then you draw.</source>
        <translation>Sag an, dass du ausspielst, und deck die Karte auf. Passt sie nicht, legt der Meister einen roten Chip in den Schachteldeckel, und die Karte kommt auf den Ablagestapel. Macht sie eine Farbreihe vollständig, legt der Meister einen blauen Chip zurück in den Deckel, falls einer verbraucht ist. Danach ziehst du.</translation>
    </message>
    <message>
        <source>Announce that you’re playing, then turn your card face up. If it doesn’t fit, the master turns one storm tile to lightning and the card goes to the discard pile. If it completes a firework, the master turns one black hint tile to white, if there is one. Then you draw.</source>
        <translation>Sag an, dass du ausspielst, und deck die Karte auf. Passt sie nicht, dreht der Meister ein Gewitter-Plättchen auf den Blitz, und die Karte kommt auf den Ablagestapel. Macht sie eine Farbreihe vollständig, dreht der Meister ein schwarzes Hinweis-Plättchen auf Weiß, falls eines da ist. Danach ziehst du.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n black fuse tokens. On each one the fuse is a little shorter than on the one before, and the last shows the explosion.</source>
        <translation>
            <numerusform>Dazu kommt ein schwarzes Lunten-Plättchen; es zeigt die Explosion.</numerusform>
            <numerusform>Dazu kommen %n schwarze Lunten-Plättchen. Auf jedem ist die Lunte ein Stück kürzer als auf dem davor; das letzte zeigt die Explosion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n blue clock tokens to pay for your hints.</source>
        <translation>
            <numerusform>Mit einem blauen Uhr-Plättchen bezahlt ihr eure Hinweise.</numerusform>
            <numerusform>Mit %n blauen Uhr-Plättchen bezahlt ihr eure Hinweise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n blue tokens to pay for your hints.</source>
        <translation>
            <numerusform>Mit einem blauen Chip bezahlt ihr eure Hinweise.</numerusform>
            <numerusform>Mit %n blauen Chips bezahlt ihr eure Hinweise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n hint tiles to pay for your hints, white on one side and black on the other. One of them is the spare.</source>
        <translation>
            <numerusform>Mit einem Hinweis-Plättchen bezahlt ihr eure Hinweise. Es ist auf der einen Seite weiß und auf der anderen schwarz. Das Ersatz-Plättchen ist schon mitgezählt.</numerusform>
            <numerusform>Mit %n Hinweis-Plättchen bezahlt ihr eure Hinweise. Jedes ist auf der einen Seite weiß und auf der anderen schwarz. Das Ersatz-Plättchen ist schon mitgezählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n hint tiles to pay for your hints, white on one side and black on the other.</source>
        <translation>
            <numerusform>Mit einem Hinweis-Plättchen bezahlt ihr eure Hinweise. Es ist auf der einen Seite weiß und auf der anderen schwarz.</numerusform>
            <numerusform>Mit %n Hinweis-Plättchen bezahlt ihr eure Hinweise. Jedes ist auf der einen Seite weiß und auf der anderen schwarz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n hint tiles to pay for your hints, white on one side and black on the other. One more stays in the box as a spare.</source>
        <translation>
            <numerusform>Mit einem Hinweis-Plättchen bezahlt ihr eure Hinweise. Es ist auf der einen Seite weiß und auf der anderen schwarz. Ein weiteres liegt als Ersatz in der Schachtel.</numerusform>
            <numerusform>Mit %n Hinweis-Plättchen bezahlt ihr eure Hinweise. Jedes ist auf der einen Seite weiß und auf der anderen schwarz. Ein weiteres liegt als Ersatz in der Schachtel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n hint tiles to pay for your hints, white on one side and black on the other. One of them is the spare; use coins for any that the box doesn’t have.</source>
        <translation>
            <numerusform>Mit einem Hinweis-Plättchen bezahlt ihr eure Hinweise. Es ist auf der einen Seite weiß und auf der anderen schwarz. Das Ersatz-Plättchen ist schon mitgezählt; reicht es nicht, nehmt Münzen.</numerusform>
            <numerusform>Mit %n Hinweis-Plättchen bezahlt ihr eure Hinweise. Jedes ist auf der einen Seite weiß und auf der anderen schwarz. Das Ersatz-Plättchen ist schon mitgezählt; für alle, die dann noch fehlen, nehmt ihr Münzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n red fuse tokens, one for each mistake.</source>
        <translation>
            <numerusform>Dazu kommt ein rotes Lunten-Plättchen, für einen einzigen Fehler.</numerusform>
            <numerusform>Dazu kommen %n rote Lunten-Plättchen, eines für jeden Fehler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n red tokens, one for each mistake.</source>
        <translation>
            <numerusform>Dazu kommt ein roter Chip, für einen einzigen Fehler.</numerusform>
            <numerusform>Dazu kommen %n rote Chips, einer für jeden Fehler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n storm tiles, one for each mistake, with a starry sky on one side and lightning on the other.</source>
        <translation>
            <numerusform>Dazu kommt ein Gewitter-Plättchen, für einen einzigen Fehler: auf der einen Seite Sternenhimmel, auf der anderen ein Blitz.</numerusform>
            <numerusform>Dazu kommen %n Gewitter-Plättchen, eines für jeden Fehler: auf der einen Seite Sternenhimmel, auf der anderen ein Blitz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your goal is a firework in each of the five colours, rising from 1 to 5 with one card of each value. Complete all five and you’ve put on the perfect show, worth 25 points. A show that falls short still scores what it has reached, as long as it isn’t lost.</source>
        <translation>Euer Ziel ist es, in jeder der fünf Farben eine Farbreihe von der 1 bis zur 5 zu bauen, mit einer Karte jeder Zahl. Schafft ihr alle fünf, ist das Feuerwerk perfekt und bringt 25 Punkte. Gelingt euch das nicht ganz, zählt, was ihr geschafft habt – solange das Spiel nicht verloren geht.</translation>
    </message>
    <message>
        <source>Your goal is a firework in each of the five colours, rising from 1 to 5 with one card of each value. Only the perfect show will do, all five complete for 25 points: anything less is a defeat.</source>
        <translation>Euer Ziel ist es, in jeder der fünf Farben eine Farbreihe von der 1 bis zur 5 zu bauen, mit einer Karte jeder Zahl. Gewonnen habt ihr nur, wenn ihr alle fünf schafft und das Feuerwerk mit 25 Punkten perfekt ist: Alles darunter ist eine Niederlage.</translation>
    </message>
    <message>
        <source>Your goal is a firework in each of the six colours, rising from 1 to 5 with one card of each value. Complete all six and you’ve put on the perfect show, worth 30 points. A show that falls short still scores what it has reached, as long as it isn’t lost.</source>
        <translation>Euer Ziel ist es, in jeder der sechs Farben eine Farbreihe von der 1 bis zur 5 zu bauen, mit einer Karte jeder Zahl. Schafft ihr alle sechs, ist das Feuerwerk perfekt und bringt 30 Punkte. Gelingt euch das nicht ganz, zählt, was ihr geschafft habt – solange das Spiel nicht verloren geht.</translation>
    </message>
    <message>
        <source>Your goal is a firework in each of the six colours, rising from 1 to 5 with one card of each value. Only the perfect show will do, all six complete for 30 points: anything less is a defeat.</source>
        <translation>Euer Ziel ist es, in jeder der sechs Farben eine Farbreihe von der 1 bis zur 5 zu bauen, mit einer Karte jeder Zahl. Gewonnen habt ihr nur, wenn ihr alle sechs schafft und das Feuerwerk mit 30 Punkten perfekt ist: Alles darunter ist eine Niederlage.</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Deine eigenen Karten</translation>
    </message>
    <message>
        <source>Your hand is yours to arrange. Whenever you like, change the order of your cards, or raise or lower some of them or turn them sideways, to help you remember.</source>
        <translation>Deine Hand ordnest du, wie und wann du willst: Steck Karten um, heb sie an, senk sie wieder oder dreh sie quer, wenn es dir beim Merken hilft.</translation>
    </message>
    <message>
        <source>Your own hand. Everything the hints have told you is marked; the tick plays a card, the cross discards it.</source>
        <translation>Deine eigene Hand. Was die Hinweise verraten haben, ist vermerkt; das Häkchen spielt eine Karte aus, das Kreuz wirft sie ab.</translation>
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
        <source>discard a card,</source>
        <translation>eine Karte abwerfen</translation>
    </message>
    <message>
        <source>everybody gets one more turn</source>
        <translation>alle haben noch einen Zug</translation>
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
        <source>give a hint,</source>
        <translation>einen Hinweis geben,</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>or play a card.</source>
        <translation>oder eine Karte ausspielen.</translation>
    </message>
    <message>
        <source>you play on without drawing</source>
        <translation>es geht ohne Ziehen weiter</translation>
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
        <source>the oldest player, who is the master</source>
        <translation>der Meister: wer am ältesten ist</translation>
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
        <source>whoever you choose, or draw by lot</source>
        <translation>wen ihr bestimmt oder auslost</translation>
    </message>
    <message>
        <source>whoever is wearing the most colourful clothes</source>
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
        <source>“I still know nothing about my cards” or “do you remember what you have?”: allowing remarks like these is always a fair house rule.</source>
        <translation>„Ich weiß noch gar nichts über meine Karten“ oder „Weißt du noch, was du hast?“: Solche Sätze zu erlauben ist immer eine faire Hausregel.</translation>
    </message>
    <message>
        <source>“These two are your 1s” says nothing about their colours; “these are red” says nothing about their values.</source>
        <translation>„Diese beiden sind deine Einsen“ verrät nichts über ihre Farben, „die hier sind rot“ nichts über ihre Zahlen.</translation>
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
        <translation>Handkarten ordnen: Hand, sortieren, umstecken, Reihenfolge, Karten verschieben, drehen</translation>
    </message>
    <message>
        <source>Bonus: reward, extra hint, finished firework, completing, five</source>
        <translation>Bonus für die 5: Belohnung, zusätzlicher Hinweis, vollständige Farbreihe, Fünfer, gratis</translation>
    </message>
    <message>
        <source>Box: components, contents, pieces, material, parts</source>
        <translation>Schachtel: Spielmaterial, Inhalt, Material, Bestandteile, Teile</translation>
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
        <translation>Leer-Hinweise: Leerhinweis, negativer Hinweis, keine Karten, null</translation>
    </message>
    <message>
        <source>End of the game: finish, game over, over, stop, win, winning, lose, losing</source>
        <translation>Spielende: Ende, Schluss, aus, gewinnen, verlieren, verloren, Sieg, Niederlage</translation>
    </message>
    <message>
        <source>Fireworks that are stuck: dead, blocked, lost card, ribbon, smoke, plate</source>
        <translation>Blockierte Farbreihen: tot, verlorene Karte, steckt fest, Band, Schleife, Schild, Rauch</translation>
    </message>
    <message>
        <source>Fireworks: stack, pile, sequence, order, build</source>
        <translation>Farbreihen: Feuerwerk, Reihe, Reihenfolge, bauen, Stapel</translation>
    </message>
    <message>
        <source>Glance, rules at a: overview, summary, quick, short, cheat sheet</source>
        <translation>Überblick: Kurzregeln, Zusammenfassung, kurz, Übersicht, auf einen Blick</translation>
    </message>
    <message>
        <source>Hand, size of the: deal, dealing, how many cards, four cards, five cards</source>
        <translation>Handkarten, Anzahl: austeilen, verteilen, geben, wie viele Karten, vier Karten, fünf Karten</translation>
    </message>
    <message>
        <source>Hand: hold, holding, backwards, face away, own cards</source>
        <translation>Handkarten halten: Hand, Karten halten, verkehrt herum, Rückseite, eigene Karten</translation>
    </message>
    <message>
        <source>Hints: clue, clues, information, info, tell, inform, give a hint</source>
        <translation>Hinweise: Tipp, Tipps, Information, Info, Hinweis geben, verraten, sagen</translation>
    </message>
    <message>
        <source>Last copy: indispensable, critical, unique, irreplaceable, only one left</source>
        <translation>Letzte Karte ihrer Art: unentbehrlich, kritisch, einzige, unersetzlich, letztes Exemplar</translation>
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
        <translation>Passen: aussetzen, nichts tun, Zug auslassen</translation>
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
        <source>Score: points, scoring, result, counting, add up</source>
        <translation>Ergebnis: Punkte, Wertung, zählen, Punktzahl, Auswertung</translation>
    </message>
    <message>
        <source>Screen, playing on this: computer, look away, private view, peek, secret, keyboard</source>
        <translation>Bildschirm, Spielen am: Computer, wegschauen, eigene Ansicht, nachsehen, geheim, Tastatur</translation>
    </message>
    <message>
        <source>Setting up: setup, prepare, preparation, shuffle, start, layout</source>
        <translation>Vorbereitung: Aufbau, aufbauen, mischen, Spielbeginn, Anfang, Spielaufbau</translation>
    </message>
    <message>
        <source>Starting player: first player, who starts, who begins, begin, oldest, youngest</source>
        <translation>Startspieler: wer beginnt, wer fängt an, erster Spieler, ältester, jüngster</translation>
    </message>
    <message>
        <source>Taking back: undo, redo, take back, misclick, revert</source>
        <translation>Zurücknehmen: rückgängig, wiederholen, verklickt, vertan, widerrufen</translation>
    </message>
    <message>
        <source>Talking: speak, say, communication, table talk, cheat, cheating, silence, secret signs</source>
        <translation>Reden: sprechen, sagen, Kommunikation, schummeln, mogeln, schweigen, Geheimzeichen</translation>
    </message>
    <message>
        <source>Variants: expert, difficulty, harder, easier, options, advanced, house rules</source>
        <translation>Varianten: Experten, Schwierigkeit, schwerer, leichter, Hausregeln, Fortgeschrittene</translation>
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
        <source>Rulebook text</source>
        <translation>Text der Spielanleitung</translation>
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
        <source>%n game(s) were saved by a later version of the program and stay as they are.</source>
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
        <source>%n peek(s) without a turn</source>
        <translation>
            <numerusform>einmal ohne Zug nachgesehen</numerusform>
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
        <source>Average of the first ten: {first}; of the last ten: {last}.</source>
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
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Each finished game counts once. Games with turns taken back count too, but are marked. Unfinished games, and those played with a known deck, are listed but don’t count.</source>
        <translation>Jede beendete Partie zählt einmal. Auch Partien mit zurückgenommenen Zügen zählen, sind aber gekennzeichnet. Nicht beendete Partien und solche mit bekanntem Nachziehstapel stehen zwar in der Liste, zählen aber nicht.</translation>
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
        <source>Best: %n point(s), {date}.</source>
        <translation>
            <numerusform>Bestwert: %n Punkt, {date}.</numerusform>
            <numerusform>Bestwert: %n Punkte, {date}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games will be listed here once they are finished.</source>
        <translation>Hier stehen die Partien, sobald sie beendet sind.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>How the games ended</source>
        <translation>Wie die Partien endeten</translation>
    </message>
    <message>
        <source>Names, edition, variant, date, ending</source>
        <translation>Namen, Ausgabe, Variante, Datum, Ausgang</translation>
    </message>
    <message>
        <source>No finished games count yet.</source>
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
        <source>Open a &amp;file…</source>
        <translation>&amp;Datei öffnen…</translation>
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
        <source>Scores, game by game; the line is the average of the last ten</source>
        <translation>Ergebnis, Partie für Partie; die Linie ist der Durchschnitt der letzten zehn</translation>
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
    <message>
        <source>No games match.</source>
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
        <translation>andere Kopie einer Partie in dieser Liste: zählt nicht</translation>
    </message>
    <message>
        <source>without: {variant}</source>
        <translation>ohne: {variant}</translation>
    </message>
    <message>
        <source>{count} ({share}%)</source>
        <translation>{count} ({share} %)</translation>
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
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
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
        <source>&amp;Cover an unattended private view after</source>
        <translation>Karten ohne Eingabe &amp;verdecken nach</translation>
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
        <source>Same as system</source>
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
        <translation>Wählt zuerst die Namen aus.</translation>
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
        <translation>Für den Fe&amp;rnseher</translation>
    </message>
    <message>
        <source>Full: things move</source>
        <translation>Voll: Alles bewegt sich</translation>
    </message>
    <message>
        <source>High</source>
        <comment>contrast</comment>
        <translation>Hoch</translation>
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
        <source>M&amp;emory aid in new games</source>
        <translation>&amp;Merkhilfe in neuen Partien</translation>
    </message>
    <message>
        <source>Names of players</source>
        <translation>Namen der Spieler</translation>
    </message>
    <message>
        <source>No names remembered yet.</source>
        <translation>Noch sind keine Namen gemerkt.</translation>
    </message>
    <message>
        <source>There’s no sound just now: no loudspeaker was found, or the sounds can’t be played.</source>
        <translation>Im Moment ist nichts zu hören: Es wurde kein Lautsprecher gefunden, oder die Töne lassen sich nicht abspielen.</translation>
    </message>
    <message>
        <source>Offer the practice game before the ne&amp;xt game</source>
        <translation>Vor dem nä&amp;chsten Spiel das Übungsspiel anbieten</translation>
    </message>
    <message>
        <source>Reduced: things fade</source>
        <translation>Weniger: sanft überblenden</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>So&amp;und effects</source>
        <translation>S&amp;oundeffekte</translation>
    </message>
    <message>
        <source>Taking back, pausing and ending early always need everyone’s agreement.</source>
        <translation>Zurücknehmen, Pause und vorzeitiges Ende gehen immer nur, wenn alle einverstanden sind.</translation>
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
        <source>This computer can’t play sounds: the part of the program that plays them isn’t installed. Everything else works without it.</source>
        <translation>Dieser Computer kann keine Töne abspielen: Der Teil des Programms, der das kann, ist nicht installiert. Alles andere geht auch ohne ihn.</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>contrast</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Without symbols, only colour tells the cards apart.</source>
        <translation>Ohne Symbole sind die Karten nur noch an der Farbe zu unterscheiden.</translation>
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
        <translation>die letzte ihrer Art</translation>
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
        <translation>Zug {turn}: {name} spielt die {card} aus, die letzte ihrer Art.</translation>
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
    <message>
        <source>play or discard</source>
        <translation>ausspielen oder abwerfen</translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>Karte ausspielen</translation>
    </message>
    <message>
        <source>hint, play or discard</source>
        <translation>Hinweis, ausspielen oder abwerfen</translation>
    </message>
    <message>
        <source>hint or play</source>
        <translation>Hinweis oder ausspielen</translation>
    </message>
    <message>
        <source>give a hint</source>
        <translation>Hinweis geben</translation>
    </message>
    <message>
        <source>On the player’s own cards, the tick plays.</source>
        <translation>Bei den eigenen Karten: Das Häkchen spielt aus.</translation>
    </message>
    <message>
        <source>On the player’s own cards, the tick plays and the cross discards.</source>
        <translation>Bei den eigenen Karten: Das Häkchen spielt aus, das Kreuz wirft ab.</translation>
    </message>
    <message>
        <source>On a teammate’s card, the number or symbol gives that hint. On the player’s own, the tick plays.</source>
        <translation>Bei den Mitspielern: Ein Klick auf Zahl oder Symbol gibt diesen Hinweis. Bei den eigenen Karten: Das Häkchen spielt aus.</translation>
    </message>
    <message>
        <source>On a teammate’s card, the number or symbol gives that hint. On the player’s own, the tick plays and the cross discards.</source>
        <translation>Bei den Mitspielern: Ein Klick auf Zahl oder Symbol gibt diesen Hinweis. Bei den eigenen Karten: Das Häkchen spielt aus, das Kreuz wirft ab.</translation>
    </message>
    <message>
        <source>On a teammate’s card, the number or symbol gives that hint.</source>
        <translation>Bei den Mitspielern: Ein Klick auf Zahl oder Symbol gibt diesen Hinweis.</translation>
    </message>
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
        <source>Everyone except {name}: look away!</source>
        <translation>Alle außer {name}: wegschauen!</translation>
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
        <source>{master}: {request}</source>
        <extracomment>What the master is asked to do: &quot;Kari: put a clock token into the box lid&quot;.</extracomment>
        <translation>{master}: {request}</translation>
    </message>
    <message>
        <source>{name} announces a hint to {target}</source>
        <translation>Ansage von {name}: Hinweis an {target}</translation>
    </message>
    <message>
        <source>{name} announces a discard</source>
        <translation>Ansage von {name}: Karte abwerfen</translation>
    </message>
    <message>
        <source>{name} announces a play</source>
        <translation>Ansage von {name}: Karte ausspielen</translation>
    </message>
    <message>
        <source>Back to {name}.</source>
        <translation>{name} ist wieder dran.</translation>
    </message>
    <message>
        <source>{name} turns up {card}: it doesn’t fit, a mistake</source>
        <translation>{name} deckt die {card} auf: Sie passt nicht, ein Fehler</translation>
    </message>
    <message>
        <source>{name} turns up {card}: it fits</source>
        <translation>{name} deckt die {card} auf: Sie passt</translation>
    </message>
    <message>
        <source>{name} turns the card face up for all to see</source>
        <translation>{name} deckt die Karte für alle auf</translation>
    </message>
    <message>
        <source>{name} is peeking</source>
        <translation>{name} sieht nach</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} von {of}</translation>
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
        <source>&amp;Hand over the master’s role</source>
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
        <source>Language: {language}</source>
        <translation>Sprache: {language}</translation>
    </message>
    <message>
        <source>Scor&amp;e sheet</source>
        <translation>P&amp;unktebuch</translation>
    </message>
    <message>
        <source>Title screen</source>
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
        <source>burnt fuse token in the box lid: a mistake</source>
        <translation>abgebranntes Lunten-Plättchen im Schachteldeckel: ein Fehler</translation>
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
        <source>clock token, right way up: available</source>
        <translation>Uhr-Plättchen, richtig herum: verfügbar</translation>
    </message>
    <message>
        <source>take a clock token out of the box lid</source>
        <translation>ein Uhr-Plättchen aus dem Deckel nehmen</translation>
    </message>
    <message>
        <source>turn a clock token on its side</source>
        <translation>ein Uhr-Plättchen auf die Seite drehen</translation>
    </message>
    <message>
        <source>turn a clock token the right way up</source>
        <translation>ein Uhr-Plättchen wieder richtig herum drehen</translation>
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
        <translation>Fehler: {mistakes} von {limit}</translation>
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
        <source>Lightning: {mistakes} of {limit}</source>
        <translation>Blitze: {mistakes} von {limit}</translation>
    </message>
    <message>
        <source>fuse token on the stack</source>
        <translation>Lunten-Plättchen auf dem Stapel</translation>
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
        <source>put a blue token back into the box lid</source>
        <translation>einen blauen Chip zurück in den Deckel legen</translation>
    </message>
    <message>
        <source>put a clock token into the box lid</source>
        <translation>ein Uhr-Plättchen in den Deckel legen</translation>
    </message>
    <message>
        <source>put a red token into the box lid</source>
        <translation>einen roten Chip in den Deckel legen</translation>
    </message>
    <message>
        <source>put the top fuse token into the box lid</source>
        <translation>das oberste Lunten-Plättchen in den Deckel legen</translation>
    </message>
    <message>
        <source>take a blue token out of the box lid</source>
        <translation>einen blauen Chip aus dem Deckel nehmen</translation>
    </message>
    <message>
        <source>turn a hint tile to its black side</source>
        <translation>ein Hinweis-Plättchen auf Schwarz drehen</translation>
    </message>
    <message>
        <source>turn a hint tile to its white side</source>
        <translation>ein Hinweis-Plättchen auf Weiß drehen</translation>
    </message>
    <message>
        <source>turn a red fuse token on its side</source>
        <translation>ein rotes Lunten-Plättchen auf die Seite drehen</translation>
    </message>
    <message>
        <source>turn a storm tile to lightning</source>
        <translation>ein Gewitter-Plättchen auf den Blitz drehen</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Television mode</source>
        <translation>Für den F&amp;ernseher</translation>
    </message>
</context>
</TS>
