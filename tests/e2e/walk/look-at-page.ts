import type { Page } from '@playwright/test'
import { untilDrawn, violationsOf } from '../support/page-test.ts'

/** The windows in which each page is seen. */
export const windows = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
] as const

/** What a page is like in each window. */
export type Look = {
  landmarks: string[][]
  /** Whether the page is drawn light or dark. */
  schemes: string[]
  /** The width of what is drawn in a window of 320 px. */
  narrow: number
  /** What axe finds in the window that it was asked about. */
  violations: string[]
  /** The addresses of the links. */
  hrefs: string[]
  /** Links to a place on the page that is not there. */
  lost: string[]
}

/** The landmarks of the page that are shown, and whether it is drawn light or dark. */
const drawnParts = (page: Page) =>
  page.evaluate(() => {
    const parts = { banner: 'header', main: 'main', contentinfo: 'footer' }
    const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    // The header may have no box of its own (`display: contents`), only its children have.
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        [element, ...element.children].some((part) => part.checkVisibility()),
      )
    const landmarks = Object.entries(parts).flatMap(([name, selector]) =>
      shown(`${selector}:not(:is(main, article, aside, nav, section) *)`).map(() => name),
    )
    if (shown('nav').length > 0) landmarks.push('navigation')
    return { landmarks, scheme: red > 127 ? 'light' : 'dark' }
  })

const linksOf = (page: Page) =>
  page.locator('a[href]').evaluateAll((elements) => {
    const links = elements.filter((element) => element instanceof HTMLAnchorElement)
    const isPlace = (link: HTMLAnchorElement) => link.getAttribute('href')?.startsWith('#')
    return {
      hrefs: links.filter((link) => !isPlace(link)).map(({ href }) => href.replace(/#.*/, '')),
      lost: links
        .filter((link) => isPlace(link) && !document.getElementById(link.hash.slice(1)))
        .map(({ hash }) => hash),
    }
  })

/**
 * Looks at an open page in all windows.
 * @param checked the place of the window in which axe runs, or undefined if in none.
 */
export async function lookAt(page: Page, checked: number | undefined): Promise<Look> {
  const look: Look = { landmarks: [], schemes: [], narrow: 0, violations: [], hrefs: [], lost: [] }
  for (const [place, { width, colorScheme }] of windows.entries()) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await untilDrawn(page)
    const { landmarks, scheme } = await drawnParts(page)
    look.landmarks.push(landmarks)
    look.schemes.push(scheme)
    if (colorScheme === 'light') {
      const { hrefs, lost } = await linksOf(page)
      look.hrefs.push(...hrefs)
      look.lost.push(...lost)
    }
    if (place === checked) look.violations = await violationsOf(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await untilDrawn(page)
  look.narrow = await page.evaluate(() => document.documentElement.scrollWidth)
  return look
}
