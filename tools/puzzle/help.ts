// The help text of the puzzle command.

export const HELP = `The editors' tool. Puzzles are ipuz documents (ipuz.org, version 2).

npm run -s puzzle -- generate <kind> --category <category> [--lang de|en] [--seed N] [--count N]
                     with words: [--words FILE] [--theme THEME] [--ban FILE]
                     arrowword also: [--solution WORD]
                     sudoku also: [--level LEVEL] [--technique KEY] [--symmetry SYMMETRY]
    Prints new puzzles, one document per line. Equal seeds give equal puzzles; each puzzle of a run has its own seed, derived
    from --seed (default 0) and its number. A daily category goes from Monday to Sunday and starts again.
    --level (easy, medium, hard, unfair, extreme) replaces the category. --technique (such as xWing): the puzzle cannot be
    solved without it, or only by something harder. --symmetry of the givens: none, rotational, quarter, horizontal,
    vertical, diagonal, antidiagonal; the puzzle is then minimal except that symmetric cells count together. Exit code 2 if
    there can be no such puzzle, or none was found in 20,000 grids.
    --words: sets these words, as many as fit together. A file with a word a line, in an arrowword with a clue after a tab (at
    most 24 characters; not needed for a word of the lexicon), or a list such as TANNE,KERZE. At most 40 words of 2 to 12
    letters; a word search takes all its words from the list. --theme: sets three words of a theme, or fills a word search
    with it; "--theme list" prints the themes of --lang: id, title, and for those with a date its days this year and its
    countries. --ban: a file or list of words that are not set, nor others of their stems. Standard error says which words
    each puzzle has; exit code 1 if any has fewer than were asked for. --solution: the word that the numbered letters spell;
    exit code 2 if no board has its letters in different words.

npm run -s puzzle -- check FILE... [--lang de|en]
    Prints one line per file: "ok", or "CODE at place: sentence", in that language (en). A file holds one document, or one
    document per line; only the first fault is reported. Exit code 1 if any file is not ok. Files of other programs may use
    any notation of ipuz for cells, clues and words; a fill-in without a list of words takes it from its solution. Sudokus
    may also be text, as for "solve" below, any number in a file; places are then lines and columns.

npm run -s puzzle -- import FILE... --game GAME --category CATEGORY [--lang de|en]
    Checks the files like "check", and if all are valid adds their puzzles to the server's database (DATA_DIR, with no server
    running on it, or DATABASE_URL), after the category's existing levels. Importing the same files again adds nothing.
    --lang: the language of the puzzles, and of the sentences. A clue's image is kept if the document holds it (a data: URL) or
    it lies beside the document, up to 60 kB; for one at another address the clue's text is shown.

npm run -s puzzle -- convert FILE --to ipuz|puz|text [--out FILE] [--lang de|en]
    Converts a crossword between ipuz, .puz (Across Lite) and Across Lite's text format. In ipuz it becomes an arrowword if
    the black squares can hold the clues, else an ordinary crossword. The other formats hold letters, black squares and
    clues; arrows, pictures and the solution word are lost. Exit code 1 with "CODE at place: sentence" if it cannot be done.

npm run -s puzzle -- solve sudoku
    Reads boards of 81 characters, one per line: 1 to 9, and . 0 * or _ for an empty cell. Prints "count:solution" for each:
    count is 0, 1, or 2 for several; the solution is empty for 0, and one of them for 2. Also reads nine rows with or without
    lines between the boxes, several boards on one line, .sdk files ([Puzzle]), lines of HoDoKu's library, anything after a
    board (ratings), and comments (# and //).

npm run -s puzzle -- grade sudoku [--json]
    Reads the same input. Prints "level<TAB>score<TAB>hardest technique" for each: easy, medium, hard, unfair or extreme, and
    HoDoKu's points. A board without exactly one solution gets "invalid<TAB>0<TAB>none".
    With --json, one document per line: level, score, se (the largest base rating of a step of this path on Sudoku Explainer's
    scale), hardest, solved, explainer (rating: what Sukaku Explainer gives by its own path; hardest: its hardest rule; solved:
    false if even its chains with patterns are not enough), and steps, each with technique, code (HoDoKu's), score, se, placements, eliminations, cause and houses. Cells
    are numbered from 0, row by row; houses 0-8 are rows, 9-17 columns, 18-26 boxes.

npm run -s puzzle -- steps sudoku --library [FILE...]
    Reads lines in HoDoKu's library format, from the files or standard input: a technique, a position, and what the technique
    concludes there. Prints a line for each, by the rule of HoDoKu's own test: "found" (this technique with these digits and
    exactly these eliminations or placements), "differs" (that, but with the same digits also another conclusion) or
    "missing", then what else was found. A line that expects nothing (code with -x, or no conclusion) prints "none", or
    "found" if there is something. Comments (#) and blank lines are skipped; a line that cannot be read prints "error", with
    the reason on standard error. In the end "matched N of M", and a line for each that does not match. Exit code 1 if there
    is any.

npm run -s puzzle -- lexicon check [de] [en]
    Checks the lexicons in puzzles/lexicon. Prints "FILE:line CODE: entry" for each fault, then the counts by length,
    difficulty and topic. Exit code 1 if there is a fault.

npm run -s puzzle -- lexicon learn FILE... [--write]
    Reads what players have taught (npm run -s admin -- clues export FILE; several files are added up). Prints for each language
    the clues whose difficulty should change, and the fifty worst: those that are reported most, and those that need help or
    are first answered wrongly in more games than other clues of their difficulty ("expected"). --write sets the difficulties
    in puzzles/lexicon. Exit code 1 with "FILE:LINE: reason" if a file is no export.

For solve and grade: a board that cannot be read is reported on standard error with its line, column and reason. It still
gets its line of output ("0:" or "invalid<TAB>0<TAB>none"), so that the order corresponds, and the exit code is 1. Blank
lines among boards of one line count as such boards; comments do not. Wrong usage has exit code 2.
`;
