CREATE TABLE "levels" (
	"game_type" text NOT NULL,
	"id" text NOT NULL,
	"category_type" text NOT NULL,
	"language" text NOT NULL,
	"number" integer,
	"create_date" text NOT NULL,
	"title" text NOT NULL,
	"difficulty" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "levels_game_type_id_pk" PRIMARY KEY("game_type","id")
);
--> statement-breakpoint
CREATE TABLE "packs" (
	"name" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "levels_in_order" ON "levels" USING btree ("game_type","category_type","language","number");