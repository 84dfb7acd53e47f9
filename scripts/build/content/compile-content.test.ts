import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Block, Inline, LinkTarget } from '#app/domain/content/content.ts'
import { countries } from '#app/domain/locale/locales.ts'
import { compileContent } from './compile-content.ts'

const file = 'content/dk/posts/suppe.md'
const article = (front: string, text = 'En suppe.') =>
  `---\ntitle: Suppe\ndescription: Varm\ndate: 2026-11-02\ntint: mint\npicture: [leek]\n${front}---\n${text}\n`
const message = (source: string) => {
  try {
    compileContent(file, source)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

describe('a Markdown file fails the build with its name and the reason', () => {
  it('if its front matter is not valid', () => {
    expect(message(article('').replace('mint', 'pink').replace('leek', 'leeks'))).toBe(
      `${file} is not valid.\ntint: must be one of oat, sky, butter, rose, mint, stone\npicture.0: must be a kind of demo/kinds.csv`,
    )
  })
  it('if it has HTML', () => {
    expect(message(article('', '<script>alert(1)</script>'))).toBe(
      `${file} is not valid.\na text may not have html: <script>alert(1)</script>`,
    )
  })
  it('if a link leads to an address that we do not allow', () => {
    expect(message(article('', '[x](javascript:alert)'))).toBe(
      `${file} is not valid.\nthe link javascript:alert leads nowhere that a text may link to`,
    )
  })
  it('but not if it is valid', () => {
    expect(compileContent(file, article('', 'En **god** suppe.'))).toEqual({
      slug: 'suppe',
      title: 'Suppe',
      description: 'Varm',
      date: '2026-11-02',
      isRecipe: false,
      minutes: 1,
      picture: { tint: 'mint', kinds: ['leek'] },
      servings: null,
      ingredients: [],
      steps: [],
      blocks: [{ kind: 'paragraph', content: ['En ', { kind: 'strong', content: ['god'] }, ' suppe.'] }],
    })
  })
})

const targetsIn = (inlines: Inline[]): LinkTarget[] =>
  inlines.flatMap((inline) =>
    typeof inline === 'string'
      ? []
      : [...(inline.kind === 'link' ? [inline.target] : []), ...targetsIn(inline.content)],
  )
const targetsOf = (block: Block) =>
  block.kind === 'list' ? block.items.flatMap(targetsIn) : targetsIn(block.content)

describe.each(countries)('§2.1 the content of %s', (country) => {
  const compiled = (folder: string) =>
    readdirSync(`content/${country}/${folder}`).map((name) => {
      const path = `content/${country}/${folder}/${name}`
      return compileContent(path, readFileSync(path, 'utf8'))
    })
  const posts = compiled('posts')
  const pages = compiled('pages')
  it('has at least 12 recipes or articles, and the info pages', () => {
    expect(posts.length).toBeGreaterThanOrEqual(12)
    expect(pages.map(({ slug }) => slug)).toEqual([
      'about-3',
      ...(country === 'dk' ? ['advertising-6'] : []),
      'contact-7',
      'cookies-5',
      'personal-data-4',
      'terms-8',
    ])
  })
  it('links only to its own posts and pages', () => {
    const targets = [...posts, ...pages].flatMap(({ blocks }) => blocks.flatMap(targetsOf))
    const known = { post: posts.map(({ slug }) => slug), page: pages.map(({ slug }) => slug) }
    expect(
      targets.filter(
        (target) =>
          (target.kind === 'post' || target.kind === 'page') && !known[target.kind].includes(target.slug),
      ),
    ).toEqual([])
  })
})
