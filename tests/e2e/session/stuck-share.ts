import type { Page } from '@playwright/test'

/** The share of a window's height that is covered by elements which do not scroll with the page, from 0 to 1. */
export const stuckShare = (page: Page) =>
  page.evaluate(() => {
    const stuck = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position } = getComputedStyle(element)
      const { top, bottom, width } = element.getBoundingClientRect()
      const isWide = width > innerWidth / 2
      const isAtEdge = top <= 0 || bottom >= innerHeight
      return position === 'fixed'
        ? isWide
        : position === 'sticky' && isAtEdge && bottom > 0 && top < innerHeight
    })
    const covered = stuck.map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.min(bottom, innerHeight) - Math.max(top, 0)
    })
    return covered.reduce((sum, height) => sum + height, 0) / innerHeight
  })
