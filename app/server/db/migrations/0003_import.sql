CREATE TABLE "import_seen" (
	"run" bigint NOT NULL,
	"offer" bigint NOT NULL,
	"content" bigint NOT NULL,
	CONSTRAINT "import_seen_run_offer_pk" PRIMARY KEY("run","offer")
);
--> statement-breakpoint
CREATE INDEX "products_product_name_id_index" ON "products" USING btree ("product_name_id");--> statement-breakpoint
-- Notes of a running import are worth nothing after a crash.
ALTER TABLE "import_seen" SET UNLOGGED;
