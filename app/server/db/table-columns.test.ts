import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import * as declare from './statement.ts'
import { declaredColumns, selectedColumns } from './table-columns.ts'

const notes = pgTable('notes', {
  words: text().notNull(),
  pageCount: integer('page_count'),
  isRead: boolean('is_read').notNull(),
  writtenAt: timestamp('written_at', { withTimezone: true }),
  links: jsonb(),
})

describe('Columns of a table in a statement', () => {
  it('are declared as the schema has them', () => {
    const { words, pageCount, isRead, writtenAt } = notes
    expect(declaredColumns({ words, pages: pageCount, isRead, writtenAt })).toEqual({
      words: declare.text(),
      pages: declare.nullable(declare.number()),
      isRead: declare.boolean(),
      writtenAt: declare.nullable(declare.moment()),
    })
  })

  it('are selected by their names in the rows', () => {
    const { words, pageCount } = notes
    expect(selectedColumns('n', { words, pages: pageCount })).toBe(
      'n.words as "words", n.page_count as "pages"',
    )
  })

  it('are refused if nothing says how their type is read', () => {
    expect(() => declaredColumns({ links: notes.links })).toThrow('cannot declare links, a jsonb, yet')
  })
})
