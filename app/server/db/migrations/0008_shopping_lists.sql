CREATE TABLE "shopping_list_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"name" text NOT NULL,
	"sub_text" text NOT NULL,
	"quantity" integer NOT NULL,
	"checked" boolean DEFAULT false NOT NULL,
	"image_url" text,
	"price" integer,
	"sub_price_text" text NOT NULL,
	"price_details_text" text NOT NULL,
	"chain_name" text,
	"is_highlighted" boolean NOT NULL,
	"part" text,
	"tint" text NOT NULL,
	"offer_id" bigint,
	"custom_partner_product_id" integer,
	"start_date" date,
	"end_date" date,
	"racoid" uuid,
	"raseid" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shopping_list_mutations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"item_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopping_list_participants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"country" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_list_participants_user_id_country_unique" UNIQUE("user_id","country")
);
--> statement-breakpoint
CREATE TABLE "shopping_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"country" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sharing_code" text,
	"retired_from" uuid,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_lists_sharing_code_unique" UNIQUE("sharing_code")
);
--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD CONSTRAINT "shopping_list_items_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_mutations" ADD CONSTRAINT "shopping_list_mutations_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_participants" ADD CONSTRAINT "shopping_list_participants_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_participants" ADD CONSTRAINT "shopping_list_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_retired_from_shopping_lists_id_fk" FOREIGN KEY ("retired_from") REFERENCES "public"."shopping_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopping_list_items_list_id_position_index" ON "shopping_list_items" USING btree ("list_id","position");--> statement-breakpoint
CREATE INDEX "shopping_list_mutations_list_id_index" ON "shopping_list_mutations" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "shopping_list_participants_list_id_index" ON "shopping_list_participants" USING btree ("list_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_lists_active" ON "shopping_lists" USING btree ("owner_id","country") WHERE "shopping_lists"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "shopping_lists_owner_id_retired_at_index" ON "shopping_lists" USING btree ("owner_id","retired_at");--> statement-breakpoint
CREATE INDEX "shopping_lists_retired_from_index" ON "shopping_lists" USING btree ("retired_from");