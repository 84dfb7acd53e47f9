import type { ReactNode } from 'react'
import { messagePage, pageColumn } from 'styled-system/recipes'
import { Empty, type EmptyProduct } from '../empty/empty.tsx'

type Properties = {
  product: EmptyProduct
  title: ReactNode
  text?: ReactNode
  /** The actions, the best one first. */
  children: ReactNode
  /** Content to offer instead. */
  below?: ReactNode
}

/** A page with one message: something is missing, something failed, or the shopper must do something. */
export function MessagePage({ product, title, text, children, below }: Properties) {
  return (
    <main id="main" className={pageColumn()}>
      <Empty level={1} product={product} title={title}>
        {text && <p>{text}</p>}
        <div className={messagePage()}>{children}</div>
      </Empty>
      {below}
    </main>
  )
}
