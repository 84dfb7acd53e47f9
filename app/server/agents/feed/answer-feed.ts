import { languageOfCountry } from '#app/domain/locale/locales.ts'
import { answerAsked } from '../../api/answer-asked.ts'
import { serverCatalogues } from '../../server-catalogues.ts'
import { readFeed } from './read-feed.ts'
import { writeCalendar, writeRss } from './write-feed.ts'

/** Answers a reader of a feed, without a login: the address is the secret. 404 for one that is void. */
export function answerFeed(request: Request, file: string): Promise<Response> {
  return answerAsked(request, { token: undefined, texts: {} }, async ({ database, address, now }) => {
    const { form, ...news } = await readFeed(database, { file, address, now })
    const language = languageOfCountry(news.country)
    await serverCatalogues.load(language)
    const i18n = serverCatalogues.get(language)
    return new Response(form === 'rss' ? writeRss(i18n, news) : writeCalendar(i18n, news), {
      headers: {
        'content-type':
          form === 'rss' ? 'application/rss+xml; charset=utf-8' : 'text/calendar; charset=utf-8',
        'cache-control': 'private, max-age=900',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      },
    })
  })
}
