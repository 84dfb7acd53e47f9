import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = 'app/server/db/migrations'
const journal: { entries: { idx: number; when: number; tag: string }[] } = JSON.parse(
  readFileSync(`${folder}/meta/_journal.json`, 'utf8'),
)
/** Since this migration versions run side by side (docs/operations.md). */
const first = '0026_visits_apart_from_lists'
/** The comment by which a migration says what it takes away, and why the version before does without it. */
const declaration = /^-- Contraction: \S.{20,}/m

/** What the version before may still read, write or leave out, by the statement that takes it away. */
const contractions: Record<string, RegExp> = {
  'drops what is read': /\bdrop\s+(?:table|column|schema|type|view|sequence|constraint)\b/,
  'renames what is read': /\brename\b/,
  'changes a type': /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/,
  'wants what is not written': /\balter\s+column\s+\S+\s+(?:set\s+not\s+null|drop\s+default)\b/,
  'adds a column that is not written': /\badd\s+column\b(?![^,]*\bdefault\b)[^,]*\bnot\s+null\b/,
  'refuses what is written':
    /\balter\s+table\b.*\badd\s+constraint\b.*\b(?:check|unique|exclude|primary\s+key|foreign\s+key)\b/,
  'refuses equals': /\bcreate\s+unique\s+index\b/,
}

/** What a migration does that the version before may not survive, unless it is done to a table that it makes itself. */
function contractionsIn(sql: string): string[] {
  const statements = sql
    .replaceAll(/--.*$/gm, '')
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' '))
  const own = statements.flatMap(
    (statement) => /\bcreate table (?:if not exists )?("?\w+"?)/.exec(statement)?.[1] ?? [],
  )
  const added = statements.flatMap((statement) => /\badd column ("?\w+"?)/.exec(statement)?.[1] ?? [])
  return statements.flatMap((statement) => {
    // A column of its own is empty in what the version before writes, which no reference refuses.
    if (added.includes(/\bforeign key \(("?\w+"?)\)/.exec(statement)?.[1] ?? '')) return []
    const table = /\balter table (?:only )?("?\w+"?)|\bindex\b.* on ("?\w+"?)/.exec(statement)
    if (own.includes(table?.[1] ?? table?.[2] ?? '')) return []
    return Object.keys(contractions).filter((name) => contractions[name]?.test(statement))
  })
}

describe('a migration expands first', () => {
  const at = journal.entries.findIndex(({ tag }) => tag === first)
  it(`${first} is a migration`, () => expect(at).toBeGreaterThan(0))

  it.each(journal.entries.slice(at).map(({ tag }) => tag))(
    '%s leaves what the version before needs, or says what it takes',
    (tag) => {
      const sql = readFileSync(`${folder}/${tag}.sql`, 'utf8')
      if (!declaration.test(sql)) expect(contractionsIn(sql)).toEqual([])
    },
  )

  it('and each comes after the ones before, because an older time than that of the last is skipped', () => {
    const sorted = (values: number[]) => [...values].sort((a, b) => a - b)
    for (const key of ['idx', 'when'] as const) {
      const values = journal.entries.map((entry) => entry[key])
      expect(values, key).toEqual([...new Set(sorted(values))])
    }
  })

  it.each([
    ['alter table "users" drop column "name"', 'drops what is read'],
    ['drop table "users"', 'drops what is read'],
    ['alter table "users" rename column "name" to "names"', 'renames what is read'],
    ['alter table "users" rename to "people"', 'renames what is read'],
    ['ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE integer', 'changes a type'],
    ['alter table "users" alter column "name" set not null', 'wants what is not written'],
    ['alter table "users" alter column "name" drop default', 'wants what is not written'],
    ['alter table "users"\n  add column "name" text not null', 'adds a column that is not written'],
    [
      'alter table "users" add column "name" text not null, add column "age" integer default 0',
      'adds a column that is not written',
    ],
    ['alter table "users" add constraint "few" check (id < 9)', 'refuses what is written'],
    ['alter table "users" add constraint "of" foreign key (id) references a (id)', 'refuses what is written'],
    ['alter table "users" drop constraint "few"', 'drops what is read'],
    ['create unique index "once" on "users" ("name")', 'refuses equals'],
  ])('%s is a contraction', (sql, name) => {
    expect(contractionsIn(`select 1;--> statement-breakpoint\n${sql};`)).toEqual([name])
  })

  it.each([
    'alter table "users" add column "name" text',
    'alter table "users" add column "count" integer default 0 not null',
    'alter table "users" alter column "name" drop not null',
    'create table "walks" ("id" uuid not null); create unique index "once" on "walks" ("id"); alter table "walks" add constraint "few" check (true)',
    'alter table "users" add column "by" uuid; alter table "users" add constraint "of" foreign key ("by") references "a" ("id")',
    '-- drop table "users"\nselect 1',
    'create index "by_name" on "users" ("name")',
  ])('%s is none', (sql) => expect(contractionsIn(sql)).toEqual([]))
})
