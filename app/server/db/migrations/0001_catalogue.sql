CREATE TABLE "chain_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chain_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "chain_categories_country_name_unique" UNIQUE("country","name")
);
--> statement-breakpoint
CREATE TABLE "chains" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"chain_category_id" integer,
	"website" text,
	CONSTRAINT "chains_country_name_key_unique" UNIQUE("country","name_key")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"country" text NOT NULL,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"chain_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"units" integer DEFAULT 1 NOT NULL,
	"unit_type" text NOT NULL,
	"price" integer NOT NULL,
	"regular_price" integer,
	"currency" char(3) NOT NULL,
	"unit_price" integer,
	"is_highlighted" boolean DEFAULT false NOT NULL,
	"image_url" text,
	"offer_url" text,
	"defined_description" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_source_external_id_unique" UNIQUE("source","external_id")
);
--> statement-breakpoint
CREATE TABLE "custom_partner_products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custom_partner_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"country" text NOT NULL,
	"product_title_text" text NOT NULL,
	"image_path_on_public_disk" text,
	"image_url" text,
	"sub_text" text,
	"price_text" text,
	"price_details_text" text,
	"brand_id" integer,
	"variant_id" integer,
	"keywords" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "custom_partner_products_partner_id_product_title_text_unique" UNIQUE("partner_id","product_title_text")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text NOT NULL,
	"name" text NOT NULL,
	"website" text,
	CONSTRAINT "partners_country_name_unique" UNIQUE("country","name")
);
--> statement-breakpoint
CREATE TABLE "placement_offers" (
	"country" text NOT NULL,
	"placement_id" text NOT NULL,
	"position" integer NOT NULL,
	"offer_id" bigint NOT NULL,
	CONSTRAINT "placement_offers_country_placement_id_position_pk" PRIMARY KEY("country","placement_id","position")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"parent_id" integer,
	CONSTRAINT "brands_name_key_unique" UNIQUE("name_key")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"tint" text DEFAULT 'stone' NOT NULL,
	CONSTRAINT "categories_country_parent_id_name_key_unique" UNIQUE NULLS NOT DISTINCT("country","parent_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "product_names" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	CONSTRAINT "product_names_country_name_key_unique" UNIQUE("country","name_key")
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"quantity" double precision,
	"quantity_type" text,
	"pieces" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product_variants_product_id_quantity_quantity_type_pieces_unique" UNIQUE NULLS NOT DISTINCT("product_id","quantity","quantity_type","pieces")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text NOT NULL,
	"brand_id" integer,
	"product_name_id" integer NOT NULL,
	"category_id" integer,
	"image_url" text,
	CONSTRAINT "products_country_brand_id_product_name_id_unique" UNIQUE NULLS NOT DISTINCT("country","brand_id","product_name_id")
);
--> statement-breakpoint
CREATE TABLE "variant_gtins" (
	"country" text NOT NULL,
	"gtin" text NOT NULL,
	"variant_id" integer NOT NULL,
	CONSTRAINT "variant_gtins_country_gtin_unique" UNIQUE("country","gtin")
);
--> statement-breakpoint
CREATE TABLE "popular_searches" (
	"country" text NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"term" text NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"offers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "popular_searches_country_key_pk" PRIMARY KEY("country","key")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"title" text NOT NULL,
	"brand_id" integer,
	"category_id" integer,
	"tsv" "tsvector" NOT NULL,
	"live" integer DEFAULT 0 NOT NULL,
	"cheapest_offer_id" bigint,
	"highlighted_offer_id" bigint,
	"is_live" boolean GENERATED ALWAYS AS (live > 0) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_prefixes" (
	"country" text NOT NULL,
	"prefix" text COLLATE "C" NOT NULL,
	"product_ids" integer[] NOT NULL,
	"sponsored_product_ids" integer[] NOT NULL,
	"brand_ids" integer[] NOT NULL,
	"products" integer NOT NULL,
	"offers" integer NOT NULL,
	CONSTRAINT "search_prefixes_country_prefix_pk" PRIMARY KEY("country","prefix")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"country" text NOT NULL,
	"term" text COLLATE "C" NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "search_terms_country_term_pk" PRIMARY KEY("country","term")
);
--> statement-breakpoint
CREATE TABLE "data_state" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chains" ADD CONSTRAINT "chains_chain_category_id_chain_categories_id_fk" FOREIGN KEY ("chain_category_id") REFERENCES "public"."chain_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_chain_id_chains_id_fk" FOREIGN KEY ("chain_id") REFERENCES "public"."chains"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_partner_products" ADD CONSTRAINT "custom_partner_products_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_partner_products" ADD CONSTRAINT "custom_partner_products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_partner_products" ADD CONSTRAINT "custom_partner_products_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_offers" ADD CONSTRAINT "placement_offers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_parent_id_brands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_product_name_id_product_names_id_fk" FOREIGN KEY ("product_name_id") REFERENCES "public"."product_names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_gtins" ADD CONSTRAINT "variant_gtins_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_product_id_end_date_index" ON "offers" USING btree ("product_id","end_date");--> statement-breakpoint
CREATE INDEX "offers_variant_id_start_date_index" ON "offers" USING btree ("variant_id","start_date");--> statement-breakpoint
CREATE INDEX "offers_country_end_date_index" ON "offers" USING btree ("country","end_date");--> statement-breakpoint
CREATE INDEX "offers_chain_id_end_date_index" ON "offers" USING btree ("chain_id","end_date");--> statement-breakpoint
CREATE INDEX "products_category_id_index" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "popular_searches_country_searches_offers_index" ON "popular_searches" USING btree ("country","searches" DESC NULLS LAST,"offers" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_documents_words_dk" ON "search_documents" USING gin ("tsv") WITH (fastupdate=false) WHERE country = 'dk' and is_live;--> statement-breakpoint
CREATE INDEX "search_documents_words_no" ON "search_documents" USING gin ("tsv") WITH (fastupdate=false) WHERE country = 'no' and is_live;--> statement-breakpoint
CREATE INDEX "search_documents_words_se" ON "search_documents" USING gin ("tsv") WITH (fastupdate=false) WHERE country = 'se' and is_live;--> statement-breakpoint
CREATE INDEX "search_documents_words_fi" ON "search_documents" USING gin ("tsv") WITH (fastupdate=false) WHERE country = 'fi' and is_live;--> statement-breakpoint
CREATE INDEX "search_documents_country_category_id_index" ON "search_documents" USING btree ("country","category_id");