ALTER TABLE "users" ADD COLUMN IF NOT EXISTS "chain_ids" integer[];
