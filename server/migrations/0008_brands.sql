CREATE TABLE "brand_versions" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"document" text NOT NULL,
	"operator" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "brand_versions_key_version_pk" PRIMARY KEY("key","version")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"key" text PRIMARY KEY NOT NULL,
	"published" integer,
	"preview" integer,
	"preview_token" text
);
--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "brand" text DEFAULT 'default' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_versions" ADD CONSTRAINT "brand_versions_key_brands_key_fk" FOREIGN KEY ("key") REFERENCES "public"."brands"("key") ON DELETE no action ON UPDATE no action;