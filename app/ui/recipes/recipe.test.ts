import { expect, it } from 'vitest'
import { recipe, slotRecipe } from './recipe.ts'

it('names a recipe without variants by its class alone', () => {
  expect(recipe('quiet')()).toBe('quiet')
})

it('adds a class for each variant, including the defaults', () => {
  const button = recipe('button', { kind: 'brand' })
  expect(button()).toBe('button button--kind_brand')
  expect(button({ kind: 'line', wide: true })).toBe('button button--kind_line button--wide_true')
})

it('gives an unset variant its default, and a false one no class', () => {
  const button = recipe('button', { kind: 'brand' })
  expect(button({ kind: undefined, wide: false })).toBe('button button--kind_brand')
})

it('names every slot with the same variants', () => {
  const price = slotRecipe('price', ['root', 'minor'], { size: 'card' })
  expect(price({ size: 'row' })).toEqual({
    root: 'price__root price__root--size_row',
    minor: 'price__minor price__minor--size_row',
  })
  expect(price()).toEqual({
    root: 'price__root price__root--size_card',
    minor: 'price__minor price__minor--size_card',
  })
})
