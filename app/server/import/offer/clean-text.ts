const named: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' },
  ...{ aelig: 'æ', oslash: 'ø', aring: 'å', auml: 'ä', ouml: 'ö', uuml: 'ü', eacute: 'é', egrave: 'è' },
  ...{ AElig: 'Æ', Oslash: 'Ø', Aring: 'Å', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', Eacute: 'É', Egrave: 'È' },
  ...{ agrave: 'à', aacute: 'á', acirc: 'â', ecirc: 'ê', ccedil: 'ç', ntilde: 'ñ', oacute: 'ó', szlig: 'ß' },
  ...{
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    middot: '·',
    times: '×',
    deg: '°',
    euro: '€',
    pound: '£',
  },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»' },
  ...{ frac12: '½', frac14: '¼', frac34: '¾', sup2: '²', sup3: '³', reg: '®', trade: '™', copy: '©' },
}
const entity = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}\d{0,2}));/g
const mostEscapes = 3

function unescapedOnce(text: string): string {
  return text.replace(entity, (whole, decimal, hexadecimal, name) => {
    if (name) return named[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : whole
  })
}

/** A text with its HTML entities resolved, even if it was escaped twice or three times (`&amp;gt;`). */
export function unescapeHtml(text: string): string {
  let current = text
  for (let times = 0; times < mostEscapes && current.includes('&'); times++) {
    const next = unescapedOnce(current)
    if (next === current) break
    current = next
  }
  return current
}

const untidy = /[^\x21-\x25\x27-\x3b=\x3f-\x7e\u00a1-\u00ac\u00ae-\u02ff ]| {2}|^ | $/

/**
 * A text that is safe to show: entities resolved, tags and control characters removed, letters composed, one space
 * between words. A lone surrogate becomes U+FFFD.
 */
export function cleanText(text: string): string {
  if (!untidy.test(text)) return text
  return unescapeHtml(text)
    .toWellFormed()
    .replace(/<\/?[a-zA-Z!][^<>]*>/g, ' ')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}]/gu, '')
    .trim()
    .replace(/ {2,}/g, ' ')
}

const longestDescription = 5000

/** A description as `cleanText` leaves it. The end of a very long one is left out. */
export const cleanDescription = (text: string | null | undefined): string =>
  cleanText(text ?? '').slice(0, longestDescription)
