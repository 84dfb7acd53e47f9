import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

/** A card with as many elements as ours, in plain React: no router, no styles, no translation. */
function card(index: number) {
  return h(
    'article',
    { key: index, className: 'card' },
    h(
      'span',
      { className: 'picture' },
      h('img', { src: `/p/${index}.svg`, alt: '' }),
      h('span', null, 'Netto'),
    ),
    h(
      'a',
      { href: '#', 'aria-label': `Følg prisen: vare ${index}` },
      h('svg', null, h('use', { href: '#h' })),
    ),
    h(
      'div',
      null,
      h('span', null, h('span', null, '39'), h('sup', null, '95'), h('span', null, '39,95 kr.'), h('span')),
      h(
        'a',
        { href: '#', 'aria-label': `Læg på sedlen: vare ${index}` },
        h('svg', null, h('use', { href: '#p' })),
      ),
    ),
    h(
      'div',
      null,
      h('h3', null, h('a', { href: `/single/${index}` }, `Vare ${index}`)),
      h('p', null, '400 g'),
      h('p'),
    ),
  )
}

/** The mean processor time of a bare `renderToString` of 24 such cards, in milliseconds. */
export function bareRenderCost(pages: number): number {
  const page = () =>
    renderToString(
      h(
        'main',
        null,
        Array.from({ length: 24 }, (_, index) => card(index)),
      ),
    )
  const before = process.cpuUsage()
  for (let drawn = 0; drawn < pages; drawn += 1) page()
  const used = process.cpuUsage(before)
  return (used.user + used.system) / 1000 / pages
}
