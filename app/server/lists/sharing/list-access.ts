/**
 * A condition that selects the lists `l`, active or retired, that a user may see: their own, the one they take part in,
 * and those retired from it since they joined.
 * @param user the parameter that holds the user's key: `$1`.
 */
export const mayRead = (user: string) => `(l.owner_id = ${user} or exists (
  select from shopping_list_participants p
  where p.user_id = ${user} and p.list_id = coalesce(l.retired_from, l.id)
    and (l.retired_at is null or l.retired_at >= p.joined_at)))`

/** A condition that selects the lists `l` that a user may change: the active ones they own or take part in. */
export const mayChange = (user: string) => `(l.retired_at is null and (l.owner_id = ${user} or exists (
  select from shopping_list_participants p where p.user_id = ${user} and p.list_id = l.id)))`
