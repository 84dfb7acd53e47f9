import { describe, expect, it } from 'vitest'
import { cleanText, unescapeHtml } from './clean-text.ts'

describe('A text of a feed is cleaned', () => {
  it.each([
    ['Let&aelig;lk &amp; fl&oslash;de', 'Letælk & fløde'],
    ['Mad &amp;gt; Mejeri', 'Mad > Mejeri'],
    ['Tom &amp;amp;amp; Jerry', 'Tom & Jerry'],
    ['R&#248;dvin &#x2013; 75&nbsp;cl', 'Rødvin – 75 cl'],
    ['<b>Ny</b> smag<br/>i dag', 'Ny smag i dag'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;Kaffe', 'alert(1) Kaffe'],
    ['  to \t linjer\r\n her ', 'to linjer her'],
    ['nul\u0000byte og \u202eretning', 'nul byte og retning'],
    ['Kr\u00aemmer\u200bhus', 'Kr®mmerhus'],
    ['sma\u030alandsk', 'smålandsk'],
    ['Pris < 20 & > 10', 'Pris < 20 & > 10'],
    ['ukendt &foo; bliver', 'ukendt &foo; bliver'],
    ['en halv \ud83d', 'en halv \ufffd'],
  ])('%j is %j', (text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned)
  })

  it('stays as it is where nothing is wrong with it', () => {
    expect(cleanText('Lurpak Smørbar, 200 g (øko) 50%')).toBe('Lurpak Smørbar, 200 g (øko) 50%')
  })

  it('is unescaped three times and no more', () => {
    expect(unescapeHtml('&amp;amp;amp;amp;')).toBe('&amp;')
  })
})
