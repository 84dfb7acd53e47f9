import { applianceKinds } from './appliances.ts'
import { babyPetKinds } from './baby-pets.ts'
import { breadCakeKinds } from './bread-cakes.ts'
import { buildingKinds } from './building.ts'
import { dairyEggKinds } from './dairy-eggs.ts'
import { drinkKinds } from './drinks.ts'
import { dryGoodsKinds } from './dry-goods.ts'
import { electronicsKinds } from './electronics.ts'
import { frozenKinds } from './frozen.ts'
import { fruitVegetableKinds } from './fruit-vegetables.ts'
import { healthCareKinds } from './health-care.ts'
import { householdKinds } from './household.ts'
import { interiorKinds } from './interior.ts'
import type { KindLook } from './kind-look.ts'
import { meatFishKinds } from './meat-fish.ts'
import { plumbingKinds } from './plumbing.ts'
import { sweetSnackKinds } from './sweets-snacks.ts'
import { tinJarKinds } from './tins-jars.ts'
import { toyCarKinds } from './toys-car.ts'

/** How each kind of `demo/kinds.csv` is drawn. */
export const kindLooks: Readonly<Record<string, KindLook>> = {
  ...fruitVegetableKinds,
  ...meatFishKinds,
  ...dairyEggKinds,
  ...breadCakeKinds,
  ...dryGoodsKinds,
  ...tinJarKinds,
  ...frozenKinds,
  ...drinkKinds,
  ...sweetSnackKinds,
  ...householdKinds,
  ...healthCareKinds,
  ...babyPetKinds,
  ...electronicsKinds,
  ...applianceKinds,
  ...buildingKinds,
  ...plumbingKinds,
  ...interiorKinds,
  ...toyCarKinds,
}
