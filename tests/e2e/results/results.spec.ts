import type { Locator } from '@playwright/test'
import { cards, chainBoxes, choice, count, ordered, piecePricesIn } from '../pages/offers-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'

test.describe('§2.1 /offer/{term}: search results', () => {
  test('the address of a sent form, sponsored offers, and the keyboard', async ({ page, visit }) => {
    await test.step('a search that is sent as a form leads to its lower-cased term, and tfsf is removed from the address after load', async () => {
      const answer = page.waitForResponse((response) => response.url().includes('tfsf=1'))
      await visit('/offer?q=KAFFE')
      expect(new URL((await answer).url()).pathname).toBe('/offer/kaffe')
      await expect(page).toHaveURL('/offer/kaffe')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaffe')
    })

    await test.step('a first row of products comes first, then at most one card in twelve is sponsored, and each says so', async () => {
      await visit('/offer?show=120')
      const labelled = await cards(page).evaluateAll((articles) =>
        articles.map((article) => article.textContent.includes('Sponsoreret')),
      )
      expect(labelled.slice(0, 6)).toEqual([false, false, false, false, false, true])
      const dozens = labelled.slice(0, -11).map((_, at) => labelled.slice(at, at + 12).filter(Boolean).length)
      expect(dozens.length).toBeGreaterThan(80)
      expect(Math.max(...dozens)).toBeLessThanOrEqual(1)
    })

    await test.step('by keyboard a product’s name comes first, then its heart, its plus and its shops', async () => {
      await visit('/offer/kaffe')
      const card = cards(page).first()
      const link = card.getByRole('heading').getByRole('link')
      await link.focus()
      await page.keyboard.press('Tab')
      await expect(card.getByRole('link', { name: /^Følg prisen/ })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(card.getByRole('link', { name: /^Læg på sedlen/ })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(card.getByRole('link', { name: /^hos \d+ kæder/ })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(cards(page).nth(1).getByRole('heading').getByRole('link')).toBeFocused()
      const path = (await link.getAttribute('href')) ?? ''
      // The link of the name covers the whole card, the picture too.
      await card.locator('img').click({ force: true })
      await expect(page).toHaveURL(path)
    })
  })

  test('the picture of the answer covers none of its words, however tall it is', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit('/offer/kaffe')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const answer = page.getByRole('region', { name: /^Billigst pr\. kg/ })
    const picture = await answer.locator('.picture').first().boundingBox()
    const heading = await answer.getByRole('heading', { level: 2 }).first().boundingBox()
    expect(picture && heading && picture.height > 220 && picture.x + picture.width <= heading.x).toBe(true)
  })

  test('filters and order, in the address and in the offers', async ({ page, visit }) => {
    await test.step('a tick filters by that chain, in the address and in the count, which names the lowest price too, and its chip removes the filter', async () => {
      await visit('/offer/kaffe')
      await expect(count(page)).toHaveText(/^\d+ varer · \d+ tilbud · fra \d+,\d\d\skr\.\spr\.\skg$/)
      const all = await count(page).innerText()
      const { name, id, offers } = await choice(chainBoxes(page).first())
      await page.getByRole('checkbox', { name }).check()
      await expect(page).toHaveURL(`/offer/kaffe?chain=${id}`)
      await expect(count(page)).toContainText(`${offers} tilbud`)
      await expect(cards(page).filter({ hasText: name })).toHaveCount(await cards(page).count())
      await page.getByRole('link', { name: `Fjern ${name}` }).click()
      await expect(page).toHaveURL('/offer/kaffe')
      await expect(count(page)).toHaveText(all)
      await expect(page.getByRole('checkbox', { name })).not.toBeChecked()
    })

    await test.step('two chains and a category add up in the address, going back undoes them, and one link clears them', async () => {
      await visit('/offer')
      const [first, second] = [chainBoxes(page).nth(0), chainBoxes(page).nth(1)]
      const ids = [await first.inputValue(), await second.inputValue()]
      const category = page.getByRole('group', { name: 'Kategori' }).getByRole('checkbox').first()
      const { id } = await choice(category)
      await first.check()
      await second.check()
      await expect(page).toHaveURL(`/offer?chain=${ids[0]}&chain=${ids[1]}`)
      await category.check()
      const address = `/offer?chain=${ids[0]}&chain=${ids[1]}&category=${id}`
      await expect(page).toHaveURL(address)
      await page.goBack()
      await expect(page).toHaveURL(`/offer?chain=${ids[0]}&chain=${ids[1]}`)
      await expect(
        page.getByRole('group', { name: 'Kategori' }).getByRole('checkbox', { checked: true }),
      ).toHaveCount(0)
      await page.goForward()
      await page.getByRole('link', { name: 'Ryd filtre' }).click()
      await expect(page).toHaveURL('/offer')
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    })

    await test.step('the order by price sorts all but sponsored offers, and is in the address', async () => {
      await visit('/offer/kaffe')
      await page.getByLabel('Sortér:').selectOption({ label: 'Laveste pris' })
      await expect(page).toHaveURL('/offer/kaffe?sort=price')
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const prices = await piecePricesIn(ordered(page))
      expect(prices.length).toBeGreaterThan(2)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      await expect(page.locator('main').getByRole('heading', { level: 2, name: 'Sponsoreret' })).toBeVisible()
      const labels = await cards(page).evaluateAll((articles) =>
        articles.map((article) => article.textContent.includes('Sponsoreret')),
      )
      expect(labels).toEqual(labels.toSorted((a, b) => Number(a) - Number(b)))
    })
  })

  test('prices of several pieces, more offers, a corrected term, and no results', async ({ page, visit }) => {
    await test.step('§3 a price for several pieces says how many it is for and what one costs, by which the order by price compares', async () => {
      await visit('/offer/økologisk?sort=price&show=240')
      const organic = ordered(page)
      await expect(organic.filter({ hasText: /[2-9]\sfor\s/ })).not.toHaveCount(0)
      await expect(organic.filter({ hasText: /[2-9]\sfor\s/ }).first()).toContainText(/\d,\d\d\spr\.\s/)
      const prices = await piecePricesIn(organic)
      expect(prices).toHaveLength(await organic.count())
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      await page.setViewportSize({ width: 320, height: 640 })
      const several = organic.filter({ hasText: /[2-9]\sfor\s/ }).first()
      await several.locator('.price__units').evaluate((units) => {
        units.textContent = '3 for'
        if (units.nextElementSibling?.firstElementChild)
          units.nextElementSibling.firstElementChild.textContent = '109'
      })
      const widthOf = async (part: Locator) => (await part.boundingBox())?.width
      expect(await widthOf(several.locator('img'))).toBe(await widthOf(several))
      await page.setViewportSize({ width: 1280, height: 720 })
    })

    await test.step('more products load in place: the scroll position stays, and the first new one gets the focus', async () => {
      await visit('/offer')
      const total = /^([\d.]+) varer · [\d.]+ tilbud/.exec(await count(page).innerText())?.[1]
      await expect(page.getByText(`af ${total} varer`)).toBeVisible()
      const more = page.getByRole('link', { name: 'Vis 24 flere' })
      await more.scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => scrollY)
      await more.click()
      await expect(cards(page)).toHaveCount(48)
      await expect(page).toHaveURL('/offer?show=48')
      await expect(cards(page).nth(24).getByRole('heading').getByRole('link')).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(before)
      await page.reload()
      await expect(cards(page)).toHaveCount(48)
    })

    await test.step('a typo is corrected; the page names the searched term, and can search for the typed one', async () => {
      await visit('/offer/kylign')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kylling')
      await expect(page.getByText('Vi viser tilbud på kylling. Søg i stedet efter kylign')).toBeVisible()
      await page.getByRole('link', { name: 'kylign', exact: true }).click()
      await expect(page).toHaveURL('/offer/kylign?exact=1')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingen resultater for kylign')
    })

    await test.step('§8 no results: the message names the term, and other searches are offered', async () => {
      await visit('/offer/qxzwvqxz')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingen resultater for qxzwvqxz')
      await expect(
        page.getByRole('navigation', { name: 'Populære søgninger' }).getByRole('link'),
      ).not.toHaveCount(0)
      await expectAccessible(page)
    })
  })

  test('§3 product offer: what only wholesale chains sell names them, and is shown once one is chosen', async ({
    page,
    visit,
  }) => {
    await visit('/se/offer/winborgs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inga träffar för winborgs')
    await expect(
      page.getByText('Bara grossister har det på extrapris. De säljer mest till företag'),
    ).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await page
      .getByRole('list', { name: 'Kedjor' })
      .getByRole('link', { name: 'Snabbgross: 1 ' })
      .press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winborgs')
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page).first()).toContainText('Winborgs, Ättiksprit 12 %')
    await page.locator('search input').fill('winborgs ')
    await expect(page.locator('search [role=status]')).toHaveText(
      'Inga träffar för winborgs. Bara grossister har det på extrapris.',
    )
    await expectAccessible(page)
  })

  test('§8 no results: goods that nobody sells are told, and those of the nearest kind are shown instead', async ({
    page,
    visit,
  }) => {
    await visit('/dk/offer/b%C3%B8ftomat')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingen resultater for bøftomat')
    await expect(page.getByRole('heading', { level: 2, name: 'Tilbud på tomat i stedet' })).toBeVisible()
    for (const name of await cards(page).getByRole('heading').allTextContents())
      expect(name.replaceAll('\u00ad', '').toLowerCase()).toContain('tomat')
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await visit('/dk/offer/r%C3%B8get%20%C3%A5l')
    await page.getByRole('link', { name: 'Vis alle tilbud på fisk' }).press('Enter')
    await expect(page).toHaveURL('/dk/offer/fisk')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fisk')
    // A filter that leaves nothing is another matter: it can be taken off.
    await visit('/dk/offer/b%C3%B8ftomat?chain=1')
    await expect(page.getByRole('heading', { name: 'Tilbud på tomat i stedet' })).toHaveCount(0)
  })

  test('§2.1 §2.5: goods that are only beside or in others stand under a heading of their own', async ({
    page,
    visit,
  }) => {
    await visit('/dk/offer/karry')
    await expect(page.getByRole('heading', { name: 'Også i navnet', level: 2 })).toBeVisible()
    await expectAccessible(page)
    const field = page.getByRole('combobox', { name: 'Søg efter varer og tilbud' })
    await field.fill('kartoffelmos')
    await expect(page.locator('search [role=status]')).toHaveText('Ingen tilbud på kartoffelmos. 1 tilbud')
    const grid = page.getByRole('grid')
    await expect(grid.getByRole('rowgroup', { name: 'Kun som smag eller tilbehør' })).toContainText(
      'med kartoffelmos',
    )
    await expectAccessible(page)
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingen resultater for kartoffelmos')
    const beside = page.locator('section').filter({ hasText: 'Kun som smag eller tilbehør' })
    await expect(beside.getByRole('heading', { level: 3 })).toContainText('med kartoffelmos')
    await expect(page.getByRole('navigation', { name: 'Populære søgninger' })).toBeVisible()
    await expectAccessible(page)
  })
})
