import { foundResponse } from '#machines/typeahead/typeahead.fixtures.ts'
import { expect, test } from '../support/page-test.ts'
import { HeldSearches } from '../typeahead/typeahead-page.ts'

test('§2.1 the front page asks for a search, shows the week’s offers in sections, and describes itself to search engines', async ({
  page,
  visit,
}) => {
  await visit('/')
  const main = page.locator('main')
  await expect(main.getByRole('combobox', { name: 'Søg efter varer og tilbud' })).toBeVisible()
  expect(await main.locator('h1, h2').allInnerTexts()).toEqual([
    'Hvad skal på sedlen i dag?',
    'Ugens billigste basisvarer',
    'Hvor handler du?',
    'Gode priser lige nu',
    'Gå på opdagelse',
    'Ugens tilbudsaviser',
    'Slutter snart',
    'Opskrifter',
    'Få besked, når prisen er god',
  ])
  const part = (name: string) => main.locator('section', { has: page.getByRole('heading', { name }) })
  await expect(part('Gode priser lige nu').locator('article')).toHaveCount(12)
  await expect(part('Gå på opdagelse').getByRole('link', { name: /\d tilbud$/ })).toHaveCount(6)
  await expect(
    part('Ugens tilbudsaviser').getByRole('link', { name: /^Bladr i tilbudsavisen fra / }),
  ).toHaveCount(6)
  await expect(part('Slutter snart').locator('article')).toHaveCount(6)
  await expect(part('Opskrifter').getByRole('listitem')).toHaveCount(3)

  const all = await main.getByRole('link', { name: /^Se alle \d\.\d{3} tilbud$/ }).innerText()
  const [total = ''] = /[\d.]+/.exec(all) ?? []
  expect(Number(total.replace('.', ''))).toBeGreaterThanOrEqual(2000)
  await expect(page).toHaveTitle('Tilbudsugen: ugens tilbud, sammenlignet')
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    `Søg i ${total} tilbud fra butikkerne omkring dig, og sammenlign priserne, før du handler.`,
  )
  const links = await page
    .locator('link[rel=canonical], link[rel=alternate]')
    .evaluateAll((found) =>
      found.map((link) => [
        link.getAttribute('hreflang') ?? 'canonical',
        new URL((link as HTMLLinkElement).href).pathname,
      ]),
    )
  expect(links).toEqual([
    ['canonical', '/'],
    ['da-DK', '/'],
    ['nb-NO', '/no'],
    ['sv-SE', '/se'],
    ['fi-FI', '/fi'],
    ['x-default', '/'],
  ])
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  const facts = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(facts ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Tilbudsugen',
    url: canonical,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${canonical}/offer?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  })
})

test('§2.5 on the front page a suggestion can be pressed, because the dropdown lies over everything else', async ({
  page,
  visit,
}) => {
  const searches = await HeldSearches.on(page)
  await visit('/dk')
  await page.getByLabel('Søg efter varer og tilbud').fill('ka')
  await searches.answer(foundResponse)
  await page.getByRole('grid').getByRole('link', { name: 'Kaffe', exact: true }).click()
  await expect(page).toHaveURL(/\/dk\/offer\/kaffe$/)
})

test('§2.1 every one of the week’s cheapest everyday goods has a plus', async ({ page, visit }) => {
  await visit('/')
  const shelf = page
    .locator('main div', { has: page.getByRole('heading', { name: 'Ugens billigste basisvarer' }) })
    .last()
  const names = await shelf.getByRole('article').getByRole('heading').allInnerTexts()
  expect(names.length).toBeGreaterThan(2)
  await expect(shelf.getByRole('link', { name: /^Læg på sedlen: / })).toHaveCount(names.length)
})
