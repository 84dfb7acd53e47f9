CREATE INDEX "tracked_events_with_group" ON "tracked_events" USING btree ("at") WHERE address_group is not null;--> statement-breakpoint
-- A visit is stored with kinds of pages only: with an offer or a term it would be that of the user who alone put it on a list in that hour.
INSERT INTO "tracked_events" ("at", "country", "kind", "visit", "page", "path")
  SELECT "at", "country", "kind", "visit", "page", '/offer/*' FROM "tracked_events"
  WHERE "visit" IS NOT NULL AND "kind" = 'page-view' AND "path" LIKE '/offer/_%';--> statement-breakpoint
UPDATE "tracked_events" SET "path" = '/single/*' WHERE "visit" IS NOT NULL AND "kind" = 'page-view' AND "path" LIKE '/single/_%';--> statement-breakpoint
UPDATE "tracked_events" SET "visit" = NULL WHERE "visit" IS NOT NULL AND ("kind" <> 'page-view' OR "path" LIKE '/offer/_%' AND "path" <> '/offer/*');
