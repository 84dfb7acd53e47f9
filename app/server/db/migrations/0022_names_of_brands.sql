ALTER TABLE "product_names" DROP CONSTRAINT "product_names_country_name_key_unique";--> statement-breakpoint
DROP INDEX "price_agent_watches_loose_name_id_index";--> statement-breakpoint
ALTER TABLE "price_agent_watches" ADD COLUMN "loose_name_key" text;--> statement-breakpoint
ALTER TABLE "product_names" ADD COLUMN "brand_id" integer;--> statement-breakpoint
ALTER TABLE "product_names" ADD CONSTRAINT "product_names_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_agent_watches_loose_name_key_index" ON "price_agent_watches" USING btree ("loose_name_key") WHERE "price_agent_watches"."loose_name_key" is not null;--> statement-breakpoint
ALTER TABLE "price_agent_watches" DROP COLUMN "loose_name_id";--> statement-breakpoint
ALTER TABLE "product_names" ADD CONSTRAINT "product_names_country_name_key_brand_id_unique" UNIQUE NULLS NOT DISTINCT("country","name_key","brand_id");--> statement-breakpoint
-- A name becomes that of the first product that has it; products of other brands get copies.
update product_names n set brand_id = first.brand_id
from (select distinct on (product_name_id) product_name_id, brand_id from products order by product_name_id, id) first
where first.product_name_id = n.id and first.brand_id is not null;--> statement-breakpoint
insert into product_names (country, brand_id, name, name_key)
select n.country, p.brand_id, n.name, n.name_key from products p join product_names n on n.id = p.product_name_id
where p.brand_id is distinct from n.brand_id order by p.id;--> statement-breakpoint
update products p set product_name_id = own.id from product_names n
join product_names own on own.country = n.country and own.name_key = n.name_key
where n.id = p.product_name_id and p.brand_id is distinct from n.brand_id
  and own.brand_id is not distinct from p.brand_id;--> statement-breakpoint
delete from product_names n where not exists (select from products p where p.product_name_id = n.id);--> statement-breakpoint
update price_agent_watches w set loose_name_key = n.name_key
from product_variants v join products p on p.id = v.product_id join product_names n on n.id = p.product_name_id
where v.id = w.variant_id and (w.any_size or w.any_brand);
