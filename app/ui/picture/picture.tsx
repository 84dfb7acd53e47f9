import type { ReactNode } from 'react'
import { picture } from 'styled-system/recipes'
import type { Tint } from '#app/domain/offers/offer-summary.ts'
import { photosPath } from '#app/domain/offers/photos.ts'
import { ProductImage } from './product-image.tsx'

/** What the recipe gives each size, so that the browser picks no larger photograph. A picture that fills has none. */
const sizes = { xxs: '36px', xs: '48px', sm: '56px', md: '88px', lg: '176px' }

type Properties = {
  src: string | null
  tint: Tint
  size?: keyof typeof sizes
  isEager?: boolean
  /** As for `ProductImage`. */
  onMissing?: () => void
  children?: ReactNode
}

/** A product's picture on its shelf, before its background colour. */
export function Picture({ src, tint, size, isEager, onMissing, children }: Properties) {
  const kind = src?.startsWith(photosPath) ? 'photo' : 'drawn'
  return (
    <span className={picture({ tint, size, kind })}>
      <ProductImage src={src} isEager={isEager} sizes={size && sizes[size]} onMissing={onMissing} />
      {children}
    </span>
  )
}
