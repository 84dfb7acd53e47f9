CREATE TABLE "empty_searches" (
	"country" text NOT NULL,
	"day" date NOT NULL,
	"term" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "empty_searches_country_day_term_pk" PRIMARY KEY("country","day","term")
);
--> statement-breakpoint
CREATE TABLE "tracked_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tracked_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"visit" uuid,
	"page" text,
	"path" text,
	"offer_id" bigint,
	"variant_id" integer,
	"module" text,
	"cta" text,
	"term" text
);
--> statement-breakpoint
CREATE INDEX "tracked_events_at_index" ON "tracked_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "tracked_events_with_visit" ON "tracked_events" USING btree ("at") WHERE visit is not null;