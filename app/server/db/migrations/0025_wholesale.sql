ALTER TABLE "chain_categories" ADD COLUMN "is_wholesale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "at_shops" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "chain_categories" SET "is_wholesale" = true WHERE "name" ~* 'engros|internt?\s?brug|grossist|grosshand|storhand|partihand|tukku|storhusholdning|storhushåll|storkøkken|storkjøkken|storkök|suurkeittiö|cash\s?(?:&|\+|and|og|och|ja)\s?carry|food\s?service|horeca|wholesale|b2b';--> statement-breakpoint
-- The next start counts the offers at shops.
DELETE FROM "data_state" WHERE "key" LIKE 'live-offers:%';