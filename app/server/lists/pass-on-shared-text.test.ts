import { describe, expect, it } from 'vitest'
import { passOnSharedText } from './pass-on-shared-text.ts'

const post = (body: BodyInit, headers: HeadersInit = {}) =>
  passOnSharedText(new Request('http://localhost/shared-text', { method: 'POST', body, headers }))

async function answerTo(text: string) {
  const form = new FormData()
  form.set('text', text)
  const answer = await post(form)
  return { status: answer.status, cache: answer.headers.get('cache-control'), page: await answer.text() }
}

describe('§2.10 a text from another app, without a service worker', () => {
  it('is answered with a page that leads on, and is kept nowhere', async () => {
    const { status, cache, page } = await answerTo('2 l mælk')
    expect([status, cache]).toEqual([200, 'no-store'])
    expect(page).toContain('<meta http-equiv="refresh" content="0;url=/#shared-text=2%20l%20m%C3%A6lk">')
  })

  it('cannot add markup', async () => {
    const { page } = await answerTo('"><script>alert(1)</script>&\'')
    expect(page).toContain('url=/#shared-text=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E%26\'">')
    expect(page).not.toContain('<script>')
  })

  it('is refused if it is no form, or too large', async () => {
    expect(await (await post('text', { 'content-type': 'text/plain' })).json()).toEqual({
      message: 'The body must be a form.',
    })
    const form = new FormData()
    form.set('text', 'a'.repeat(70_000))
    const answer = await post(form)
    expect([answer.status, await answer.json()]).toEqual([413, { message: 'The body is too large.' }])
  })
})
