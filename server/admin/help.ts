// The support tool's --help.

export const HELP = `The support tool. Works on the server's database: DATABASE_URL, or the folder DATA_DIR. If a server is running on that folder, it
carries out the command (on Windows, stop it first).

npm run -s admin -- user UID|USERNAME
    The account, what it owns, its latest purchases. E-mail addresses are kept by the sign-in provider: look up the uid there.

npm run -s admin -- ledger UID|USERNAME [--limit 50]
    The history of the player's jokers and letters, newest first.

npm run -s admin -- grant UID|USERNAME JOKERS --reason "WHY" [--by NAME] --yes
    Grants 1 to 10,000 jokers. Reason and operator (the system's user unless --by names one) are recorded. Without --yes it
    only prints what it would do.

npm run -s admin -- code make [--jokers 5] [--uses 1] [--per-person 1] [--from DAY] [--until DAY] [--note TEXT] [--count 1]
                 [--brand default]
    Promo codes of ten characters, one per line. --uses: how often each can be redeemed in total. --brand: whose players may.
npm run -s admin -- code list
npm run -s admin -- code end CODE

npm run -s admin -- offer list
npm run -s admin -- offer set ID [--jokers N] [--price N] [--currency EUR] [--kind size] [--rank N] [--from DAY] [--until DAY]
    Changes an offer of the shop, or creates one. The price is in the currency's smallest unit, such as cents. Kinds:
    starter (once per account; such ids begin with "starter"), bestSeller, size. Offers are sorted by rank. Purchases in
    progress keep their price.
npm run -s admin -- offer end ID

npm run -s admin -- brand list
npm run -s admin -- brand show KEY [--version N]
    The brand's document as JSON: the published version, else the newest.
npm run -s admin -- brand set FILE... [--publish]
    Checks each file and adds it as a version of its brand; --publish serves it at once. A file is JSON as in assets/brands; its
    appearance.logo may name a picture beside it.
npm run -s admin -- brand preview KEY [--version N]
    An address under which the newest version, or that one, is seen before it is published. It holds until the next preview.
npm run -s admin -- brand publish KEY [--version N]
    Serves the newest version, or that one, on every node within a second.
npm run -s admin -- brand rollback KEY
    Serves the version that was published before; none if there was none.

npm run -s admin -- feedback list [--limit 50]
    Players' feedback, newest first.
npm run -s admin -- feedback session ID [FILE]
    Writes the session that a player attached to FILE, or to feedback-ID.json.gz; \`npm run -s replay\` plays it.

npm run -s admin -- clues export FILE
    How players did with each clue, one line of JSON each, and how many people reported it; nothing of single players.
    \`npm run -s puzzle -- lexicon learn FILE\` makes difficulties of it, and a list of the worst clues.

npm run -s admin -- stats [--days 7] [--brand KEY] [--levels 20]
    Visits, starts, wins and ads by day and brand, and the levels started most. Only of players who have agreed to be counted, and of
    400 days at most.

npm run -s admin -- check
    Checks that the ledger adds up to every player's balances and contains every paid purchase. Exit code 1 if not. Warns
    when the lists of the daily arrowwords end within 30 days; with --json it says when they do.

npm run -s admin -- backup FILE
    A consistent snapshot while the server keeps running, in one compressed file with checksums. It holds personal data.
    The embedded database blocks other requests for some seconds.
npm run -s admin -- restore FILE [--force]
    Restores into an empty database of the same version, embedded or PostgreSQL, whichever it came from; all or nothing. Stop the
    servers first. --force deletes what is there.

--json works with every command. DAY is a day such as 2026-12-24 in the server's TIME_ZONE (--until: its end), or a time
such as 2026-12-24T18:00Z. Exit code 1: it cannot be done; 2: wrong usage.
`;
