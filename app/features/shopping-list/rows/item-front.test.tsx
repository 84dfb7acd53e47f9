import { listItem } from 'styled-system/recipes'
import { expect, it } from 'vitest'
import { item } from '#app/domain/list/lists.fixture.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { draw, textsOf } from '../../offers/draw.fixture.tsx'
import { ItemFront } from './item-front.tsx'

/** The text under the name of an item with these days, on 21 November. */
async function saidOf(subText: string, endDate: string | null, country: Country = 'dk') {
  const days = { startDate: endDate && '2026-11-20', endDate }
  const html = await draw(
    <ItemFront
      {...{ country, today: '2026-11-21', hasChain: false, fetchedBy: undefined }}
      item={{ ...item('i1', { name: 'Kaffe', subText, ...days }), isPending: false }}
      classes={listItem()}
      quantityButton={{ current: null }}
      onTicked={() => undefined}
      onQuantityPressed={undefined}
    />,
    country,
  )
  const [, meta = ''] = /<p[^>]*>(.*?)<\/p>/.exec(html) ?? []
  return textsOf(meta)
}

it('an offer that ends today or tomorrow says so in words instead of its days', async () => {
  expect(await saidOf('400 g · 20.11–21.11', '2026-11-21')).toBe('400 g · |sidste dag i dag| ')
  expect(await saidOf('400 g · 20.11–22.11', '2026-11-22')).toBe('400 g · |slutter i morgen| ')
  expect(await saidOf('400 g · 20.11–26.11', '2026-11-26')).toBe('400 g · |20.11–26.11| ')
})

it('issue 17.14: so does an item that was stored with a hyphen between its days', async () => {
  expect(await saidOf('400 g · 20.11-21.11', '2026-11-21')).toBe('400 g · |sidste dag i dag| ')
  expect(await saidOf('20.11-26.11', '2026-11-26')).toBe('|20.11–26.11| ')
  expect(await saidOf('20.11-26.11', '2026-11-26', 'fi')).toBe('|20.11.–26.11.| ')
  expect(await saidOf('20.11.-26.11.', '2026-11-26', 'fi')).toBe('|20.11.–26.11.| ')
})

it('a typed item and one without days keep their text', async () => {
  expect(await saidOf('Torvet', null)).toBe('Torvet ')
  expect(await saidOf('400 g', '2026-11-21')).toBe('400 g ')
})
