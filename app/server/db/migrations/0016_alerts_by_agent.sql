ALTER TABLE "price_agent_alerts" DROP CONSTRAINT "price_agent_alerts_watch_id_price_agent_watches_id_fk";
--> statement-breakpoint
DROP INDEX "price_agent_alerts_watch_id_index";--> statement-breakpoint
CREATE FUNCTION forget_alerts_of_watches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM price_agent_alerts a USING removed WHERE a.agent_id = removed.agent_id AND a.watch_id = removed.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_alerts AFTER DELETE ON "price_agent_watches"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION forget_alerts_of_watches();
