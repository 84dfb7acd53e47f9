import { expect, it } from 'vitest'
import { ingredientsOnList } from './on-list.ts'

const ingredient = (id: number, name: string, search: string | null = name) => ({
  id,
  name,
  search,
  offer: null,
})
const row = (name: string, checked = false) => ({ name, checked, offerId: null })

it('§2.1 recipes: an ingredient is on the list as a row of its name, or of what is searched for it, and not if it is ticked', () => {
  const ingredients = [
    ingredient(0, 'løg'),
    ingredient(1, 'stegeflæsk i skiver', 'stegeflæsk'),
    ingredient(2, 'æbler'),
    ingredient(3, 'vand', null),
    ingredient(4, 'rugbrød'),
  ]
  const items = [
    row('Løg, 3'),
    row('Tulip, Stegeflæsk'),
    row('æbler', true),
    row('vand'),
    row('Ristede rugbrød'),
    row('Rugbrødschips'),
  ]
  expect(ingredientsOnList(ingredients, items)).toEqual([0, 1])
})

it('§4 trip: an ingredient is on the list as any offer of today that answers it', () => {
  const ingredients = [
    { ...ingredient(0, 'mælk'), answeredBy: [5, 7] },
    { ...ingredient(1, 'smør'), answeredBy: [] },
  ]
  const offer = (offerId: number, checked = false) => ({ name: 'Arla, Letmælk', checked, offerId })
  expect(ingredientsOnList(ingredients, [offer(7)])).toEqual([0])
  expect(ingredientsOnList(ingredients, [offer(6), offer(7, true)])).toEqual([])
})
