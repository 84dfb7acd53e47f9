import * as v from 'valibot'
import { parse } from 'yaml'
import type { InfoPage, Post } from '#app/domain/content/content.ts'
import { articleSchema, pageSchema, recipeSchema } from './front-matter.ts'
import { markdownBlocks } from './markdown-blocks.ts'

const wordsAMinute = 200

/** @throws if the file is not valid; the message names it and each reason. */
function valid<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new Error(
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`).join('\n'),
  )
}

/** The two parts of a file: what is between its lines of dashes, and the text after them. */
function partsOf(source: string): { front: unknown; text: string } {
  const [, front, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? []
  if (front === undefined || text === undefined)
    throw new Error('front matter: must stand between two lines of ---')
  return { front: parse(front), text }
}

function compilePost(slug: string, source: string): Post {
  const { front, text } = partsOf(source)
  const blocks = markdownBlocks(text)
  if (blocks.length === 0) throw new Error('the text is empty')
  const isRecipe = typeof front === 'object' && front !== null && 'ingredients' in front
  if (!isRecipe) {
    const { picture: kinds, tint, ...article } = valid(articleSchema, front)
    const minutes = Math.max(1, Math.round(text.trim().split(/\s+/).length / wordsAMinute))
    return {
      ...article,
      slug,
      isRecipe,
      minutes,
      picture: { tint, kinds },
      servings: null,
      ingredients: [],
      steps: [],
      blocks,
    }
  }
  const { picture: kinds, tint, ...recipe } = valid(recipeSchema, front)
  return { ...recipe, slug, isRecipe, picture: { tint, kinds }, blocks }
}

function compilePage(slug: string, source: string): InfoPage {
  const { front, text } = partsOf(source)
  const { contact, ...page } = valid(pageSchema, front)
  return { ...page, slug, hasContact: contact, blocks: markdownBlocks(text) }
}

/**
 * Compiles a Markdown file of `content/{country}/{posts,pages}/{slug}.md` to the data that its page draws.
 * @throws if its front matter or its text is not valid; the message names the file and the reasons.
 */
export function compileContent(file: string, source: string): Post | InfoPage {
  const [, folder, slug = ''] = /content\/(?:dk|no|se|fi)\/(posts|pages)\/([a-z0-9-]+)\.md$/.exec(file) ?? []
  try {
    if (folder === 'posts') return compilePost(slug, source)
    if (folder === 'pages') return compilePage(slug, source)
    throw new Error('must be content/{dk,no,se,fi}/{posts,pages}/{a-z, 0-9 and dashes}.md')
  } catch (error) {
    throw new Error(`${file} is not valid.\n${error instanceof Error ? error.message : error}`)
  }
}
