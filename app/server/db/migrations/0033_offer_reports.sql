CREATE TABLE "offer_corrections" (
	"offer_id" bigint PRIMARY KEY NOT NULL,
	"said" json NOT NULL,
	"price" integer,
	"variant_id" integer,
	"is_without_picture" boolean DEFAULT false NOT NULL,
	"hidden_on" date,
	"corrected_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" bigint NOT NULL,
	"wrong" text NOT NULL,
	"sentence" text NOT NULL,
	"visit" text NOT NULL,
	"price" integer NOT NULL,
	"units" integer NOT NULL,
	"reported_on" date NOT NULL,
	"looked_at" timestamp with time zone,
	CONSTRAINT "offer_reports_offer_id_wrong_visit_unique" UNIQUE("offer_id","wrong","visit")
);
--> statement-breakpoint
ALTER TABLE "offer_corrections" ADD CONSTRAINT "offer_corrections_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_corrections" ADD CONSTRAINT "offer_corrections_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_reports" ADD CONSTRAINT "offer_reports_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_reports_reported_on_index" ON "offer_reports" USING btree ("reported_on");