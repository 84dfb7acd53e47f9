import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerMiddleware, ServerRequest } from 'srvx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathsIn, staticFiles } from './static-files.ts'

describe('files of the build', () => {
  let folder = ''
  let middleware: ServerMiddleware[] = []
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'client-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'start()')
    writeFileSync(join(folder, 'smør.svg'), '<svg/>')
    writeFileSync(join(folder, 'sw.js'), 'listen()')
    middleware = staticFiles(folder, pathsIn(folder))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const answered = async (path: string) => {
    const request = new Request(`http://shop.example${path}`) as ServerRequest
    const [serveFile] = middleware
    const response = await serveFile?.(request, () => new Response('a page'))
    return { body: await response?.text(), kept: response?.headers.get('cache-control') }
  }

  it('are kept for ever where their name is of their content, else for a day', async () => {
    expect(await answered('/assets/app-1a2b.js')).toEqual({
      body: 'start()',
      kept: 'max-age=31536000, immutable',
    })
    expect(await answered('/sm%C3%B8r.svg?v=1')).toEqual({ body: '<svg/>', kept: 'max-age=86400' })
  })

  it('the service worker is asked for anew each time', async () => {
    expect(await answered('/sw.js')).toEqual({ body: 'listen()', kept: 'max-age=0' })
  })

  it('are no other addresses, nor what lies outside', async () => {
    for (const path of ['/', '/offer/kaffe', '/assets', '/assets/gone.js', '/..%2Fpackage.json']) {
      expect(await answered(path)).toEqual({ body: 'a page', kept: null })
    }
  })
})
