import type { ReactNode } from 'react'
import { picture } from 'styled-system/recipes'
import type { Tint } from '#app/domain/offer-card.ts'

type Properties = {
  src: string | null
  tint: Tint
  size?: 'fill' | 'sm' | 'md'
  /** The first pictures of a page are wanted at once; the others wait until they are near. */
  isEager?: boolean
  children?: ReactNode
}

/** Where a product has no picture (Specification §3, Preview: placeholder when missing). */
export const placeholderImage = '/placeholder.svg'

/** A product standing on the shelf of its tinted wall. The name beside it says what it is, so the picture is silent. */
export function Picture({ src, tint, size, isEager, children }: Properties) {
  const kind = src?.startsWith('http') ? 'photo' : 'drawn'
  return (
    <span className={picture({ tint, size, kind })}>
      <img
        src={src ?? placeholderImage}
        alt=""
        width={240}
        height={240}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
      />
      {children}
    </span>
  )
}
