import { build } from './build-product.ts'

await build()
