import { expect, it } from 'vitest'
import { searchPanelRecipe } from './search-panel.recipe.ts'

it('§9 the ad slot rectangle_2 is 250px high, and takes no room while it is empty', () => {
  expect(searchPanelRecipe.base?.ad).toMatchObject({ minHeight: '250px', '&:empty': { display: 'none' } })
})
