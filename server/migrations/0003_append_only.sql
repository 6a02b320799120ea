-- The ledger is append-only: what was booked stays as it was, and goes only together with its person.
CREATE FUNCTION "keep_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "users" WHERE "uid" = OLD."uid") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The ledger is append-only.' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_append_only" BEFORE UPDATE OR DELETE ON "ledger"
  FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();
--> statement-breakpoint
CREATE TRIGGER "ledger_not_emptied" BEFORE TRUNCATE ON "ledger"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_ledger"();
