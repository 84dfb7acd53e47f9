ALTER TABLE "shopping_list_items" ADD COLUMN "wanted_amount" text;--> statement-breakpoint
ALTER TABLE "shopping_list_mutations" ADD COLUMN "raised" integer;--> statement-breakpoint
ALTER TABLE "shopping_list_mutations" ADD COLUMN "took_tick" boolean DEFAULT false NOT NULL;