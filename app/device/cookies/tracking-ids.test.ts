import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetTrackingIds, hasTrackedVisit, keepTrackingIds, trackingHeaders } from './tracking-ids.ts'

const browser = '8d7d0b0c-9a3c-4b56-8d3e-6a1f6b1e2c3d'
const visit = '1f0e9d8c-7b6a-4543-a210-0123456789ab'
let written: string[]

/** A browser with some cookies. */
function openBrowser(cookies: string, protocol = 'http:') {
  written = []
  const document = {
    get cookie() {
      return cookies
    },
    set cookie(line: string) {
      written.push(line)
    },
  }
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { protocol })
}

beforeEach(() => openBrowser(''))
afterEach(() => vi.unstubAllGlobals())

describe('§4 cookies, §9: the cookies of tracking', () => {
  it('RACOID and RASEID are random UUIDs, kept one year and 1600 seconds', () => {
    keepTrackingIds()
    const [first, second] = written.map((line) =>
      line.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/, 'UUID'),
    )
    expect([first, second]).toEqual([
      'RACOID=UUID; Path=/; Max-Age=31536000; SameSite=Lax',
      'RASEID=UUID; Path=/; Max-Age=1600; SameSite=Lax',
    ])
    const all = [...written]
    keepTrackingIds()
    expect(new Set([...all, ...written]).size).toBe(4)
  })

  it('an existing value is reused: the visit goes on, and the browser’s year does not begin anew', () => {
    openBrowser(`a=1; RACOID=${browser}; RASEID=${visit}`, 'https:')
    keepTrackingIds()
    expect(written).toEqual([`RASEID=${visit}; Path=/; Max-Age=1600; SameSite=Lax; Secure`])
  })

  it('are deleted together', () => {
    forgetTrackingIds()
    expect(written).toEqual([
      'RACOID=; Path=/; Max-Age=0; SameSite=Lax',
      'RASEID=; Path=/; Max-Age=0; SameSite=Lax',
    ])
  })

  it('§7.4 are headers if they exist, and §7.5 only RASEID is a visit that is tracked', () => {
    expect([trackingHeaders(), hasTrackedVisit()]).toEqual([{}, false])
    openBrowser(`RACOID=${browser}; XRASEID=${visit}`)
    expect([trackingHeaders(), hasTrackedVisit()]).toEqual([{ RACOID: browser }, false])
    openBrowser(`RACOID=${browser}; RASEID=${visit}`)
    expect([trackingHeaders(), hasTrackedVisit()]).toEqual([{ RACOID: browser, RASEID: visit }, true])
  })
})
