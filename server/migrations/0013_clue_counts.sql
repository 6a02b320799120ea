CREATE TABLE "clue_counts" (
	"language" text NOT NULL,
	"answer" text NOT NULL,
	"clue" text NOT NULL,
	"category" text NOT NULL,
	"shown" integer NOT NULL,
	"unaided" integer NOT NULL,
	"first_try" integer NOT NULL,
	"tried" integer NOT NULL,
	"known" integer NOT NULL,
	"hinted" integer NOT NULL,
	"wrong" integer NOT NULL,
	CONSTRAINT "clue_counts_language_answer_clue_category_pk" PRIMARY KEY("language","answer","clue","category")
);
--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "clues_counted" boolean DEFAULT false NOT NULL;