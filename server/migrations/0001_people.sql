CREATE TABLE "balances" (
	"uid" text NOT NULL,
	"currency" text NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "balances_uid_currency_pk" PRIMARY KEY("uid","currency"),
	CONSTRAINT "balance_never_negative" CHECK ("balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uid" text,
	"kind" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"stars" integer,
	"level_id" text,
	"clue_ref" text,
	"replay" text,
	"hash" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"uid" text NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	"status" integer NOT NULL,
	"response" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_uid_key_pk" PRIMARY KEY("uid","key")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_amount_not_zero" CHECK ("ledger"."amount" <> 0),
	CONSTRAINT "ledger_balance_never_negative" CHECK ("ledger"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_notices_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"jokers" integer NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "progress" (
	"uid" text NOT NULL,
	"puzzle" text NOT NULL,
	"revision" integer NOT NULL,
	"changed" bigint NOT NULL,
	"solved" boolean NOT NULL,
	"progress" double precision NOT NULL,
	"best_time" double precision,
	"solved_at" timestamp with time zone,
	"game" text NOT NULL,
	"restore" text,
	CONSTRAINT "progress_uid_puzzle_pk" PRIMARY KEY("uid","puzzle")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"jokers" integer NOT NULL,
	"uses" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"per_person" integer DEFAULT 1 NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "promo_limit" CHECK ("promo_codes"."used" >= 0 AND "promo_codes"."used" <= "promo_codes"."uses")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text,
	"offer_id" text NOT NULL,
	"jokers" integer NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"code" text NOT NULL,
	"uid" text NOT NULL,
	"time" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redemptions_code_uid_time_pk" PRIMARY KEY("code","uid","time")
);
--> statement-breakpoint
CREATE TABLE "time_rewards" (
	"uid" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unique_items" (
	"uid" text NOT NULL,
	"unique_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unique_items_uid_unique_id_pk" PRIMARY KEY("uid","unique_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"uid" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"username" text DEFAULT '' NOT NULL,
	"username_key" text,
	"avatar" text DEFAULT 'anna' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "balances" ADD CONSTRAINT "balances_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_code_promo_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_rewards" ADD CONSTRAINT "time_rewards_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unique_items" ADD CONSTRAINT "unique_items_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_once" ON "feedback" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once" ON "ledger" USING btree ("uid","currency","reason","ref");--> statement-breakpoint
CREATE INDEX "ledger_history" ON "ledger" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "progress_changes" ON "progress" USING btree ("uid","changed");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_provider" ON "purchases" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_starter" ON "purchases" USING btree ("uid","offer_id") WHERE state = 'paid' AND offer_id LIKE 'starter%';--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("brand","username_key");