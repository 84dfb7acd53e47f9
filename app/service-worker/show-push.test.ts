import { describe, expect, it } from 'vitest'
import { notificationOf, openPage } from './show-push.ts'

describe('§4 price alerts: a notification', () => {
  it('is shown with its text in its language, and takes the place of an earlier one with its tag', () => {
    const message = {
      title: 'Netto: Kaffe 39,95 kr.',
      body: '400 g',
      language: 'da',
      tag: 'alerts-7',
      path: '/dk/pricing-agent',
    } as const
    expect(notificationOf(message)).toEqual([
      'Netto: Kaffe 39,95 kr.',
      { body: '400 g', lang: 'da', tag: 'alerts-7', icon: '/icons/icon-192.png', data: '/dk/pricing-agent' },
    ])
  })

  /** What a press does when these addresses are open. */
  async function pressWith(addresses: string[]) {
    const done: string[] = []
    const asked: unknown[] = []
    await openPage(
      {
        matchAll: async (options) => {
          asked.push(options)
          return addresses.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) }))
        },
        openWindow: async (path) => done.push(`open ${path}`),
      },
      '/dk/pricing-agent',
    )
    expect(asked).toEqual([{ type: 'window', includeUncontrolled: true }])
    return done
  }

  it.each([['https://shop.example/dk/pricing-agent?show=20'], ['https://shop.example/pricing-agent']])(
    'that is pressed focuses the tab at %s',
    async (url) => {
      expect(await pressWith(['https://shop.example/dk', url])).toEqual([`focus ${url}`])
    },
  )

  it('that is pressed opens the page in a new tab otherwise, so that no other loses what is typed there', async () => {
    expect(await pressWith(['https://shop.example/dk/profile'])).toEqual(['open /dk/pricing-agent'])
    expect(await pressWith([])).toEqual(['open /dk/pricing-agent'])
  })
})
