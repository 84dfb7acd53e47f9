-- Of ten million offers the first index takes some twenty seconds, in which offers are read and not written.
CREATE INDEX "offers_variant_id_end_date_index" ON "offers" USING btree ("variant_id","end_date");--> statement-breakpoint
DROP INDEX "offers_variant_id_start_date_index";--> statement-breakpoint
CREATE INDEX "verifications_value_within" ON "verifications" USING gin ("value" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "verifications_expires_at_index" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_recipient_index" ON "mail_outbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "products_brand_id_index" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "variant_gtins_variant_id_index" ON "variant_gtins" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "shopping_list_items_offer_id_index" ON "shopping_list_items" USING btree ("offer_id") WHERE "shopping_list_items"."offer_id" is not null;
