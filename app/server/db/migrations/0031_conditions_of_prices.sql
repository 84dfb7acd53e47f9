ALTER TABLE "offers" ADD COLUMN IF NOT EXISTS "conditions" text[];--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN IF NOT EXISTS "customer_limit" integer;