import { type ReactNode, useState } from 'react'
import { empty } from 'styled-system/recipes'
import type { Tint } from '#app/domain/offers/offer-summary.ts'
import { Picture } from '../picture/picture.tsx'

/** Unbranded products that the build has drawings of, with the colour behind each. */
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

/** The product picture for an empty state; nothing if it does not arrive, as without a connection. */
export function EmptyPicture({ product, size = 'lg' }: { product: EmptyProduct; size?: 'md' | 'lg' }) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return null
  return (
    <Picture
      src={`/pictures/${product}.svg`}
      tint={products[product]}
      size={size}
      isEager
      onMissing={() => setMissing(true)}
    />
  )
}

type Properties = {
  product: EmptyProduct
  title: ReactNode
  /** The heading's level: 1 if the page has no other content. */
  level?: 1 | 2
  /** A sentence and an action. */
  children: ReactNode
}

/** An empty state: a picture, a sentence, and an action. */
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
