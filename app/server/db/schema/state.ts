import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Facts about the data itself, such as the day up to which the demo catalogue reaches. */
export const dataState = pgTable('data_state', { key: text().primaryKey(), value: jsonb().notNull() })
