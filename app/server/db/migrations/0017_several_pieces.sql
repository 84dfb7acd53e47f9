ALTER TABLE "product_variants" DROP CONSTRAINT "product_variants_product_id_quantity_quantity_type_pieces_unique";--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD COLUMN "units" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD COLUMN "units_price" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "single_price" integer;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "apart" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_size" UNIQUE NULLS NOT DISTINCT("product_id","quantity","quantity_type","pieces","apart");--> statement-breakpoint
update shopping_list_items i set units = o.units, units_price = o.price, price = o.single_price
from offers o where o.id = i.offer_id and o.units > 1;
