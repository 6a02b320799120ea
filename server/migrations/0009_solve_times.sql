CREATE TABLE "solve_times" (
	"brand" text NOT NULL,
	"puzzle" text NOT NULL,
	"bucket" integer NOT NULL,
	"players" integer NOT NULL,
	"unaided" integer NOT NULL,
	CONSTRAINT "solve_times_brand_puzzle_bucket_pk" PRIMARY KEY("brand","puzzle","bucket")
);
