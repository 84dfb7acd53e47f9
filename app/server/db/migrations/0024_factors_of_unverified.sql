-- Whoever registered an address that is not theirs may have added factors to the account; users whose email is not verified can add none any more.
delete from passkeys using users where users.id = passkeys.user_id and users.email_verified_at is null;--> statement-breakpoint
delete from two_factors using users where users.id = two_factors.user_id and users.email_verified_at is null;--> statement-breakpoint
update users set two_factor_enabled = false where two_factor_enabled and email_verified_at is null;
