import { chainLogo } from '#app/domain/chains/chain-logo.ts'
import { countries } from '#app/domain/locale/locales.ts'
import { readCatalogue } from '#app/server/demo/read-catalogue.ts'
import { chainMonogram } from '../../demo/pictures/brands/chain-monogram.ts'
import { drawPicture } from '../../demo/pictures/draw-picture.ts'
import { kinds } from '../../demo/pictures/groups.ts'
import { pictureOf } from '../../demo/pictures/pictures.ts'
import { writeFiles } from '../../demo/pictures/write-files.ts'

/** The drawings of the demo catalogue's goods and chains, which the client build takes from `public/`. */
const pictures = new Map<string, string>()
const monograms = new Map<string, string>()
/** One drawing of each kind without a brand, for empty states (`/pictures/eggs.svg`). */
for (const kind of kinds) {
  const plain = { brand: null, kind, pack: {}, variety: 0 }
  pictures.set(pictureOf(plain).file, drawPicture(plain))
}
for (const country of countries) {
  const { chains, products, customProducts } = readCatalogue(country)
  for (const { picture } of [...products, ...customProducts]) {
    const { file } = pictureOf(picture)
    if (!pictures.has(file)) pictures.set(file, drawPicture(picture))
  }
  for (const chain of chains) {
    const file = chainLogo(chain.name).replace('/chains/', '')
    // A chain of several countries has the monogram of the first one, as its tile does.
    if (!monograms.has(file)) monograms.set(file, chainMonogram(chain))
  }
}
writeFiles('public/pictures', pictures)
writeFiles('public/chains', monograms)
