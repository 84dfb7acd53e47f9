import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Rejection } from '../../row/rejections.ts'
import { longestRow, type SourceRow, shown, tooLarge } from '../../row/source-row.ts'

/** An item being read: `depth` is the number of open elements around it; of repeated fields, the first counts. */
type Item = {
  name: string
  line: number
  depth: number
  fields: Record<string, string>
  error: string | undefined
}
/** The position of a tag that closes an element that is not open; the parser takes that for the end of the document. */
type Break = { position: number; line: number; message: string }

const fieldOf = (name: string) => name.replace(/^g:/, '')
const isItem = (name: string) => name === 'item' || name === 'entry'
/** How much is parsed at a time, so that a too long item is noticed before it is held in memory. */
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
  /** The elements around items. */
  #outer: string[] = []
  #item: Item | undefined
  #field = ''
  #sinceItem = 0
  #line = 1
  #break: Break | undefined
  /** The end tag of an item that is skipped, and the last skipped characters. */
  #skip: { end: string; last: string } | undefined
  #held = ''
  /** How much text the parser has got: between two pieces its own position is wrong. */
  #written = 0
  #isOver = false
  #parser = this.#newParser()

  push(piece: string): SourceRow[] {
    this.#rows = []
    // The parser would hold back a carriage return at the end of a piece, and its positions would be off by one.
    const text = this.#held + piece
    this.#held = text.endsWith('\r') ? '\r' : ''
    const whole = text.length - this.#held.length
    for (let from = 0; from < whole && !this.#isOver; ) {
      let to = Math.min(from + portion, whole)
      while (to < whole && /[\r\ud800-\udbff]/.test(text.charAt(to - 1))) to += 1
      this.#read(text.slice(from, to))
      from = to
    }
    return this.#rows
  }

  /** What is left when the text ends: an item or a feed without its end. */
  end(): SourceRow[] {
    this.#rows = []
    if (this.#isOver || this.#skip || this.#path.length === 0) return this.#rows
    const message = this.#item
      ? 'the file ends in the middle of this row'
      : 'the file ends before its feed does'
    this.#setAside(this.#item?.line ?? this.#currentLine(), { reason: 'truncated', message })
    return this.#rows
  }

  #newParser(): SaxesParser<{ xmlns: false }> {
    const parser = new SaxesParser({ xmlns: false, position: true })
    const whileWhole =
      <Values extends unknown[]>(handle: (...values: Values) => void) =>
      (...values: Values) => {
        if (!this.#isOver && !this.#break) handle(...values)
      }
    parser.on(
      'doctype',
      whileWhole((doctype: string) => {
        if (/<!ENTITY/i.test(doctype)) this.#stop(unsafe)
      }),
    )
    parser.on(
      'opentag',
      whileWhole(({ name, attributes }: SaxesTagPlain) => this.#open(name, attributes)),
    )
    parser.on(
      'closetag',
      whileWhole(({ name }: SaxesTagPlain) => this.#close(name)),
    )
    parser.on(
      'text',
      whileWhole((text: string) => this.#add(text)),
    )
    parser.on(
      'cdata',
      whileWhole((text: string) => this.#add(text)),
    )
    // The parser's own positions are wrong after a skipped row.
    parser.on(
      'error',
      whileWhole(({ message }: Error) => this.#fail(message.replace(/^\d+:\d+: /, ''))),
    )
    return parser
  }

  #currentLine(): number {
    return this.#line + this.#parser.line - 1
  }

  #setAside(line: number, rejection: Rejection): void {
    const item = this.#item
    const open = item && this.#path[item.depth]
    const unfinished = open && this.#field ? { [fieldOf(open)]: this.#field } : {}
    const content = item ? shown(JSON.stringify({ ...unfinished, ...item.fields })) : ''
    this.#rows.push({ line, content, rejection })
  }

  #stop(rejection: Rejection): void {
    this.#setAside(this.#currentLine(), rejection)
    this.#isOver = true
  }

  #read(text: string): void {
    if (this.#skip) this.#passOver(text, this.#skip)
    else this.#parse(text)
  }

  #parse(text: string): void {
    this.#sinceItem += text.length
    const start = this.#written
    this.#write(text)
    if (this.#break) this.#recover(this.#break, text.slice(this.#break.position - start))
    else if (this.#sinceItem > longestRow && !this.#isOver) {
      if (this.#item) this.#leaveItem(tooLarge, this.#item, this.#currentLine())
      else this.#stop(noItems)
    }
  }

  /** Sets the item aside and skips the rest of it. */
  #leaveItem(rejection: Rejection, item: Item, line: number): void {
    this.#setAside(item.line, rejection)
    this.#item = undefined
    this.#line = line
    this.#skip = { end: `</${item.name}>`, last: '' }
  }

  /** Continues after a tag that closes an element that is not open, and sets the item with that tag aside. */
  #recover({ line, message }: Break, rest: string): void {
    this.#break = undefined
    if (this.#item) this.#leaveItem({ reason: 'bad-xml', message }, this.#item, line)
    else this.#restart(line)
    this.#read(rest)
  }

  /** Continues with a new parser, which knows only the elements around items. */
  #restart(line: number): void {
    this.#line = line
    this.#path = []
    this.#sinceItem = 0
    this.#parser = this.#newParser()
    this.#written = 0
    this.#write(this.#outer.map((name) => `<${name}>`).join(''))
  }

  #write(text: string): void {
    this.#parser.write(text)
    this.#written += text.length
  }

  #passOver(text: string, { end, last }: { end: string; last: string }): void {
    const seen = last + text
    const at = seen.indexOf(end)
    if (at < 0) {
      const kept = seen.slice(-end.length)
      this.#line += linesIn(seen.slice(0, -end.length))
      this.#skip = { end, last: kept }
      return
    }
    this.#skip = undefined
    this.#restart(this.#line + linesIn(seen.slice(0, at)))
    this.#parse(seen.slice(at + end.length))
  }

  #open(name: string, attributes: Record<string, string>): void {
    if (isItem(name)) {
      if (this.#item) this.#setAside(this.#item.line, { reason: 'bad-xml', message: 'the row has no end' })
      else this.#outer = [...this.#path]
      const depth = this.#path.length + 1
      this.#item = { name, line: this.#currentLine(), depth, fields: {}, error: undefined }
      this.#sinceItem = 0
    }
    this.#path.push(name)
    if (!this.#item || this.#isField()) this.#field = ''
    // The address of an Atom link is in an attribute.
    if (name === 'link' && this.#isField() && attributes.href) this.#field = attributes.href
  }

  #isField(): boolean {
    return this.#item !== undefined && this.#path.length === this.#item.depth + 1
  }

  #add(text: string): void {
    if (this.#isField()) this.#field += text
  }

  #close(name: string): void {
    const item = this.#item
    if (item && this.#isField()) {
      const field = fieldOf(name)
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
    // A bare `&` and HTML entities stay in the text as they are.
    if (/entity/.test(message)) return
    if (/unexpected close tag|unmatched closing tag/.test(message)) {
      this.#break = { position: this.#parser.position, line: this.#currentLine(), message }
    } else if (this.#item) this.#item.error ??= message
    else if (this.#path.length === 0) this.#stop({ reason: 'bad-xml', message })
  }
}

/** Reads the items of a Google Merchant feed in RSS or Atom, of any length, a few for each piece of the text. */
export async function* readMerchantXml(text: AsyncIterable<string>): AsyncGenerator<SourceRow[]> {
  const items = new MerchantItems()
  for await (const piece of text) yield items.push(piece)
  yield items.end()
}
