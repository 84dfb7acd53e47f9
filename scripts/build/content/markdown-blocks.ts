import { marked, type Token, type Tokens } from 'marked'
import type { Block, Inline, LinkTarget } from '#app/domain/content/content.ts'

const routes = ['/', '/offer', '/profile', '/pricing-agent', '/post'] as const

/** @throws if the address is neither one of our pages nor another site's over https. */
function targetOf(href: string): LinkTarget {
  const route = routes.find((path) => path === href)
  if (route) return { kind: 'route', path: route }
  const [, kind, name = ''] = /^\/(post|page|offer)\/([^/?#]+)$/.exec(href) ?? []
  if (kind === 'offer') return { kind, term: decodeURIComponent(name) }
  if (kind === 'post' || kind === 'page') return { kind, slug: name }
  if (/^https:\/\/[^/]/.test(href)) return { kind: 'site', url: href }
  throw new Error(`the link ${href} leads nowhere that a text may link to`)
}

const inlinesOf = (tokens: Token[] | undefined): Inline[] => (tokens ?? []).flatMap(inlineOf)

function inlineOf(token: Token): Inline[] {
  switch (token.type) {
    case 'text':
    case 'escape': {
      const { text, tokens } = token as Tokens.Text
      return tokens ? inlinesOf(tokens) : [text.replaceAll('\n', ' ')]
    }
    case 'strong':
      return [{ kind: 'strong', content: inlinesOf(token.tokens) }]
    case 'em':
      return [{ kind: 'emphasis', content: inlinesOf(token.tokens) }]
    case 'link':
      return [
        { kind: 'link', target: targetOf((token as Tokens.Link).href), content: inlinesOf(token.tokens) },
      ]
    default:
      throw new Error(`a text may not have ${token.type}: ${token.raw.trim()}`)
  }
}

function blockOf(token: Token): Block[] {
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      if ((token as Tokens.Heading).depth !== 2)
        throw new Error(`a heading must be of level 2: ${token.raw.trim()}`)
      return [{ kind: 'heading', content: inlinesOf(token.tokens) }]
    case 'paragraph':
      return [{ kind: 'paragraph', content: inlinesOf(token.tokens) }]
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [{ kind: 'list', isOrdered: ordered, items: items.map((item) => inlinesOf(item.tokens)) }]
    }
    default:
      throw new Error(`a text may not have ${token.type}: ${token.raw.trim()}`)
  }
}

/**
 * The blocks of a Markdown text: headings of level 2, paragraphs, lists, emphasis and links. The page draws them, so that no
 * HTML is written or read.
 * @throws if there is anything else in it, such as HTML or a picture.
 */
export function markdownBlocks(markdown: string): Block[] {
  return marked.lexer(markdown).flatMap(blockOf)
}
