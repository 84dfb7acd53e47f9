import { imageSources } from '#app/domain/offers/photos.ts'

/** Shown if a product has no picture (§3, Preview: placeholder when missing). */
const placeholderImage = '/placeholder.svg'

type Properties = {
  src: string | null
  /** The first pictures of a page are loaded at once, the others when they come near the viewport. */
  isEager?: boolean | undefined
  /** How wide it is shown, if that is known (`sizes` of an `<img>`). */
  sizes?: string | undefined
  /** Hears that the picture did not arrive. */
  onMissing?: (() => void) | undefined
}

/** A product's picture. Decorative, because the name stands beside it. */
export function ProductImage({
  src,
  isEager = false,
  // An eager picture of unknown width is shown large.
  sizes = 'auto, (max-width: 767px) 100vw, 50vw',
  onMissing,
}: Properties) {
  const sources = imageSources(src ?? placeholderImage)
  return (
    <img
      {...sources}
      sizes={sources.srcSet && sizes}
      alt=""
      width={240}
      height={240}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={onMissing}
    />
  )
}
