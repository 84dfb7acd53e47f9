import { SaxesParser } from 'saxes'
import type { Rejection } from './rejections.ts'
import { longestRow, type SourceRow, shown, tooLarge } from './source-row.ts'

/** An item being read: `depth` is how many elements are open at it; of fields that repeat, the first counts. */
type Item = { line: number; depth: number; fields: Record<string, string>; error: string | undefined }

const isItem = (name: string) => name === 'item' || name === 'entry'
/** How much is parsed at a time, so that an item that is too long is noticed before it is held. */
const portion = 16_384

const unsafe: Rejection = {
  reason: 'unsafe-xml',
  message:
    'the file declares entities of its own, which can pull in other files or swell without end; it is not read',
}
const noItems: Rejection = {
  reason: 'bad-xml',
  message: `no item begins within ${longestRow} characters; the rest of the file is not read`,
}

function linesIn(text: string): number {
  return text.split('\n').length - 1
}

/** Takes the items out of the text of an RSS or Atom feed as it comes in. Only the item being read is held. */
class MerchantItems {
  #rows: SourceRow[] = []
  #path: string[] = []
  #item: Item | undefined
  #field = ''
  #sinceItem = 0
  #line = 1
  #skipped: string | undefined
  #isOver = false
  #parser = this.#newParser()

  push(text: string): SourceRow[] {
    this.#rows = []
    for (let from = 0; from < text.length && !this.#isOver; from += portion) {
      const part = text.slice(from, from + portion)
      if (this.#skipped === undefined) this.#parse(part)
      else this.#skip(part)
    }
    return this.#rows
  }

  /** What is left when the text ends: an item or a feed without its end. */
  end(): SourceRow[] {
    this.#rows = []
    if (this.#isOver || this.#skipped !== undefined || this.#path.length === 0) return this.#rows
    const message = this.#item
      ? 'the file ends in the middle of this row'
      : 'the file ends before its feed does'
    this.#setAside(this.#item?.line ?? this.#currentLine(), { reason: 'truncated', message })
    return this.#rows
  }

  #newParser(): SaxesParser<{ xmlns: false }> {
    const parser = new SaxesParser({ xmlns: false, position: true })
    parser.on('doctype', (doctype) => {
      if (/<!ENTITY/i.test(doctype)) this.#stop(unsafe)
    })
    parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes))
    parser.on('closetag', ({ name }) => this.#close(name))
    parser.on('text', (text) => this.#add(text))
    parser.on('cdata', (text) => this.#add(text))
    // The parser's own positions are wrong after a row that was skipped.
    parser.on('error', ({ message }) => this.#fail(message.replace(/^\d+:\d+: /, '')))
    return parser
  }

  #currentLine(): number {
    return this.#line + this.#parser.line - 1
  }

  #setAside(line: number, rejection: Rejection): void {
    const content = this.#item ? shown(JSON.stringify(this.#item.fields)) : ''
    this.#rows.push({ line, content, rejection })
  }

  #stop(rejection: Rejection): void {
    if (!this.#isOver) this.#setAside(this.#currentLine(), rejection)
    this.#isOver = true
  }

  #parse(text: string): void {
    this.#sinceItem += text.length
    this.#parser.write(text)
    if (this.#sinceItem <= longestRow || this.#isOver) return
    if (!this.#item) {
      this.#stop(noItems)
      return
    }
    this.#setAside(this.#item.line, tooLarge)
    this.#line = this.#currentLine()
    this.#skipped = ''
  }

  /** Looks for the end of an item that is too long, and reads on behind it with a parser that holds nothing of it. */
  #skip(text: string): void {
    const depth = this.#item?.depth ?? 1
    const end = `</${this.#path[depth - 1]}>`
    const seen = `${this.#skipped}${text}`
    const at = seen.indexOf(end)
    if (at < 0) {
      this.#line += linesIn(seen.slice(0, -end.length))
      this.#skipped = seen.slice(-end.length)
      return
    }
    this.#line += linesIn(seen.slice(0, at))
    this.#skipped = undefined
    this.#item = undefined
    this.#sinceItem = 0
    const outer = this.#path.slice(0, depth - 1)
    this.#path = []
    this.#parser = this.#newParser()
    this.#parser.write(outer.map((name) => `<${name}>`).join(''))
    this.#parse(seen.slice(at + end.length))
  }

  #open(name: string, attributes: Record<string, string>): void {
    this.#path.push(name)
    if (this.#isOver) return
    if (isItem(name)) {
      if (this.#item) this.#setAside(this.#item.line, { reason: 'bad-xml', message: 'the row has no end' })
      this.#item = { line: this.#currentLine(), depth: this.#path.length, fields: {}, error: undefined }
      this.#sinceItem = 0
    }
    this.#field = ''
    // An Atom link is an attribute.
    if (name === 'link' && this.#isField() && attributes.href) this.#field = attributes.href
  }

  #isField(): boolean {
    return this.#item !== undefined && this.#path.length === this.#item.depth + 1
  }

  #add(text: string): void {
    if (this.#isField()) this.#field += text
  }

  #close(name: string): void {
    if (this.#isOver) return
    const item = this.#item
    if (item && this.#isField()) {
      const field = name.replace(/^g:/, '')
      item.fields[field] ??= this.#field.trim()
      this.#field = ''
    }
    if (item && this.#path.length === item.depth) {
      if (item.error) this.#setAside(item.line, { reason: 'bad-xml', message: item.error })
      else this.#rows.push({ line: item.line, content: JSON.stringify(item.fields), fields: item.fields })
      this.#item = undefined
      this.#sinceItem = 0
    }
    this.#path.pop()
  }

  #fail(message: string): void {
    // A bare `&` and an entity of HTML stay in the text as they are, which loses nothing.
    if (/entity/.test(message)) return
    if (this.#item) this.#item.error ??= message
    else if (this.#path.length === 0) this.#stop({ reason: 'bad-xml', message })
  }
}

/** Reads the items of a Google Merchant feed in RSS or Atom, of any length, a few for each piece of the text. */
export async function* readMerchantXml(text: AsyncIterable<string>): AsyncGenerator<SourceRow[]> {
  const items = new MerchantItems()
  for await (const piece of text) yield items.push(piece)
  yield items.end()
}
