import { expect, it } from 'vitest'
import { pageMeta } from './page-meta.ts'

const shown = {
  title: 'Kaffe',
  description: 'Kaffe på tilbud.',
  country: 'dk',
  url: 'https://tilbud.example/a',
} as const

it('§2.1: a page has a title, a description and a card for links to it', () => {
  expect(pageMeta({ ...shown, type: 'product', picture: 'https://tilbud.example/a.png' })).toEqual([
    { title: 'Kaffe · Tilbudsugen' },
    { name: 'description', content: 'Kaffe på tilbud.' },
    { property: 'og:site_name', content: 'Tilbudsugen' },
    { property: 'og:locale', content: 'da_DK' },
    { property: 'og:type', content: 'product' },
    { property: 'og:title', content: 'Kaffe' },
    { property: 'og:description', content: 'Kaffe på tilbud.' },
    { property: 'og:url', content: 'https://tilbud.example/a' },
    { property: 'og:image', content: 'https://tilbud.example/a.png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Kaffe' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ])
})

it('§2.1: a page without a picture shows the site’s icon, and the front page begins with the site’s name', () => {
  expect(pageMeta({ ...shown, isFront: true })).toEqual([
    { title: 'Tilbudsugen: Kaffe' },
    { name: 'description', content: 'Kaffe på tilbud.' },
    { property: 'og:site_name', content: 'Tilbudsugen' },
    { property: 'og:locale', content: 'da_DK' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: 'Tilbudsugen: Kaffe' },
    { property: 'og:description', content: 'Kaffe på tilbud.' },
    { property: 'og:url', content: 'https://tilbud.example/a' },
    { property: 'og:image', content: 'https://tilbud.example/icons/icon-512.png' },
    { name: 'twitter:card', content: 'summary' },
  ])
})
