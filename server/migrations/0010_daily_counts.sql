CREATE TABLE "daily_counts" (
	"day" text NOT NULL,
	"brand" text NOT NULL,
	"event" text NOT NULL,
	"level" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "daily_counts_day_brand_event_level_pk" PRIMARY KEY("day","brand","event","level")
);
