import type { ReactNode } from 'react'
import { picture } from 'styled-system/recipes'
import type { Tint } from '#app/domain/offers/offer-summary.ts'
import { photosPath } from '#app/domain/offers/photos.ts'
import { ProductImage } from './product-image.tsx'

type Properties = {
  src: string | null
  tint: Tint
  size?: 'fill' | 'xs' | 'sm' | 'md' | 'lg'
  isEager?: boolean
  children?: ReactNode
}

/** A product's picture on its shelf, before its background colour. */
export function Picture({ src, tint, size, isEager, children }: Properties) {
  const kind = src?.startsWith(photosPath) ? 'photo' : 'drawn'
  return (
    <span className={picture({ tint, size, kind })}>
      <ProductImage src={src} isEager={isEager} />
      {children}
    </span>
  )
}
