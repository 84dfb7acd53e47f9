import type { ReactNode } from 'react'
import { empty } from 'styled-system/recipes'
import type { Tint } from '#app/domain/offers/offer-summary.ts'
import { Picture } from '../picture/picture.tsx'

/** A product without a brand, of which the build has a drawing, and the wall it stands before. */
const products = {
  apple: 'rose',
  carrot: 'mint',
  cherry: 'rose',
  grape: 'mint',
  lemon: 'butter',
  onion: 'oat',
  pear: 'mint',
} satisfies Record<string, Tint>
export type EmptyProduct = keyof typeof products

/** The product that stands over what has nothing to show. */
export function EmptyPicture({ product, size = 'lg' }: { product: EmptyProduct; size?: 'md' | 'lg' }) {
  return <Picture src={`/pictures/${product}.svg`} tint={products[product]} size={size} isEager />
}

type Properties = {
  product: EmptyProduct
  title: ReactNode
  /** The heading's level: 1 if this is all the page has to say. */
  level?: 1 | 2
  /** A sentence, and what to do. */
  children: ReactNode
}

/** Says that there is nothing to show: one product, a sentence, and one thing to do. */
export function Empty({ product, title, level = 2, children }: Properties) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={empty()}>
      <EmptyPicture product={product} />
      <Heading>{title}</Heading>
      {children}
    </div>
  )
}
