import { expect, test } from '../support/page-test.ts'

test('§2.4: each hover style applies only to devices that can hover', async ({ page, visit }) => {
  await visit('/dk')
  // The panel loads the stylesheet of components that open later.
  await page.getByRole('button', { name: 'Seddel' }).click()
  await expect(page.getByRole('heading', { name: 'Indkøbsseddel' })).toBeVisible()
  const selectors = await page.evaluate(() => {
    const found: { selector: string; isForHover: boolean }[] = []
    const walk = (rules: CSSRuleList, isForHover: boolean) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover'))
          found.push({ selector: rule.selectorText, isForHover })
        if (rule instanceof CSSGroupingRule)
          walk(
            rule.cssRules,
            isForHover || (rule instanceof CSSMediaRule && rule.conditionText === '(hover: hover)'),
          )
      }
    }
    for (const sheet of document.styleSheets) walk(sheet.cssRules, false)
    return found
  })
  expect(selectors.length).toBeGreaterThan(20)
  expect(selectors.filter(({ isForHover }) => !isForHover)).toEqual([])
})

test('the link of the categories and the button of their menu are highlighted as one', async ({
  page,
  visit,
}) => {
  await visit('/dk')
  const menu = page.getByRole('navigation', { name: 'Hovedmenu' })
  const link = menu.getByRole('link', { name: 'Kategorier', exact: true })
  const button = menu.getByRole('button', { name: 'Kategorimenu' })
  const both = link.locator('xpath=..')
  await expect(both.getByRole('button')).toHaveAccessibleName('Kategorimenu')
  const background = () => both.evaluate((entry) => getComputedStyle(entry).backgroundColor)
  const atRest = await background()
  await link.hover()
  await expect.poll(background).not.toBe(atRest)
  const onLink = await background()
  await button.hover()
  expect(await background()).toBe(onLink)
})
