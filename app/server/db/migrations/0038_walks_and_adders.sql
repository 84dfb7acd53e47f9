CREATE TABLE "shopping_list_walks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_id" uuid NOT NULL,
	"chain_name" text NOT NULL,
	"steps" jsonb NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD COLUMN "is_ticker_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD COLUMN "added_by" text;--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD COLUMN "is_adder_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_list_walks" ADD CONSTRAINT "shopping_list_walks_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopping_list_walks_list_id_chain_name_ticked_at_index" ON "shopping_list_walks" USING btree ("list_id","chain_name","ticked_at");--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD CONSTRAINT "shopping_list_items_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopping_list_items_added_by_index" ON "shopping_list_items" USING btree ("added_by") WHERE "shopping_list_items"."added_by" is not null;