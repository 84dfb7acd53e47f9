import { imageSources } from '#app/domain/offers/photos.ts'

/** Shown if a product has no picture (Specification §3, Preview: placeholder when missing). */
const placeholderImage = '/placeholder.svg'

type Properties = {
  src: string | null
  /** The first pictures of a page are loaded at once, the others when they come near the viewport. */
  isEager?: boolean
}

/** A product's picture. Decorative, because the name stands beside it. */
export function ProductImage({ src, isEager = false }: Properties) {
  const sources = imageSources(src ?? placeholderImage)
  return (
    <img
      {...sources}
      // The browser picks a photograph's width by the size it is shown in; an eager one is shown large.
      sizes={sources.srcSet && 'auto, (max-width: 767px) 100vw, 50vw'}
      alt=""
      width={240}
      height={240}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
