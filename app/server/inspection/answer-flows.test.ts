import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createFlowsAnswer } from './answer-flows.ts'
import { loosenForInspector, withRecorder } from './with-recorder.ts'

const folder = mkdtempSync(join(tmpdir(), 'flows-'))
mkdirSync(join(folder, 'charts'))
writeFileSync(join(folder, 'flows.js'), 'the page')
writeFileSync(join(folder, 'charts/toggle.svg'), '<svg/>')
afterAll(() => rmSync(folder, { recursive: true }))

const answer = createFlowsAnswer(folder)
const ask = (path: string) => answer(new Request(`http://shop.example${path}`))
const typeOf = (path: string) => ask(path)?.headers.get('content-type')

it('answers the page of flows, the page of a machine, and their files', async () => {
  expect(typeOf('/dev/flows')).toBe('text/html; charset=utf-8')
  expect(typeOf('/dev/flows/toggle?x=1')).toBe('text/html; charset=utf-8')
  expect(typeOf('/dev/flows/files/charts/toggle.svg')).toBe('image/svg+xml')
  expect(typeOf('/dev/flows/files/flows.js')).toBe('text/javascript')
  expect(await ask('/dev/flows/files/flows.js')?.text()).toBe('the page')
  const page = ask('/dev/flows')
  const [, nonce] = /'nonce-([\w-]+)'/.exec(page?.headers.get('content-security-policy') ?? '') ?? []
  expect(await page?.text()).toContain(`<script type="module" nonce="${nonce}"`)
})

it('answers nothing else', () => {
  const others = ['/', '/dev', '/dev/flows/', '/dev/flowsx', '/dev/flows/nothing', '/dev/flows/toggle/x']
  const files = [
    '/dev/flows/files/',
    '/dev/flows/files/charts',
    '/dev/flows/files/../../package.json',
    '/dev/flows/files/%2e%2e/x',
  ]
  expect([...others, ...files].map(ask)).toEqual([...others, ...files].map(() => undefined))
})

it('puts the recorder before all other code of a page', () => {
  const page = '<html><head><title>Shop</title></head></html>'
  const recorder = '<script nonce="n" src="/dev/flows/files/recorder.js"></script>'
  const inspector = '<script nonce="n" src="/dev/flows/files/inspector.js"></script>'
  expect(withRecorder(page, 'n', { isInspected: false })).toBe(page.replace('<head>', `<head>${recorder}`))
  expect(withRecorder(page, 'n', { isInspected: true })).toBe(
    page.replace('<head>', `<head>${recorder}${inspector}`),
  )
})

it('loosens the headers for the address of an inspector only', () => {
  const loosened = (search: string) => {
    const headers = new Headers({
      'content-security-policy': "img-src 'self'; connect-src 'self'; base-uri 'none'",
    })
    loosenForInspector(headers, new Request(`http://shop.example/${search}`))
    return headers.get('content-security-policy')
  }
  expect(loosened('?inspect=ws://localhost:8080/x;y')).toBe(
    "img-src 'self'; connect-src 'self' ws://localhost:8080; base-uri 'none'",
  )
  expect(loosened('?inspect')).toBe("img-src 'self'; connect-src 'self'; base-uri 'none'")
})
