-- An event that names a visit and one that names an offer or a term were stored next to each other, so that neighbouring ids joined them.
-- Contraction: the numbers of "id" are dropped, because the version before inserts its default and does not read it.
ALTER TABLE "tracked_events" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "tracked_events" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
-- The order of the rows on disk joined them too.
WITH "taken" AS (DELETE FROM "tracked_events" RETURNING *)
INSERT INTO "tracked_events" ("at", "country", "kind", "visit", "address_group", "page", "path", "offer_id", "variant_id", "module", "cta", "term")
  SELECT "at", "country", "kind", "visit", "address_group", "page", "path", "offer_id", "variant_id", "module", "cta", "term"
  FROM "taken" ORDER BY random();
