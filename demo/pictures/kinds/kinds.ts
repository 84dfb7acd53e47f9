import { dairyBakeryKinds } from './dairy-bakery.ts'
import { freshKinds } from './fresh.ts'
import { frozenDrinksSweetsKinds } from './frozen-drinks-sweets.ts'
import { householdKinds } from './household.ts'
import type { KindLook } from './kind-look.ts'
import { pantryKinds } from './pantry.ts'
import { thingKinds } from './things.ts'

/** How each kind of `demo/kinds.csv` is drawn. */
export const kindLooks: Readonly<Record<string, KindLook>> = {
  ...freshKinds,
  ...dairyBakeryKinds,
  ...pantryKinds,
  ...frozenDrinksSweetsKinds,
  ...householdKinds,
  ...thingKinds,
}
