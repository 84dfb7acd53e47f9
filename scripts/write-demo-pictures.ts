import { chainLogo } from '#app/domain/chain-logos.ts'
import { countries } from '#app/domain/locales.ts'
import { readCatalogue } from '#app/server/demo/read-catalogue.ts'
import { chainMonogram } from '../demo/pictures/chain-monogram.ts'
import { drawPicture } from '../demo/pictures/draw-picture.ts'
import { pictureOf } from '../demo/pictures/pictures.ts'
import { writeFiles } from '../demo/pictures/write-files.ts'

/** The demo catalogue's goods and chains, drawn into `public/` for the client build to take along. */
const pictures = new Map<string, string>()
const monograms = new Map<string, string>()
for (const country of countries) {
  const { chains, products, customProducts } = readCatalogue(country)
  const custom = customProducts.map(({ partner, kind }) => ({ brand: partner, kind }))
  for (const goods of [...products, ...custom]) {
    const { file } = pictureOf(goods)
    if (!pictures.has(file)) pictures.set(file, drawPicture(goods))
  }
  for (const chain of chains) {
    const file = chainLogo(chain.name).replace('/chains/', '')
    // A chain of several countries looks as in the first of them, as its tile does.
    if (!monograms.has(file)) monograms.set(file, chainMonogram(chain))
  }
}
writeFiles('public/pictures', pictures)
writeFiles('public/chains', monograms)
