import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/page-test.ts'

/** The scanner, over everything else. */
export const scannerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Scan en vare' })

/** The button that opens it, in the search box, the list's field or on the page of the price agent. */
export const scanButtonIn = (place: Locator): Locator =>
  place.getByRole('button', { name: 'Scan en stregkode' })

/** Opens the scanner from the search box of the page. */
export async function openScanner(page: Page): Promise<Locator> {
  await scanButtonIn(page.getByRole('search').first()).click()
  await expect(scannerOf(page)).toBeVisible()
  return scannerOf(page)
}

/** Types a code in the scanner, instead of holding it before a camera. */
export async function enterCode(page: Page, code: string): Promise<void> {
  const scanner = scannerOf(page)
  const field = scanner.getByLabel('13 tal, eller 8')
  // Without a camera, the field is there at once.
  const instead = scanner.getByRole('button', { name: 'Skriv tallene i stedet' })
  await expect(field.or(instead)).toBeVisible()
  if (await instead.isVisible()) await instead.click()
  await field.fill(code)
  await field.press('Enter')
}

/** How many cameras of the page run: its video shows one. */
export const camerasRunning = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      (window as { cameras?: MediaStreamTrack[] }).cameras?.filter(({ readyState }) => readyState === 'live')
        .length ?? 0,
  )

/** Notes each camera that the page starts, before the page does. */
export const noteCameras = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const cameras: MediaStreamTrack[] = []
    Object.assign(window, { cameras })
    const devices = navigator.mediaDevices
    const start = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (wanted) => {
      const stream = await start(wanted)
      cameras.push(...stream.getTracks())
      return stream
    }
  })

/** Has the browser refuse the camera with an error of its own. */
export const refuseCamera = (page: Page, error: string): Promise<unknown> =>
  page.addInitScript((name) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', name))
  }, error)
