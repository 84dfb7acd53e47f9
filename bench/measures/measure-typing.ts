import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/command/find-chromium.ts'
import { untilQuiet } from '../quiet-host.ts'
import { percentile, report } from '../report.ts'
import type { Product } from '../running-product.ts'
import { fillLongList } from '../traffic/fill-list.ts'
import { PanelPage } from '../traffic/panel-page.ts'
import { registerShopper } from '../traffic/register-shopper.ts'

/** Items that are typed one after another; the first ones warm the page up and do not count. */
const items = [...'abcdefghijklmnop'].map((letter) => `x${letter}`)
const warmUp = 4
/** A press shows within this time. */
const pressMs = 400

/**
 * Measures the field above a list of 500 items in the browser of a phone at 4x CPU throttle: a letter, Enter, the time until
 * the new row is drawn, and a tick of a row.
 */
export async function measureTyping(product: Product): Promise<void> {
  const shopper = await registerShopper(product, 'Tove')
  await fillLongList(product, shopper)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const phone = await PanelPage.open(browser, product.url, shopper)
    await phone.openPanel()
    await phone.settle()
    await phone.slowDown(4)
    const measured = new Map<string, number[]>()
    const note = (name: string, took: number[]) =>
      measured.set(name, [...(measured.get(name) ?? []), Math.max(16, ...took)])
    /** The browser does not report interactions shorter than 16 ms. */
    const time = async (name: string, press: () => Promise<unknown>) => {
      await phone.settle()
      await untilQuiet()
      await phone.page.evaluate(() => window.probe.takeInteractions())
      await press()
      await delay(pressMs)
      note(name, await phone.page.evaluate(() => window.probe.takeInteractions()))
    }
    const { keyboard } = phone.page
    for (const item of items) {
      await phone.page.locator('input[name=item]').focus()
      for (const letter of item) await time('a letter', () => keyboard.press(letter))
      await phone.settle()
      const shown = phone.page.evaluate((name) => window.probe.untilItemShows(name), item)
      await time('Enter', () => keyboard.press('Enter'))
      note('Enter until the row is drawn', [await shown])
      // The list was scrolled to the new row.
      const row = phone.panel.locator('[data-item]', { hasText: item })
      await time('tick', () => phone.tap(row.locator('button[aria-pressed]')))
    }
    await phone.close()
    for (const [name, all] of measured) {
      const took = all.slice((warmUp * all.length) / items.length)
      const told = `500 items, 4x slower, ${name}`
      report({ name: `${told}, p50`, value: percentile(took, 0.5), unit: 'ms', target: 100 })
      report({ name: `${told}, slowest`, value: Math.max(...took), unit: 'ms' })
    }
  } finally {
    await browser.close()
  }
}
