import { describe, expect, it } from 'vitest'
import type { Queryable } from '../db/database.ts'
import { newNonce } from '../http/nonce.ts'
import { PageAnswer } from '../http/page-answer.ts'
import { forgetPages, keepPage, keptPage, keptPages } from './kept-pages.ts'

const drawnAt = new Date('2026-11-30T10:00:00Z')
const later = (milliseconds: number) => new Date(drawnAt.getTime() + milliseconds)
/** Only the identity of a database matters here. */
const databaseOf = () => ({}) as Queryable

type Drawn = { status?: number; headers?: Record<string, string>; isShared?: boolean }

function drawnPage({ status = 200, headers = {}, isShared = true }: Drawn = {}) {
  const nonce = newNonce()
  const html = `<script nonce="${nonce}">1</script><p>27.–30. ø</p><style nonce="${nonce}"></style>`
  const policy = `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`
  const page = new PageAnswer(html, { status, headers: { 'content-security-policy': policy, ...headers } })
  if (isShared) page.sharedNonce = nonce
  return { page, nonce, html, policy }
}

describe('§8 server: kept pages', () => {
  it('each request gets the page that was drawn, with a nonce of its own in page and policy', async () => {
    const pages = keptPages(databaseOf())
    const { page, nonce, html, policy } = drawnPage()
    keepPage(pages, '/', page, drawnAt)
    const nonces: (string | undefined)[] = [nonce]
    for (const _ of [1, 2]) {
      const kept = keptPage(pages, '/', later(29_999))
      const text = (await kept?.text()) ?? ''
      const own = /nonce="([\w-]{22})"/.exec(text)?.[1] ?? ''
      expect([text, kept?.headers.get('content-security-policy')]).toEqual([
        html.replaceAll(nonce, own),
        policy.replaceAll(nonce, own),
      ])
      nonces.push(own)
    }
    expect(new Set(nonces).size).toBe(3)
    expect(page.drawn.toString()).toBe(html)
  })

  it('are drawn anew after half a minute, and for another address', () => {
    const pages = keptPages(databaseOf())
    keepPage(pages, '/', drawnPage().page, drawnAt)
    expect([keptPage(pages, '/', later(30_000)), keptPage(pages, '/offer/te', drawnAt)]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('are drawn anew when the data has changed, also one that was being drawn meanwhile', () => {
    const database = databaseOf()
    const before = keptPages(database)
    keepPage(before, '/', drawnPage().page, drawnAt)
    forgetPages(database)
    keepPage(before, '/offer/te', drawnPage().page, drawnAt)
    const pages = keptPages(database)
    expect([keptPage(pages, '/', drawnAt), keptPage(pages, '/offer/te', drawnAt)]).toEqual([
      undefined,
      undefined,
    ])
  })

  for (const [what, drawn] of Object.entries<Drawn>({
    'that failed': { status: 404 },
    'that set a cookie': { headers: { 'set-cookie': 'a=b' } },
    'that are drawn for one request': { isShared: false },
  })) {
    it(`${what} are not kept`, () => {
      const pages = keptPages(databaseOf())
      keepPage(pages, '/', drawnPage(drawn).page, drawnAt)
      expect(keptPage(pages, '/', drawnAt)).toBeUndefined()
    })
  }
})
