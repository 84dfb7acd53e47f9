import { imageSources } from '#app/domain/offers/photos.ts'

/** Where a product has no picture (Specification §3, Preview: placeholder when missing). */
const placeholderImage = '/placeholder.svg'

type Properties = {
  src: string | null
  /** The first pictures of a page are wanted at once; the others wait until they are near. */
  isEager?: boolean
}

/** A product's picture. The name beside it says what it is, so it is silent. */
export function ProductImage({ src, isEager = false }: Properties) {
  return (
    <img
      {...imageSources(src ?? placeholderImage)}
      // Of a photograph the browser takes the width it draws; one that is wanted at once is large.
      sizes="auto, (max-width: 767px) 100vw, 50vw"
      alt=""
      width={240}
      height={240}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
