"""The words of the boxes with clock tokens and fuse tokens."""

from hanabi_desktop.boxes.book import Book, MasterBook
from hanabi_desktop.wording.text import Counted, Text
from hanabi_desktop.wording.tokens import Choices, Gains, TokenRefusals, TokenRequests, TokenWords

CLOCK_WORDS = TokenWords(
    clocks_title=Text("Tokens", "Clock tokens"),
    fuses_title=Text("Tokens", "Fuse tokens"),
    clocks_count=Text("Tokens", "Clock tokens: {available} of {total}"),
    fuses_count=Text("Tokens", "Fuse: {mistakes} of {limit} mistakes"),
    requests=TokenRequests(
        spend=Text("Tokens", "{master}: take a clock token away"),
        bring_back=Text("Tokens", "{master}: bring a clock token back"),
        burn=Text("Tokens", "{master}: take the top fuse token away"),
    ),
    gains=Gains(
        discard=Text("Journal", "A clock token comes back."),
        bonus=Text("Journal", "Bonus: a clock token comes back."),
        choreography=Text("Journal", "The colour was right: a clock token comes back."),
    ),
    refusals=TokenRefusals(
        none_left=Text("Refusals", "No clock tokens are left to pay for a hint."),
        all_available=Text("Refusals", "All the clock tokens are available, so there’s no discarding now."),
        none_owed=Text("Refusals", "No tokens need moving now."),
        wrong_token=Text("Refusals", "That’s the wrong token for what was announced."),
        wrong_direction=Text("Refusals", "The right kind of token, but it goes the other way."),
    ),
    lost=Text("Endings", "The fuse has burnt down: everything blows up."),
    choices=Choices(
        clocks_fact=Counted("Editions", "%n clock token(s)."),
        mistakes=Counted("Editions", "%n mistake(s) lose(s) the game"),
        clocks=Counted("Editions", "%n clock token(s)"),
        difficulty=Text("Editions", "Fewer mistakes are harder, more tokens for hints are easier."),
        choreography=Text(
            "Editions", "The colour may be named before playing: right brings a clock token back, wrong is a mistake."
        ),
        master=Text("Editions", "Every action is told to the master, who alone moves the tokens."),
        master_fact=Text("Editions", "A master moves the tokens."),
    ),
)

CLOCK_BOOK = Book(
    all_available=Text(
        "Rulebook", "While all clock tokens are available there is none to bring back, and you cannot discard."
    ),
    bonus=Text(
        "Rulebook",
        "Whoever lays the 5, and so completes a firework, brings a spent clock token back for it: free of charge, "
        "without discarding anything.",
    ),
    bonus_lost=Text("Rulebook", "If all clock tokens are available already, the bonus is lost."),
    named_right=Text(
        "Rulebook",
        "The colour is right: the card is played as usual, and one clock token comes back, besides the bonus one if "
        "the card is a 5.",
    ),
    named_wrong=Text(
        "Rulebook",
        "The colour is wrong: the card goes to the discard pile even if it would have fitted, and counts as a mistake.",
    ),
    named_misfit=Text(
        "Rulebook",
        "The colour is right, but the card does not fit: an ordinary mistake, and no clock token comes back.",
    ),
    named_full=Text("Rulebook", "If all clock tokens are available already, the one you earned is lost."),
    no_action=Text(
        "Rulebook",
        "If the player whose turn it is has neither a card nor a hint to give, because no clock token or no "
        "teammate’s card is left, the show cannot be finished: it is lost at once.",
    ),
    difficulty=Text("Rulebook", "Harder: fewer mistakes allowed, or fewer clock tokens. Easier: more of either."),
    breath=Text(
        "Rulebook",
        "Do not cling to your cards. Every discard is a hint for somebody: the clock tokens are your breath.",
    ),
    master=MasterBook(
        nobody=Text("Rulebook", "There is no master at this table: the program moves the tokens by itself."),
        keeps=Text("Rulebook", "All tokens are in the master’s keeping; nobody else touches them."),
        hint=Text(
            "Rulebook",
            "You say that you will give a hint. The master takes one clock token away; then you give it.",
        ),
        discard=Text(
            "Rulebook",
            "You say that you will discard. The master brings one clock token back; then you discard the card and draw "
            "a new one.",
        ),
        play=Text(
            "Rulebook",
            "You say that you will play, then lay the card open. If it does not fit, the master takes one fuse token "
            "away, and the card goes to the discard pile. If it completes a firework, the master brings one clock token "
            "back, if any is spent. Then you draw.",
        ),
        moves=Text(
            "Rulebook",
            "On this screen the announced action shows which token must move. The master moves it, with a click, a drag or the "
            "keyboard, and only then the game goes on.",
        ),
        wrong=Text(
            "Rulebook",
            "A wrong token, one moved the wrong way, or one that no action asks for is refused with the reason, and nothing "
            "changes.",
        ),
        withdraw=Text(
            "Rulebook",
            "You may think better of it and withdraw an announcement, as long as no token has moved for it and no card lies open: "
            "what everybody has seen stays.",
        ),
    ),
)
