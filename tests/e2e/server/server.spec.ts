import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '#tests/free-port.ts'
import { readEvents } from '#tests/integration/lists/read-events.ts'
import { registerShopper } from '../../../bench/traffic/register-shopper.ts'
import { emptyDataFolder } from '../support/shopper-pool.ts'
import { serversOfFile } from './server-process.ts'

// The tests start their own servers, on their own folder without the demo catalogue.
test.describe.configure({ mode: 'serial' })

const { folder, url, start, isReady } = serversOfFile()

test('one server: a second one on its folder or port ends, a page without categories, a list’s stream, and SIGTERM', async () => {
  const server = start({})
  await isReady(server)

  await test.step('a second process on the same data folder ends, says why, and nothing is lost', async () => {
    const second = start({ PORT: String(await freePort()) })
    expect(await second.exit).toBe(1)
    expect(second.output()).toContain(`is in use by process ${server.process.pid}`)
    expect((await fetch(url('/readyz'))).status).toBe(200)
  })

  await test.step('a port in use gives a sentence and a non-zero exit code', async () => {
    const other = join(folder, 'other')
    if (existsSync(emptyDataFolder)) cpSync(emptyDataFolder, other, { recursive: true })
    const second = start({ DATA_DIR: other })
    expect(await second.exit).toBe(1)
    expect(second.output()).toContain('The port is in use. Set PORT to another one.')
  })

  await test.step('§8: without chain categories a page is complete, only its footer has no list of them', async () => {
    const page = await fetch(url('/'))
    const headings = [...(await page.text()).matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, text]) => text)
    expect({ status: page.status, headings: headings.slice(-1) }).toEqual({ status: 200, headings: ['Land'] })
    expect(headings).not.toContain('Kategorier')
  })

  await test.step('a list’s stream reports changes, uncompressed and logged once, until SIGTERM ends it', async () => {
    const { headers, listPath } = await registerShopper(
      { url: url(''), folder: join(folder, 'data') },
      'Anna',
    )
    const stream = await fetch(url(`${listPath}/changes`), {
      headers: { cookie: headers.cookie ?? '', 'accept-encoding': 'br, gzip' },
    })
    expect(stream.headers.get('content-encoding')).toBeNull()
    const next = readEvents(stream)
    expect(await next()).toEqual({ id: '1', event: 'version', data: { version: 1 } })
    const body = JSON.stringify({ itemName: 'Mælk', quantity: 1 })
    await fetch(url(`${listPath}/add-manually-entered-item`), { method: 'POST', headers, body })
    expect(await next()).toEqual({ id: '2', event: 'version', data: { version: 2 } })
    server.process.kill('SIGTERM')
    expect(await next()).toBeUndefined()
    expect(await server.exit).toBe(0)
    const route = '"route":"/api/shopping-list/uuid/$uuid/changes"'
    expect(server.output().split(route)).toHaveLength(2)
    expect(server.output()).not.toContain(listPath)
  })
})

test('kill -9 loses nothing: the next start takes the folder over', async () => {
  const server = start({})
  await isReady(server)
  server.process.kill('SIGKILL')
  await server.exit
  const next = start({})
  await isReady(next)
  next.process.kill('SIGTERM')
  expect(await next.exit).toBe(0)
})

test('an invalid setting gives a sentence and a non-zero exit code', async () => {
  const server = start({ DATABASE_URL: 'mysql://localhost' })
  expect(await server.exit).toBe(1)
  expect(server.output()).toBe(
    'The environment has settings that do not work:\nDATABASE_URL: must start with postgres://\n',
  )
})

test('§8 server: a start that fails is one sentence and exit code 1, never a stack', async () => {
  const broken = join(folder, 'broken')
  mkdirSync(broken, { recursive: true })
  writeFileSync(join(broken, 'session-secret'), '')
  const failures: [Record<string, string>, string][] = [
    [{ APP_URL: 'javascript:alert(1)' }, 'APP_URL: must start with http'],
    [{ DATABASE_URL: 'postgres://127.0.0.1:9/x' }, 'DATABASE_URL: the database cannot be opened'],
    [{ HOST: '203.0.113.7' }, 'HOST is no address of this machine'],
    [{ DATA_DIR: broken }, 'session-secret holds no secret'],
  ]
  for (const [environment, sentence] of failures) {
    const server = start(environment)
    expect(await server.exit, sentence).toBe(1)
    expect(server.output()).toContain(sentence)
    expect(server.output()).not.toMatch(/\n\s+at /)
  }
})
