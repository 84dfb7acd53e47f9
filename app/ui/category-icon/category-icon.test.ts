import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sectors } from '#app/domain/categories/sectors.ts'

it('§2.3: every sector has an icon, and so have categories of none', () => {
  const sprite = readFileSync('app/ui/category-icon/category-sprite.svg', 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  expect(drawn).toEqual([...sectors, 'other'])
})
