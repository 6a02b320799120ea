ALTER TABLE "progress" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "begun_clock" double precision;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "offline_reward" timestamp with time zone;--> statement-breakpoint
-- Times that no person needs, from when nobody looked at them: well below what the smallest board of a game takes (puzzles/pace.ts).
UPDATE "progress" SET
  "best_time" = CASE WHEN "best_time" < pace."least" THEN NULL ELSE "best_time" END,
  "first" = CASE WHEN ("first"::json->>'time')::float8 < pace."least" THEN NULL ELSE "first" END
FROM (VALUES ('sudoku', 10000), ('crossword', 8000), ('wordsearch', 3000), ('gridpuzzle', 2000)) AS pace("game", "least")
WHERE split_part("puzzle", '/', 1) = pace."game"
  AND ("best_time" < pace."least" OR ("first"::json->>'time')::float8 < pace."least");
