ALTER TABLE "search_documents" ADD COLUMN "part" text;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "chain_category_id" integer;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_chain_category_id_chain_categories_id_fk" FOREIGN KEY ("chain_category_id") REFERENCES "public"."chain_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_country_part_chain_category_id_index" ON "search_documents" USING btree ("country","part","chain_category_id") WHERE is_live;