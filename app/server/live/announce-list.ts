/** The channel on which every process hears of changed lists (PostgreSQL, NOTIFY). */
export const listChannel = 'shopping_list'

/**
 * What a statement that raises the version of `shopping_lists l` returns besides: it tells every process that the list
 * reached it, once the transaction has committed; nothing is told where that is rolled back.
 */
export const announced = `pg_notify('${listChannel}', l.id || ':' || l.version)`
