import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

const document = readFileSync('docs/security.md', 'utf8')

it('docs/security.md names only files and folders that exist', () => {
  const files = globSync('{app,bench,content,deploy,machines,scripts,tests}/**')
  const known = new Set([
    ...files,
    ...files.map((file) => basename(file)),
    ...files.map((file) => `${file}/`),
  ])
  const named = [...document.matchAll(/`([\w./-]+(?:\.tsx?|\/))`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

it('docs/security.md tells each requirement of ASVS once', () => {
  const ids = [...document.matchAll(/^\| (\d[^|]*) \|/gm)]
    .flatMap(([, cell = '']) => cell.split(', '))
    .filter((id) => /^\d+\.\d+\.\d+$/.test(id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

it('ASVS 15.1.2: every package comes from npm’s registry, with its hash', () => {
  type Package = { resolved?: string; integrity?: string; link?: boolean }
  const { packages }: { packages: Record<string, Package> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const others = Object.entries(packages).filter(
    ([path, { resolved, integrity }]) =>
      path !== '' &&
      (!integrity?.startsWith('sha512-') ||
        !(resolved ?? 'https://registry.npmjs.org/').startsWith('https://registry.npmjs.org/')),
  )
  expect(others.map(([path]) => path)).toEqual([])
})
