import { build } from './build/build-product.ts'

await build()
