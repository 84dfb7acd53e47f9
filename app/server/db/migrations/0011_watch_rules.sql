ALTER TABLE "price_agent_watches" ADD COLUMN "target_price" integer;--> statement-breakpoint
ALTER TABLE "price_agent_watches" ADD COLUMN "target_unit_price" integer;--> statement-breakpoint
ALTER TABLE "price_agent_watches" ADD COLUMN "any_size" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "price_agent_watches" ADD COLUMN "any_brand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "price_agent_watches" ADD COLUMN "loose_name_id" integer;--> statement-breakpoint
ALTER TABLE "price_agent_watches" ADD COLUMN "paused_until" date;--> statement-breakpoint
CREATE INDEX "price_agent_watches_loose_name_id_index" ON "price_agent_watches" USING btree ("loose_name_id") WHERE "price_agent_watches"."loose_name_id" is not null;--> statement-breakpoint
CREATE INDEX "price_agent_watches_paused_until_index" ON "price_agent_watches" USING btree ("paused_until") WHERE "price_agent_watches"."paused_until" is not null;