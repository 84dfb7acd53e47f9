ALTER TABLE "mail_outbox" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "trace_id" text;--> statement-breakpoint
ALTER TABLE "push_outbox" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;