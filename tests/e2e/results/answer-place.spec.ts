import { expect, test } from '../support/page-test.ts'

const everyday = {
  dk: ['mælk', 'kaffe', 'ost', 'bleer', 'smør'],
  no: ['melk', 'kaffe', 'ost', 'bleier', 'smør'],
  se: ['mjölk', 'kaffe', 'ost', 'blöjor', 'smör'],
  fi: ['maito', 'kahvi', 'juusto', 'vaipat', 'voi'],
}

test.describe('§2.1 results: on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [country, terms] of Object.entries(everyday))
    test(`the price of the answer ends above 420 px for everyday goods, /${country}`, async ({
      page,
      visit,
    }) => {
      for (const term of terms) {
        await visit(`/${country}/offer/${term}`)
        const price = page.locator('section[aria-labelledby=answer] [class*=price__amount]').first()
        const { y, height } = (await price.boundingBox()) ?? { y: Number.NaN, height: 0 }
        expect([term, y + height < 420]).toEqual([term, true])
      }
    })
})
