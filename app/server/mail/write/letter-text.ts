import { siteName } from '#app/domain/brand.ts'
import type { Letter, LetterItem } from '../letters/letter.ts'

const linkText = ({ label, url }: { label: string; url: string }) => `${label}:\n${url}`

const itemText = ({ title, lines, links }: LetterItem) => [title, ...lines, ...links.map(linkText)].join('\n')

/** A letter in plain text, with the same words as its HTML. */
export function letterText(letter: Letter): string {
  const { heading, greeting, paragraphs, items = [], afterItems, action, note, reason, stop } = letter
  const parts = [
    heading,
    greeting,
    ...paragraphs,
    ...items.map(itemText),
    afterItems,
    linkText(action),
    note,
    `-- \n${siteName}`,
    reason,
    stop && linkText(stop),
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}
