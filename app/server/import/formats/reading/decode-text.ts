type Decode = { write(bytes: Uint8Array): string; end(): string }

const byteOrderMarks: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]
const longestDeclaration = 200
const enoughToDecide = 65_536

function decoderOf(encoding: string): Decode {
  const decoder = new TextDecoder(encoding)
  return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() }
}

/** How many bytes at the end belong to a UTF-8 character that the next chunk completes. */
function unfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0
  }
  return 0
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

/**
 * Decodes bytes that may be UTF-8 or Windows-1252. The first bytes that are not UTF-8 and those after them decide: if
 * everything before was ASCII, and more characters are invalid than are valid beyond ASCII, the text is Windows-1252,
 * which includes
 * Latin-1; otherwise it is damaged UTF-8, whose bad bytes become U+FFFD.
 */
function guessingDecoder(): Decode {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let rest: Uint8Array = new Uint8Array()
  let isAscii = true
  let decided: Decode | undefined

  const decide = (bytes: Uint8Array): string => {
    const repaired = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    const damaged = repaired.split('\ufffd').length - 1
    const wellRead = repaired.replaceAll(/[\0-\x7f\ufffd]/g, '').length
    isAscii &&= /^[\0-\x7f]*\ufffd/.test(repaired)
    decided = decoderOf(isAscii && damaged > wellRead ? 'windows-1252' : 'utf-8')
    return decided.write(bytes)
  }
  const read = (isEnd: boolean): string => {
    const cut = isEnd ? rest.length : rest.length - unfinished(rest)
    try {
      const text = strict.decode(rest.subarray(0, cut))
      isAscii &&= text.length === cut
      rest = rest.slice(cut)
      return text
    } catch {
      return isEnd || rest.length >= enoughToDecide ? decide(rest) : ''
    }
  }
  return {
    write: (bytes) => {
      if (decided) return decided.write(bytes)
      rest = joined(rest, bytes)
      return read(false)
    },
    end: () => {
      const text = decided ? '' : read(true)
      return text + (decided?.end() ?? '')
    },
  }
}

function decoderFor(head: Uint8Array): { decode: Decode; skip: number } {
  for (const [mark, encoding] of byteOrderMarks) {
    if (mark.every((byte, at) => head[at] === byte)) return { decode: decoderOf(encoding), skip: mark.length }
  }
  if (head[0] === 0 && head[1]) return { decode: decoderOf('utf-16be'), skip: 0 }
  if (head[0] && head[1] === 0) return { decode: decoderOf('utf-16le'), skip: 0 }
  const start = new TextDecoder('latin1').decode(head.subarray(0, longestDeclaration))
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1]
  if (!declared || /^utf-?8$/i.test(declared)) return { decode: guessingDecoder(), skip: 0 }
  try {
    return { decode: decoderOf(declared), skip: 0 }
  } catch {
    return { decode: guessingDecoder(), skip: 0 }
  }
}

/**
 * The text of a file, piece by piece, whatever it is encoded in: UTF-8 or UTF-16 by its byte order mark or its zero
 * bytes, the encoding of an XML declaration, else UTF-8, or Windows-1252 if it is not UTF-8.
 */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let head: Uint8Array = new Uint8Array()
  let decode: Decode | undefined
  for await (const chunk of chunks) {
    if (decode) {
      yield decode.write(chunk)
      continue
    }
    head = joined(head, chunk)
    if (head.length < longestDeclaration) continue
    const found = decoderFor(head)
    decode = found.decode
    yield decode.write(head.subarray(found.skip))
  }
  if (!decode) {
    const found = decoderFor(head)
    decode = found.decode
    yield decode.write(head.subarray(found.skip))
  }
  yield decode.end()
}
