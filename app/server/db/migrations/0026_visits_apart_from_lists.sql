-- The columns stay for processes of the version before, which still write them, and are dropped by a later version (docs/operations.md).
update shopping_list_items set racoid = null, raseid = null where racoid is not null or raseid is not null;--> statement-breakpoint
-- To the second, a press on "add to the list" would tell whose item was added by it.
update tracked_events set at = date_trunc('hour', at);
