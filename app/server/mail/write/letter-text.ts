import { siteName } from '#app/domain/brand.ts'
import type { Letter } from '../letters/letter.ts'

/** A letter in plain text, with the same words as its HTML. */
export function letterText({ heading, greeting, paragraphs, action, note, reason }: Letter): string {
  const parts = [
    heading,
    greeting,
    ...paragraphs,
    `${action.label}:\n${action.url}`,
    note,
    `-- \n${siteName}`,
    reason,
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}
