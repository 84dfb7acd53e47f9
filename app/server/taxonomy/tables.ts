import type { GoodsTable } from './goods-table.ts'
import { appliances } from './tables/appliances.ts'
import { baby } from './tables/baby.ts'
import { beerSpirits } from './tables/beer-spirits.ts'
import { bicycles } from './tables/bicycles.ts'
import { breadCakes } from './tables/bread-cakes.ts'
import { building } from './tables/building.ts'
import { buildingElectrical } from './tables/building-electrical.ts'
import { buildingMaterials } from './tables/building-materials.ts'
import { bunsPastry } from './tables/buns-pastry.ts'
import { cakes } from './tables/cakes.ts'
import { car } from './tables/car.ts'
import { cheese } from './tables/cheese.ts'
import { clothes } from './tables/clothes.ts'
import { clothesAccessories } from './tables/clothes-accessories.ts'
import { dairyEggs } from './tables/dairy-eggs.ts'
import { softDrinks } from './tables/drinks.ts'
import { electronics } from './tables/electronics.ts'
import { fish } from './tables/fish.ts'
import { frozen } from './tables/frozen.ts'
import { fruitVegetables } from './tables/fruit-vegetables.ts'
import { garden } from './tables/garden.ts'
import { gardenTools } from './tables/garden-tools.ts'
import { healthCare } from './tables/health-care.ts'
import { healthCareBeauty } from './tables/health-care-beauty.ts'
import { healthCareMedicine } from './tables/health-care-medicine.ts'
import { healthCarePharmacy } from './tables/health-care-pharmacy.ts'
import { hobbyBooks } from './tables/hobby-books.ts'
import { household } from './tables/household.ts'
import { householdGoods } from './tables/household-goods.ts'
import { interior } from './tables/interior.ts'
import { interiorDecoration } from './tables/interior-decoration.ts'
import { kitchenware } from './tables/kitchenware.ts'
import { meat } from './tables/meat.ts'
import { meatProducts } from './tables/meat-products.ts'
import { office } from './tables/office.ts'
import { officeOthers } from './tables/office-others.ts'
import { outdoor } from './tables/outdoor.ts'
import { pantryBaking } from './tables/pantry-baking.ts'
import { pantryBasics } from './tables/pantry-basics.ts'
import { pantryCanned } from './tables/pantry-canned.ts'
import { pantryCoffeeSpices } from './tables/pantry-coffee-spices.ts'
import { pantrySauces } from './tables/pantry-sauces.ts'
import { pantryWorld } from './tables/pantry-world.ts'
import { pets } from './tables/pets.ts'
import { plumbing } from './tables/plumbing.ts'
import { poultry } from './tables/poultry.ts'
import { foodToGo, readyMeals } from './tables/ready-meals.ts'
import { saladsHerbs } from './tables/salads-herbs.ts'
import { snacks } from './tables/snacks-nuts.ts'
import { sports } from './tables/sports.ts'
import { biscuits, sweets } from './tables/sweets-snacks.ts'
import { toysHobby } from './tables/toys-hobby.ts'
import { vegetables } from './tables/vegetables.ts'
import { vegetarian } from './tables/vegetarian.ts'
import { wine } from './tables/wine.ts'

/** All goods that the site knows, by topic. */
export const tables: readonly GoodsTable[] = [
  appliances,
  baby,
  beerSpirits,
  bicycles,
  breadCakes,
  buildingElectrical,
  buildingMaterials,
  building,
  bunsPastry,
  cakes,
  car,
  cheese,
  clothesAccessories,
  clothes,
  dairyEggs,
  softDrinks,
  electronics,
  fish,
  frozen,
  fruitVegetables,
  gardenTools,
  garden,
  healthCareBeauty,
  healthCareMedicine,
  healthCarePharmacy,
  healthCare,
  hobbyBooks,
  householdGoods,
  household,
  interiorDecoration,
  interior,
  kitchenware,
  meatProducts,
  meat,
  poultry,
  officeOthers,
  office,
  outdoor,
  pantryBaking,
  pantryBasics,
  pantryCanned,
  pantryCoffeeSpices,
  pantrySauces,
  pantryWorld,
  pets,
  plumbing,
  readyMeals,
  foodToGo,
  saladsHerbs,
  snacks,
  sports,
  sweets,
  biscuits,
  toysHobby,
  vegetables,
  vegetarian,
  wine,
]
