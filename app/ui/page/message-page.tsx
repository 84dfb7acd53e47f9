import type { ReactNode } from 'react'
import { messagePage, pageColumn } from 'styled-system/recipes'
import { Empty, type EmptyProduct } from '../empty/empty.tsx'

type Properties = {
  product: EmptyProduct
  title: ReactNode
  text?: ReactNode
  /** What can be done about it: the best way first. */
  children: ReactNode
  /** What there is instead. */
  below?: ReactNode
}

/** A page that has one thing to say: what is not there, what went wrong, or what is asked of the shopper. */
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
