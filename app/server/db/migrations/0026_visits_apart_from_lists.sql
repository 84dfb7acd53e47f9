-- A dropped column stays on the disk with its values; an empty one has none to keep.
update shopping_list_items set racoid = null, raseid = null where racoid is not null or raseid is not null;--> statement-breakpoint
ALTER TABLE "shopping_list_items" DROP COLUMN "racoid";--> statement-breakpoint
ALTER TABLE "shopping_list_items" DROP COLUMN "raseid";--> statement-breakpoint
-- To the second, a press on "add to the list" would tell whose item was added by it.
update tracked_events set at = date_trunc('hour', at);