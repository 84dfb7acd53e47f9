import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeFiles } from './write-files.ts'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'made')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

it('makes the folder and writes what is missing', () => {
  const files = new Map([
    ['a.svg', '<svg/>'],
    ['b.svg', '<svg></svg>'],
  ])
  expect(writeFiles(folder, files)).toEqual({ written: 2, removed: 0 })
  expect(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])).toEqual([
    ...files,
  ])
})

it('leaves alone what is the same, writes what differs and takes away what is stale', () => {
  writeFiles(
    folder,
    new Map([
      ['same.svg', '1'],
      ['changed.svg', '1'],
      ['stale.svg', '1'],
    ]),
  )
  const long = new Date('2020-01-01')
  utimesSync(join(folder, 'same.svg'), long, long)

  expect(
    writeFiles(
      folder,
      new Map([
        ['same.svg', '1'],
        ['changed.svg', '2'],
      ]),
    ),
  ).toEqual({ written: 1, removed: 1 })

  expect(statSync(join(folder, 'same.svg')).mtime).toEqual(long)
  expect(readFileSync(join(folder, 'changed.svg'), 'utf8')).toBe('2')
  expect(readdirSync(folder)).toEqual(['changed.svg', 'same.svg'])
})
