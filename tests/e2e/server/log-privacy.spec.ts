import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import type { AppSetup } from '#app/domain/account/factors/factors.ts'
import { appCode } from '#tests/integration/accounts/authenticator-app.ts'
import { logIn, registerShopper } from '../../../bench/traffic/register-shopper.ts'
import { change } from '../../../bench/traffic/use-list.ts'
import { serversOfFile } from './server-process.ts'

const { folder, url, start, isReady } = serversOfFile()

/** The texts of all mails. */
async function mails(): Promise<string[]> {
  const at = join(folder, 'data', 'mail')
  const files = readdirSync(at).filter((name) => name.endsWith('.eml'))
  return Promise.all(
    files.map(async (name) => (await PostalMime.parse(readFileSync(join(at, name)))).text ?? ''),
  )
}

test('§8 server: the log of a whole journey tells what happened, and not to whom: no email, name, term, code or token', async () => {
  const server = start({})
  await isReady(server)
  const site = { url: url(''), folder: join(folder, 'data') }
  const shopper = await registerShopper(site, 'Hemmelighilde')
  const { headers, listPath } = shopper
  const post = (path: string, body: object) =>
    fetch(url(path), { method: 'POST', headers, body: JSON.stringify(body) })
  const read = (path: string) => fetch(url(path), { headers })

  await change(site, shopper, 'add-manually-entered-item', { itemName: 'Hemmelig gave', quantity: 1 })
  const { sharingCode } = (await (await post(`${listPath}/make-shareable`, {})).json()) as {
    sharingCode: string
  }
  const paths = [
    '/offer/hemmeligost',
    '/api/typeahead-search/dk/hemmeligost',
    `/participate?list=${sharingCode}`,
    `/api/shopping-list/invitation/${sharingCode}`,
    '/api/user/export',
    '/profile',
    '/email/verify/hemmelig%00/x',
  ]
  for (const path of paths) await (await read(path)).arrayBuffer()
  await logIn(site, 'Hemmelighilde', '192.0.2.1')
  await expect(logIn(site, 'Hemmelignobody', '192.0.2.1')).rejects.toThrow('422')
  const wrongPassword = { password: 'hemmelig gæt' }
  expect((await post('/api/user/two-factor', wrongPassword)).status).toBe(422)
  const begun = await post('/api/user/two-factor', { password: 'smør på brødet' })
  const app = (await begun.json()) as AppSetup
  expect((await post('/api/user/two-factor/confirm', { code: '000000' })).status).toBe(422)
  const code = appCode(app.secret)
  expect((await post('/api/user/two-factor/confirm', { code })).status).toBe(204)
  await post('/forgot-password', { email: 'hemmelighilde@example.org' })
  await expect.poll(async () => (await mails()).join().includes('token=')).toBe(true)
  const tokens = (await mails()).flatMap((text) =>
    [...text.matchAll(/(?:token|signature)=([\w-]+)/g)].map(([, token]) => token ?? ''),
  )
  const [token = ''] = (await mails()).flatMap((text) => /token=([\w-]+)/.exec(text)?.[1] ?? [])
  const reset = { token, email: 'hemmelighilde@example.org', password: 'hemmelig æble grød' }
  expect((await post('/reset-password', { ...reset, password_confirmation: reset.password })).status).toBe(
    200,
  )
  server.process.kill('SIGTERM')
  expect(await server.exit).toBe(0)

  const output = server.output()
  const events = ['login succeeded', 'login failed', 'password refused', 'password reset']
  const ofFactors = ['second factor refused', 'second factor added']
  for (const event of [...events, ...ofFactors]) expect(output).toContain(event)
  const cookies = (headers.cookie ?? '').split('; ').map((cookie) => cookie.slice(cookie.indexOf('=') + 1))
  const list = listPath.split('/').at(-1) ?? ''
  const secrets = [sharingCode, list, ...tokens, ...cookies, ...cookies.map(decodeURIComponent)]
  secrets.push(app.secret, ...app.backup_codes, ...app.backup_codes.map((each) => each.replaceAll(' ', '')))
  expect(secrets.every((secret) => secret.length > 10)).toBe(true)
  for (const secret of [...secrets, 'smør på brødet', 'example.org']) expect(output).not.toContain(secret)
  expect(output.toLowerCase()).not.toContain('hemmelig')
})
