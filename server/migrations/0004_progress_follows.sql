CREATE TABLE "deleted_users" (
	"uid" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "opened" text;--> statement-breakpoint
ALTER TABLE "progress" ADD COLUMN "first" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "changes" bigint DEFAULT 0 NOT NULL;