ALTER TABLE "popular_searches" ALTER COLUMN "searches" SET DATA TYPE real;--> statement-breakpoint
ALTER TABLE "popular_searches" ADD COLUMN "ends" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "popular_searches_ends_index" ON "popular_searches" USING gin ("ends");