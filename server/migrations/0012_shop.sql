CREATE TABLE "chests" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"game_type" text NOT NULL,
	"size" text NOT NULL,
	"letters" integer NOT NULL,
	"price" integer NOT NULL,
	"state" text DEFAULT 'closed' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chest_state" CHECK ("chests"."state" IN ('closed', 'opened', 'undone')),
	CONSTRAINT "chest_costs_and_holds" CHECK ("chests"."price" >= 1 AND "chests"."letters" >= 1)
);
--> statement-breakpoint
ALTER TABLE "chests" ADD CONSTRAINT "chests_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chests_owner" ON "chests" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "purchases_paid" ON "purchases" USING btree ("paid_at") WHERE state = 'paid';--> statement-breakpoint
-- A chest begins closed, is opened or undone once, and is otherwise kept as it was bought; it goes only together with its person.
CREATE FUNCTION "keep_chest"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."state" = 'closed' AND
    (NEW."id", NEW."uid", NEW."game_type", NEW."size", NEW."letters", NEW."price", NEW."created_at") IS NOT DISTINCT FROM
    (OLD."id", OLD."uid", OLD."game_type", OLD."size", OLD."letters", OLD."price", OLD."created_at") THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "users" WHERE "uid" = OLD."uid") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'A chest stays as it was bought, and ends once.' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "chest_kept" BEFORE UPDATE OR DELETE ON "chests"
  FOR EACH ROW EXECUTE FUNCTION "keep_chest"();
--> statement-breakpoint
CREATE TRIGGER "chests_not_emptied" BEFORE TRUNCATE ON "chests"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_chest"();
--> statement-breakpoint
-- Price, letters and what came back are in the ledger under the chest's own ref, exactly as its state says. Compared when the
-- transaction ends, since the chest is claimed first and booked last, and a backup restores one table after the other.
CREATE FUNCTION "chest_is_booked"("chest" "chests") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT
    (SELECT "amount" FROM "ledger" WHERE "uid" = "chest"."uid" AND "currency" = 'spellJoker' AND "reason" = 'chest'
      AND "ref" = "own"."ref") IS NOT DISTINCT FROM -"chest"."price"
    AND (SELECT "amount" FROM "ledger" WHERE "uid" = "chest"."uid" AND "currency" = 'letters:' || "chest"."game_type"
      AND "reason" = 'chest' AND "ref" = "own"."ref")
      IS NOT DISTINCT FROM CASE WHEN "chest"."state" = 'opened' THEN "chest"."letters" END
    AND (SELECT "amount" FROM "ledger" WHERE "uid" = "chest"."uid" AND "currency" = 'spellJoker' AND "reason" = 'chestUndo'
      AND "ref" = "own"."ref") IS NOT DISTINCT FROM CASE WHEN "chest"."state" = 'undone' THEN "chest"."price" END
  FROM (SELECT "chest"."game_type" || '/' || "chest"."size" || '#' || "chest"."id" AS "ref") AS "own"
$$;
--> statement-breakpoint
CREATE FUNCTION "compare_chest"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "chests" WHERE "id" = NEW."id" AND NOT "chest_is_booked"("chests")) THEN
    RAISE EXCEPTION 'A chest and its ledger entries belong together.' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "chest_booked" AFTER INSERT OR UPDATE ON "chests"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "compare_chest"();
--> statement-breakpoint
-- Jokers come back for a chest of that ref alone, which was undone and had cost as much.
CREATE FUNCTION "compare_chest_undo"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "users" WHERE "uid" = NEW."uid") AND NOT EXISTS (
    SELECT FROM "chests" WHERE "uid" = NEW."uid" AND "state" = 'undone' AND "price" = NEW."amount"
      AND "game_type" || '/' || "size" || '#' || "id" = NEW."ref" AND NEW."currency" = 'spellJoker'
  ) THEN
    RAISE EXCEPTION 'Jokers come back only for a chest that was undone.' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "chest_undo_of_chest" AFTER INSERT ON "ledger"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."reason" = 'chestUndo') EXECUTE FUNCTION "compare_chest_undo"();
