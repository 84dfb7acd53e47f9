import { setTimeout as delay } from 'node:timers/promises'
import { chromium, type Locator } from '@playwright/test'
import { findChromium } from '../../scripts/command/find-chromium.ts'
import { isQuiet, untilQuiet } from '../quiet-host.ts'
import { percentile, report } from '../report.ts'
import type { Product } from '../running-product.ts'
import { fillLongList } from '../traffic/fill-list.ts'
import { PanelPage } from '../traffic/panel-page.ts'
import { registerShopper } from '../traffic/register-shopper.ts'

/** How many presses of each kind are wanted at quiet moments, and how many rounds are made for them at most. */
const presses = 8
const rounds = 16
/** A press shows within this time. An earlier check for a quiet host would take processor time from the page. */
const pressMs = 250

/** Measures a list of 500 items in a phone's browser: its opening, its frames, its answers to presses. */
export async function measurePanel(product: Product): Promise<void> {
  const shopper = await registerShopper(product, 'Clara')
  await fillLongList(product, shopper)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
  try {
    const open = () => PanelPage.open(browser, product.url, shopper)
    await measureOpening(open)
    const phone = await open()
    await phone.openPanel()
    await phone.settle()
    for (const rate of [1, 4]) await measureFrames(phone, rate)
    await measureInteractions(phone)
    await phone.close()
  } finally {
    await browser.close()
  }
}

async function measureOpening(open: () => Promise<PanelPage>): Promise<void> {
  const first: number[] = []
  const again: number[] = []
  for (let visit = 0; visit < 5; visit += 1) {
    const phone = await open()
    first.push(await phone.openPanel())
    for (let opening = 0; opening < 6; opening += 1) {
      await phone.settle()
      await phone.closePanel()
      await phone.settle()
      await untilQuiet()
      const took = await phone.openPanel()
      if (isQuiet()) again.push(took)
    }
    await phone.close()
  }
  const name = 'a list of 500 items opens'
  report({ name: `${name}, p50`, value: percentile(again, 0.5), unit: 'ms', target: 100 })
  report({ name: `${name}, slowest of ${again.length}`, value: Math.max(...again), unit: 'ms' })
  report({ name: `${name} for the first time on a device, p50`, value: percentile(first, 0.5), unit: 'ms' })
  report({ name: `${name} for the first time on a device, slowest`, value: Math.max(...first), unit: 'ms' })
}

/** Measures the frames of an idle page, and of rows that are dragged open slowly and quickly. */
async function measureFrames(phone: PanelPage, rate: number): Promise<void> {
  const { page } = phone
  const watch = () => page.evaluate(() => window.probe.watchFrames())
  const take = () => page.evaluate(() => window.probe.takeFrames())
  await phone.slowDown(rate)
  await watch()
  await delay(3000)
  const idle = await take()
  const moving: number[] = []
  for (let round = 0; round < 3; round += 1) {
    for (const [index, ms] of [1000, 100, 400, 100].entries()) {
      await phone.reach(phone.row(index))
      await untilQuiet()
      await watch()
      await phone.swipe(ms)
      moving.push(...(await take()))
    }
  }
  await phone.slowDown(1)
  const late = (frames: number[]) => (100 * frames.filter((ms) => ms > 25).length) / frames.length
  const speed = rate === 1 ? '' : `, ${rate}x slower`
  for (const [what, frames] of [
    ['idle page', idle],
    ['swiped rows', moving],
  ] as const) {
    const isMoving = frames === moving
    const name = `frames of ${what}${speed}`
    report({ name: `${name}, p50`, value: percentile(frames, 0.5), unit: 'ms' })
    report({
      name: `${name}, p95`,
      value: percentile(frames, 0.95),
      unit: 'ms',
      ...(isMoving && rate === 1 && { target: 16.9 }),
    })
    report({
      name: `${name}, over 25 ms`,
      value: late(frames),
      unit: '%',
      ...(isMoving && rate === 4 && { target: 5 }),
    })
  }
}

/** The tap has no effect, so its duration is that of the browser itself under the current load. */
const idleStep = 'a tap on the title'

/** A shopper's actions on a long list, one per step. No locator uses a name: that would force a layout of the page. */
function stepsOf(phone: PanelPage): [name: string, step: () => Promise<unknown>][] {
  const { page, panel } = phone
  const row = phone.row(2)
  // Not the middle of the row: if the row is open, another row's quantity is there.
  const name = row.locator('b')
  const tick = row.locator('button[aria-pressed]')
  const quantity = row.locator('button:has(> span)')
  const order = panel.locator('select')
  return [
    [idleStep, () => phone.tap(panel.locator('h2'))],
    ['tick', () => phone.tap(tick)],
    ['untick', () => phone.tap(tick)],
    ['tap a row open', () => phone.tap(name)],
    ['tap it closed', () => phone.tap(name)],
    ['swipe it open', () => phone.reach(row).then(() => phone.swipe(100))],
    ['remove and undo', () => removeAndUndo(phone, row)],
    ['edit a quantity', () => phone.tap(quantity)],
    ['type it', () => page.keyboard.press('3')],
    ['save it', () => page.keyboard.press('Enter')],
    ['sort by price', () => order.focus().then(() => page.keyboard.press('ArrowDown'))],
    ['sort by chain', () => page.keyboard.press('ArrowUp')],
    ['close', () => phone.closePanel()],
    ['open', () => phone.tap(phone.listButton)],
  ]
}

async function removeAndUndo(phone: PanelPage, row: Locator): Promise<void> {
  const undo = phone.panel.locator('[role=status] button').first()
  await phone.tap(row.locator('[data-actions] > :last-child'))
  // An earlier look would be work for the page. The undo button goes after three seconds unless it has the focus.
  await delay(700)
  await undo.focus()
  await untilQuiet()
  await phone.tap(undo)
}

/** Interaction to Next Paint: the slowest interaction, ignoring one in fifty (web.dev/articles/inp). */
const inpOf = (durations: number[]) =>
  durations.toSorted((a, b) => b - a)[Math.floor(durations.length / 50)] ?? Number.NaN

async function measureInteractions(phone: PanelPage): Promise<void> {
  const { page } = phone
  const durations = new Map<string, number[]>()
  const noisy = new Map<string, number[]>()
  const steps = stepsOf(phone)
  const hasAll = () => steps.every(([name]) => (durations.get(name)?.length ?? 0) >= presses)
  await phone.slowDown(4)
  for (let round = 0; round < rounds && !hasAll(); round += 1) {
    for (const [name, step] of steps) {
      await page.evaluate(() => window.probe.takeInteractions())
      await untilQuiet()
      await step()
      await delay(pressMs)
      const kept = isQuiet() ? durations : noisy
      await phone.settle()
      const made = await page.evaluate(() => window.probe.takeInteractions())
      // The browser does not report interactions shorter than 16 ms.
      kept.set(name, [...(kept.get(name) ?? []), ...(made.length > 0 ? made : [16])])
    }
  }
  await phone.slowDown(1)
  for (const [kind, made] of [
    ['quiet', durations],
    ['noisy', noisy],
  ] as const)
    report({
      name: `4x slower, presses at ${kind} moments`,
      value: [...made.values()].flat().length,
      unit: '',
    })
  // A step that has only noisy measurements is reported with these.
  for (const [name, made] of noisy) if (!durations.has(name)) durations.set(name, made)
  for (const [name, made] of durations)
    report({ name: `4x slower, ${name}, p50`, value: percentile(made, 0.5), unit: 'ms' })
  const value = inpOf([...durations].flatMap(([name, made]) => (name === idleStep ? [] : made)))
  report({ name: 'INP of a list of 500 items, 4x slower', value, unit: 'ms', target: 100 })
}
