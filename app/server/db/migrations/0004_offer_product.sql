ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_id_product_id_unique" UNIQUE("id","product_id");
--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT "offers_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT "offers_variant_id_product_variants_id_fk";
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_variant_id_product_id_product_variants_id_product_id_fk" FOREIGN KEY ("variant_id","product_id") REFERENCES "public"."product_variants"("id","product_id") ON DELETE no action ON UPDATE no action;
