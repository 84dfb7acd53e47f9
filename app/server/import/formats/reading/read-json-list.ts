import { longestRow, type SourceRow, shown, tooLarge } from '../../row/source-row.ts'

type Mode = 'outside' | 'list' | 'row' | 'broken' | 'object' | 'ended'

const isSpace = (letter: string) => letter === ' ' || letter === '\n' || letter === '\r' || letter === '\t'

/** How deep in objects a list of rows may be: `{"data":{"publication":{"offers":[...]}}}`. */
const deepestList = 3

/**
 * Extracts rows from JSON text as it arrives: the elements of a list, of the lists of objects in an object (`{"offers":
 * [...]}`) or in objects of it, or the object itself if it has no such list. Only the present row is held in memory.
 */
class JsonRows {
  #mode: Mode = 'outside'
  #rows: SourceRow[] = []
  #line = 1
  #depth = 0
  #listDepth = 0
  /** How many lists that hold no rows are open around what is read. */
  #otherLists = 0
  #isInString = false
  #isEscaped = false
  #hasList = false
  #mayStartList = false
  #isLineStart = true
  #isCutOff = false
  #row = { line: 1, text: '', isTooLong: false }
  #text = ''
  #from = 0

  push(text: string): SourceRow[] {
    this.#rows = []
    this.#text = text
    this.#from = 0
    for (let at = 0; at < text.length; at++) this.#read(text.charAt(at), at)
    if (this.#isHolding()) this.#keep(text.length)
    return this.#rows
  }

  /** The rest at the end of the text: a list or a row without its end. */
  end(): SourceRow[] {
    this.#rows = []
    if (this.#mode === 'broken' && !this.#isCutOff) this.#giveBroken()
    else if (this.#mode !== 'outside' && this.#mode !== 'ended') {
      const isRow =
        this.#mode === 'row' || this.#mode === 'broken' || (this.#mode === 'object' && !this.#hasList)
      this.#rows.push({
        line: isRow ? this.#row.line : this.#line,
        content: isRow ? shown(this.#row.text) : '',
        rejection: {
          reason: 'truncated',
          message: isRow ? 'the file ends in the middle of this row' : 'the file ends before its list does',
        },
      })
    }
    return this.#rows
  }

  #isHolding(): boolean {
    return this.#mode === 'row' || this.#mode === 'broken' || (this.#mode === 'object' && !this.#hasList)
  }

  #read(letter: string, at: number): void {
    if (this.#mode === 'row' || this.#mode === 'object') this.#readInside(letter, at)
    else if (this.#mode === 'list') this.#readBetween(letter, at)
    else if (this.#mode === 'outside') this.#readOutside(letter, at)
    else if (this.#mode === 'broken') this.#readBroken(letter, at)
    if (letter === '\n') this.#line += 1
  }

  #readOutside(letter: string, at: number): void {
    if (isSpace(letter) || letter === ',') return
    this.#depth = 1
    if (letter === '[') {
      this.#mode = 'list'
      this.#listDepth = 1
    } else if (letter === '{') {
      this.#start(at)
      this.#mode = 'object'
      this.#hasList = false
    } else {
      this.#mode = 'ended'
      const content = shown(this.#text.slice(at))
      const message = 'this is not JSON, and the rest of the file is not read'
      this.#rows.push({ line: this.#line, content, rejection: { reason: 'bad-json', message } })
    }
  }

  #readBetween(letter: string, at: number): void {
    if (isSpace(letter) || letter === ',') return
    if (letter === ']' || letter === '}') {
      this.#depth -= 1
      this.#mode = this.#depth === 0 ? 'outside' : 'object'
      return
    }
    this.#start(at)
    this.#mode = 'row'
    this.#readInside(letter, at)
  }

  #readInside(letter: string, at: number): void {
    if (this.#isInString) {
      this.#readString(letter)
      return
    }
    if (this.#mayStartList && !isSpace(letter)) {
      this.#mayStartList = false
      if (letter === '{') {
        this.#mode = 'list'
        this.#otherLists = 0
        this.#listDepth = this.#depth
        this.#hasList = true
        this.#readBetween(letter, at)
        return
      }
    }
    const isRow = this.#mode === 'row'
    if (letter === '"') this.#isInString = true
    else if (letter === '{' || letter === '[') {
      if (!isRow && letter === '[') {
        this.#mayStartList = this.#otherLists === 0 && this.#depth <= deepestList
        this.#otherLists += 1
      }
      this.#depth += 1
    } else if (letter === '}' || letter === ']') {
      if (isRow && this.#depth === this.#listDepth) {
        this.#give(at)
        this.#readBetween(letter, at)
        return
      }
      this.#depth -= 1
      if (!isRow && letter === ']') this.#otherLists -= 1
      if (isRow && this.#depth === this.#listDepth) this.#give(at + 1)
      else if (this.#depth === 0) this.#endObject(at + 1)
    } else if (letter === ',' && isRow && this.#depth === this.#listDepth) this.#give(at)
  }

  #readString(letter: string): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (letter === '\\') this.#isEscaped = true
    else if (letter === '"') this.#isInString = false
    else if (letter === '\n' && this.#mode === 'row') {
      // A JSON string has no line ends, so its closing quote is missing, and everything after it would be misread.
      this.#mode = 'broken'
      this.#isInString = false
      this.#isLineStart = true
      this.#isCutOff = true
    }
  }

  /** After a row that cannot be parsed, the next row is the next line that begins with an object. */
  #readBroken(letter: string, at: number): void {
    if (this.#isLineStart && letter === '{') {
      this.#keep(at)
      this.#giveBroken()
      this.#depth = this.#listDepth
      this.#mode = 'list'
      this.#readBetween(letter, at)
    } else if (letter === '\n') this.#isLineStart = true
    else if (!isSpace(letter)) {
      this.#isLineStart = false
      this.#isCutOff = false
    }
  }

  #start(at: number): void {
    this.#row = { line: this.#line, text: '', isTooLong: false }
    this.#from = at
  }

  #keep(to: number): void {
    const row = this.#row
    if (!row.isTooLong) row.text += this.#text.slice(this.#from, to)
    if (row.text.length > longestRow) {
      row.text = shown(row.text)
      row.isTooLong = true
    }
    this.#from = to
  }

  #give(to: number): void {
    this.#keep(to)
    this.#mode = 'list'
    this.#rows.push(parsed(this.#row))
  }

  #giveBroken(): void {
    const rejection = this.#row.isTooLong
      ? tooLarge
      : ({ reason: 'bad-json', message: 'a text in this row has no closing quote' } as const)
    this.#rows.push({ line: this.#row.line, content: shown(this.#row.text), rejection })
  }

  #endObject(to: number): void {
    this.#mode = 'outside'
    if (this.#hasList) return
    this.#keep(to)
    this.#rows.push(parsed(this.#row))
  }
}

function parsed({ line, text, isTooLong }: { line: number; text: string; isTooLong: boolean }): SourceRow {
  if (isTooLong) return { line, content: text, rejection: tooLarge }
  try {
    return { line, content: text, fields: JSON.parse(text) }
  } catch (error) {
    return { line, content: text, rejection: { reason: 'bad-json', message: (error as Error).message } }
  }
}

/** Reads the rows of a JSON list of any length, a few for each piece of the text. */
export async function* readJsonList(text: AsyncIterable<string>): AsyncGenerator<SourceRow[]> {
  const rows = new JsonRows()
  for await (const piece of text) yield rows.push(piece)
  yield rows.end()
}
