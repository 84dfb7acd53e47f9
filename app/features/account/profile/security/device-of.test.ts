import { describe, expect, it } from 'vitest'
import { deviceOf } from './device-of.ts'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'

const known: [userAgent: string, browser: string, system: string, isHandheld: boolean][] = [
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36`, 'Chrome', 'Windows', false],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/142.0.0.0`,
    'Edge',
    'Windows',
    false,
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${blink} Safari/537.36 OPR/124.0.0.0`, 'Opera', 'Linux', false],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Safari/537.36`, 'Chrome', 'ChromeOS', false],
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36`, 'Chrome', 'Android', true],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
    true,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.7; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox',
    'Mac',
    false,
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.0 Safari/605.1.15`,
    'Safari',
    'Mac',
    false,
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webKit} Version/26.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
    true,
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webKit} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
    true,
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) ${webKit} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`,
    'Firefox',
    'iPad',
    true,
  ],
]

describe('the device of a session, by its User-Agent', () => {
  it.each(known)('%s', (userAgent, browser, system, isHandheld) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system, isHandheld })
  })

  it('is unknown if the User-Agent is missing or unknown', () => {
    const unknown = { browser: null, system: null, isHandheld: false }
    expect(deviceOf(null)).toEqual(unknown)
    expect(deviceOf('curl/8.14.1')).toEqual(unknown)
  })

  it('has the browser or the system if only one is known', () => {
    expect(deviceOf('Mozilla/5.0 (Linux; Android 15; wv) Mobile')).toEqual({
      browser: null,
      system: 'Android',
      isHandheld: true,
    })
  })
})
