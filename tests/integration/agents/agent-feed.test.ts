import { expect, it } from 'vitest'
import { browser } from '../accounts/served-accounts.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { offered, servedAgents } from './served-agents.ts'

// It has characters that XML and a calendar must escape, and fills a line that must be folded (RFC 5545, 3.1).
const name = 'Kaffe & "brød", <æble>; 100\\% økologisk, malet til stempelkander og kaffemaskiner'

describeOnEachDatabase('§4 price alerts: the feed of a price agent', (database) => {
  const { url, watcher } = servedAgents(database)

  /** A user who was told of an offer, with the paths of their feed. */
  const told = async (fields?: Record<string, unknown>) => {
    const anna = await watcher(fields)
    const [offer] = await offered(database(), [{ name, start: '2026-11-20', end: '2026-11-26' }])
    await anna.post('/api/price-agent/add-product/', { product_id: offer?.variantId, chain_ids: [0] })
    const renewed = await anna.post('/api/price-agent/renew-feed/')
    const paths = [renewed.data.rss, renewed.data.calendar].map((each: string) => new URL(each).pathname)
    return { anna, offer, rss: paths[0] ?? '', calendar: paths[1] ?? '' }
  }
  const stranger = () => browser(url())

  it('RSS 2.0 tells the offers without a login, and is kept by its reader alone', async () => {
    const { rss, offer } = await told()
    const { status, headers, data } = await stranger().get(rss)
    expect({ status, type: headers['content-type'], keep: headers['cache-control'] }).toEqual({
      status: 200,
      type: 'application/rss+xml; charset=utf-8',
      keep: 'private, max-age=900',
    })
    expect(data).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\s*<rss version="2\.0"/)
    const { SaxesParser } = await import('saxes')
    const texts = new Map<string, string[]>()
    const open: string[] = []
    const parser = new SaxesParser()
    const add = (text: string) => {
      const at = open.slice(2).join('/')
      if (text.trim()) texts.set(at, [...(texts.get(at) ?? []), text])
    }
    parser.on('opentag', (tag) => open.push(tag.name))
    parser.on('closetag', () => open.pop())
    parser.on('text', add)
    parser.on('cdata', add)
    parser.write(data).close()
    expect(texts.get('title')).toEqual(['Din prisagent hos Tilbudsugen'])
    expect(texts.get('language')).toEqual(['da-dk'])
    const title = texts.get('item/title')?.join('') ?? ''
    expect(title.startsWith(name)).toBe(true)
    expect(texts.get('item/link')?.[0]).toMatch(new RegExp(`/dk/single/${offer?.offerId}$`))
    expect(texts.get('item/guid')?.[0]).toMatch(new RegExp(`^offer-${offer?.offerId}@`))
    expect(new Date(texts.get('item/pubDate')?.[0] ?? '').toISOString()).toBe('2026-11-21T08:00:00.000Z')
  })

  it('RFC 5545: the calendar has an event of whole days, escaped, in folded lines that end as they must', async () => {
    const { calendar, offer } = await told()
    const { headers, data } = await stranger().get(calendar)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    const lines: string[] = data.split('\r\n')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n'))).toEqual([])
    const unfolded: string[] = data.replace(/\r\n[ \t]/g, '').split('\r\n')
    const fieldOf = (key: string) =>
      unfolded.find((line) => line.startsWith(`${key}:`))?.slice(key.length + 1)
    expect([unfolded[0], fieldOf('VERSION'), unfolded.at(-1)]).toEqual([
      'BEGIN:VCALENDAR',
      '2.0',
      'END:VCALENDAR',
    ])
    expect(fieldOf('DTSTART;VALUE=DATE')).toBe('20261120')
    expect(fieldOf('DTEND;VALUE=DATE')).toBe('20261127')
    expect(fieldOf('UID')).toMatch(new RegExp(`^offer-${offer?.offerId}@`))
    expect(fieldOf('TRANSP')).toBe('TRANSPARENT')
    const escaped = name.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,')
    expect(fieldOf('SUMMARY')?.startsWith(escaped)).toBe(true)
  })

  it('an address that was renewed is 404, as are those of others and of nobody', async () => {
    const { anna, rss, calendar } = await told()
    const bo = await told()
    const { data } = await anna.post('/api/price-agent/renew-feed/')
    const renewed = new URL(data.rss).pathname
    expect((await stranger().get(renewed)).status).toBe(200)
    const [, signature] = /\.([\w-]{43})\.rss$/.exec(renewed) ?? []
    const others = [
      rss,
      calendar,
      bo.rss.replace(/\.[\w-]{43}\.rss$/, `.${signature}.rss`),
      renewed.replace(/feed\/\d+/, 'feed/999999999'),
      renewed.replace('.rss', '.xml'),
      '/pricing-agent/feed/a.rss',
    ]
    for (const path of others) expect([path, (await stranger().get(path)).status]).toEqual([path, 404])
    expect((await stranger().get(bo.rss)).status).toBe(200)
  })

  it('the feed of a deleted account is 404, and one that is read too often says when it can be read', async () => {
    const { anna, rss } = await told()
    for (let read = 0; read < 60; read++) expect((await stranger().get(rss)).status).toBe(200)
    const { status, headers } = await stranger().get(rss)
    expect([status, headers['retry-after']]).toEqual([429, '600'])
    await database().query('delete from users where email = $1', [anna.email])
    expect((await stranger().get(rss)).status).toBe(404)
  })
})
