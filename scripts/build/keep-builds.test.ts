import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pathsIn, staticFiles } from '#app/server/http/static-files.ts'
import { clearNamedFiles, keepBuilds } from './keep-builds.ts'

let folder: string
let client: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'))
  client = join(folder, 'client')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds as the product is built: the menu of that version with its styles, and a page whose name stays. */
function build(version: number): void {
  clearNamedFiles(client)
  mkdirSync(join(client, 'assets'), { recursive: true })
  const menu = `assets/menu-${version}.js`
  const styles = `assets/menu-${version}.css`
  for (const file of [menu, `${menu}.br`, styles, 'assets/same.js', `named-${version}.svg`])
    writeFileSync(join(client, file), `${file} of ${version}`)
  const manifest = { menu: { file: menu, css: [styles] }, same: { file: 'assets/same.js' } }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  keepBuilds(folder)
}

const servedAfter = async (path: string) => {
  const [serve] = staticFiles(client, pathsIn(client))
  const answer = await serve?.(
    new Request(`http://localhost${path}`) as never,
    () => new Response('', { status: 404 }),
  )
  await answer?.body?.cancel()
  return answer?.status
}

describe('the hashed files of the last five builds', () => {
  it('stay and are served, so that a page opened before a deploy goes on', async () => {
    for (const version of [1, 2, 3, 4, 5, 6]) build(version)
    expect(await servedAfter('/assets/menu-1.js')).toBe(200)
    expect(await servedAfter('/assets/menu-1.css')).toBe(200)
    build(7)
    expect(await servedAfter('/assets/menu-1.js')).toBe(404)
    expect(await servedAfter('/assets/menu-2.js')).toBe(200)
    expect(readdirSync(join(client, 'assets')).sort()).toEqual([
      ...[2, 3, 4, 5, 6, 7].flatMap((version) => [
        `menu-${version}.css`,
        `menu-${version}.js`,
        `menu-${version}.js.br`,
      ]),
      'same.js',
    ])
  })

  it('are not forgotten because one build is made again and again', () => {
    build(1)
    for (let time = 0; time < 8; time++) build(2)
    expect(readdirSync(join(client, 'assets'))).toContain('menu-1.js')
  })

  it('also stay if their build was made before builds were registered', async () => {
    build(1)
    rmSync(join(folder, 'builds.json'))
    build(2)
    expect(await servedAfter('/assets/menu-1.js')).toBe(200)
    for (const version of [3, 4, 5, 6, 7]) build(version)
    expect(await servedAfter('/assets/menu-1.js')).toBe(404)
  })

  it('are all that stays of an earlier build', () => {
    build(1)
    build(2)
    expect(readdirSync(client).sort()).toEqual(['assets', 'named-2.svg'])
  })
})
