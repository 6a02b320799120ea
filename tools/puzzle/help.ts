// The help text of the puzzle command.

export const HELP = `The editors' tool. Puzzles are ipuz documents (ipuz.org, version 2).

npm run -s puzzle -- generate <kind> --category <category> [--lang de|en] [--seed N] [--count N]
                     sudoku besides: [--level LEVEL] [--technique KEY] [--symmetry SYMMETRY]
    Prints new puzzles, one document a line. Equal seeds give equal puzzles; each puzzle of a run has a seed of its own,
    drawn from --seed (0) and its number. A daily category goes from Monday to Sunday, then starts again.
    --level (easy, medium, hard, unfair, extreme) takes the place of the category. --technique (such as xWing): the puzzle
    needs it: without it one gets stuck or must do something harder. --symmetry of the givens: none, rotational, quarter,
    horizontal, vertical, diagonal, antidiagonal; then a puzzle is minimal but for cells that go together. Exit 2 where
    there is no such puzzle, or none in 20,000 grids.

npm run -s puzzle -- check FILE...
    One line a file: "ok", or "CODE at place: sentence". A file holds one document, or one document a line; of several
    faults the first is told. Exit 1 if any file is not ok.

npm run -s puzzle -- import FILE... --game GAME --category CATEGORY [--lang de|en]
    Checks the files like "check", and if all are sound puts their puzzles into the server's database (DATA_DIR, with no server
    running on it, or DATABASE_URL), behind the levels that the category has. The same files again add nothing.

npm run -s puzzle -- convert FILE --to ipuz|puz|text [--out FILE]
    A crossword from one format into another: ipuz, .puz (Across Lite), Across Lite's text. Into ipuz it becomes an arrowword
    where the black squares can hold the clues, else an ordinary crossword. The other formats hold letters, black squares and
    clues: arrows, pictures and the solution word stay behind. Exit 1 with "CODE at place: sentence" if it cannot be done.

npm run -s puzzle -- solve sudoku
    Reads boards of 81 characters, one a line: 1 to 9, and . or 0 for an empty cell. Prints "count:solution" for each:
    count is 0, 1, or 2 for several; the solution is empty for 0, and one of them for 2.

npm run -s puzzle -- grade sudoku [--json]
    Reads the same. Prints "level<TAB>score<TAB>hardest technique" for each: easy, medium, hard, unfair or extreme, and
    HoDoKu's points. A board without exactly one solution gets "invalid<TAB>0<TAB>none".
    With --json one document a line: level, score, se (the largest rating of a step on Sudoku Explainer's scale), hardest,
    solved, and steps, each with technique, code (HoDoKu's), score, se, placements, eliminations, cause and houses; cells
    count from 0, row by row; houses 0-8 are rows, 9-17 columns, 18-26 boxes.

npm run -s puzzle -- steps sudoku --library [FILE...]
    Reads lines in HoDoKu's library format, from the files or the input: a technique, a position, what the technique
    concludes there. Prints a line for each: "found" or "missing" (this technique, exactly these eliminations or
    placements, at this state), then what else was found. A line that expects nothing (code with -x, or no conclusion)
    prints "none", or "found" if there is something. Comments (#) and blank lines are passed over; "error" stands for a
    line that cannot be read, which is told on the error output. Exit 1 if anything is missing, found where nothing
    should be, or not readable.

npm run -s puzzle -- lexicon check [de] [en]
    Proves the lexicons in puzzles/lexicon: "FILE:line CODE: entry" for each fault, then the counts by length, difficulty and
    topic. Exit 1 if there is a fault.

For solve and grade: a line that is no board is told on the error output with its number; it still gets its line in the
output ("0:" or "invalid<TAB>0<TAB>none"), so that line numbers stay in step, and the exit code is 1. Blank lines count
as such. The exit code of a wrong command is 2.
`;
