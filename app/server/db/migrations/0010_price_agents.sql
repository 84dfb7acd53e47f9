CREATE TABLE "price_agent_alerts" (
	"agent_id" integer NOT NULL,
	"offer_id" bigint NOT NULL,
	"watch_id" integer NOT NULL,
	"mail_id" bigint,
	"raised_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_agent_alerts_agent_id_offer_id_pk" PRIMARY KEY("agent_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "price_agent_watches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_agent_watches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"chain_ids" integer[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_agent_watches_agent_id_variant_id_unique" UNIQUE("agent_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "price_agents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_agents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"mails" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_agents_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "unmatched_offers" (
	"country" text NOT NULL,
	"due_on" date NOT NULL,
	"offer_id" bigint NOT NULL,
	"run" bigint NOT NULL,
	CONSTRAINT "unmatched_offers_country_due_on_offer_id_pk" PRIMARY KEY("country","due_on","offer_id")
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"alive_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "price_agent_alerts" ADD CONSTRAINT "price_agent_alerts_watch_id_price_agent_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."price_agent_watches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_agent_watches" ADD CONSTRAINT "price_agent_watches_agent_id_price_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."price_agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_agent_watches" ADD CONSTRAINT "price_agent_watches_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_agents" ADD CONSTRAINT "price_agents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_agent_alerts_watch_id_index" ON "price_agent_alerts" USING btree ("watch_id");--> statement-breakpoint
CREATE INDEX "price_agent_watches_variant_id_index" ON "price_agent_watches" USING btree ("variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_outbox_held" ON "mail_outbox" USING btree ("recipient","template") WHERE "mail_outbox"."is_held";--> statement-breakpoint
INSERT INTO "unmatched_offers" ("country", "due_on", "offer_id", "run") SELECT "country", "start_date", "id", 0 FROM "offers" WHERE "start_date" >= current_date - 1;
