/** The PostgreSQL channel (NOTIFY) that announces changed lists to every process. */
export const listChannel = 'shopping_list'

/**
 * An expression for `returning` in a statement that raises the version of `shopping_lists l`: announces the new version
 * to every process when the transaction commits.
 */
export const announced = `pg_notify('${listChannel}', l.id || ':' || l.version)`
