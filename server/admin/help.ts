// What the support's tool prints when it is asked for help.

export const HELP = `The support's tool. It works on the server's database: DATABASE_URL, or the folder DATA_DIR; a server that runs on the folder
carries the command out (on Windows it has to be stopped first).

npm run -s admin -- user UID|USERNAME
    Who it is, what he owns, his last purchases. E-mail addresses are the sign-in provider's: look up the uid there.

npm run -s admin -- ledger UID|USERNAME [--limit 50]
    What happened to his jokers and letters, newest first.

npm run -s admin -- grant UID|USERNAME JOKERS --reason "WHY" [--by NAME] --yes
    A gift of 1 to 10,000 jokers. Reason and giver (the system's user unless --by names one) are kept. Without --yes it
    only says what it would do.

npm run -s admin -- code make [--jokers 5] [--uses 1] [--per-person 1] [--from DAY] [--until DAY] [--note TEXT] [--count 1]
    Promo codes of ten characters, one a line. --uses: how often each can be redeemed in all.
npm run -s admin -- code list
npm run -s admin -- code end CODE

npm run -s admin -- offer list
npm run -s admin -- offer set ID [--jokers N] [--price N] [--currency EUR] [--kind size] [--rank N] [--from DAY] [--until DAY]
    Changes an offer of the shop, or makes a new one. The price is in the currency's smallest unit, such as cents. Kinds:
    starter (once per account; such ids begin with "starter"), bestSeller, size. Offers are shown by rank. Purchases that
    have begun keep their price.
npm run -s admin -- offer end ID

npm run -s admin -- feedback list [--limit 50]
    What players have said, newest first.

npm run -s admin -- check
    Does the ledger add up to the balances of everybody, and is every paid purchase in it? Exit code 1 if not.

npm run -s admin -- backup FILE
    Everything as it is at one moment, while the server goes on, in one compressed file with checksums. It holds personal
    data. The embedded database answers nobody else meanwhile (seconds).
npm run -s admin -- restore FILE [--force]
    Into an empty database of the same version, embedded or PostgreSQL, whichever it came from; all of it or nothing. Stop
    the servers first. --force deletes what is there.

--json instead of words works everywhere. DAY is a day such as 2026-12-24 in the server's TIME_ZONE (--until: to its end),
or a moment such as 2026-12-24T18:00Z. Exit code 1: it cannot be done; 2: a wrong command.
`;
