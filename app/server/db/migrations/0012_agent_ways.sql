DROP INDEX "mail_outbox_held";--> statement-breakpoint
ALTER TABLE "price_agents" ALTER COLUMN "mails" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "price_agents" ALTER COLUMN "mails" SET DATA TYPE text USING CASE WHEN "mails" THEN 'at-once' ELSE 'never' END;--> statement-breakpoint
ALTER TABLE "price_agents" ALTER COLUMN "mails" SET DEFAULT 'at-once';--> statement-breakpoint
ALTER TABLE "price_agents" ADD COLUMN "shopping_day" integer DEFAULT 6 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_agents" ADD COLUMN "weekly_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_agents" ADD COLUMN "feed_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "price_agents_weekly_at_index" ON "price_agents" USING btree ("weekly_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_outbox_held" ON "mail_outbox" USING btree ("template","recipient") WHERE "mail_outbox"."is_held";