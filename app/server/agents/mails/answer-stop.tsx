import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { renderToStaticMarkup } from 'react-dom/server'
import { languageOfCountry } from '#app/domain/locale/locales.ts'
import { currentDatabase } from '../../db/current-database.ts'
import { serverCatalogues } from '../../server-catalogues.ts'
import { type OpenedStop, openStop, stopNow } from './stop.ts'
import { StopPage, type StopWords } from './stop-page.tsx'

type Say = (i18n: I18n, stop: OpenedStop) => StopWords

const agentLink = (i18n: I18n, { country }: OpenedStop) => ({
  label: t(i18n)`Se din prisagent`,
  href: `/${country}/pricing-agent`,
})

const question: Say = (i18n, stop) => {
  const { watchId, product } = stop
  const link = agentLink(i18n, stop)
  if (watchId === null) {
    return {
      heading: t(i18n)`Vil du stoppe mails fra din prisagent?`,
      text: t(i18n)`Den følger stadig dine varer, og du kan se tilbuddene på siden.`,
      button: t(i18n)`Stop mails`,
      link,
    }
  }
  if (product === null) return answer(i18n, stop)
  return {
    heading: t(i18n)`Vil du stoppe med at følge ${product}?`,
    text: t(i18n)`Du får ikke flere mails om varen.`,
    button: t(i18n)`Stop med at følge varen`,
    link,
  }
}

const answer: Say = (i18n, stop) => ({
  heading:
    stop.watchId === null
      ? t(i18n)`Prisagenten sender dig ikke flere mails`
      : t(i18n)`Du følger ikke længere varen`,
  text:
    stop.watchId === null
      ? t(i18n)`Den følger stadig dine varer, og du kan se tilbuddene på siden.`
      : t(i18n)`Du kan følge den igen, når du vil.`,
  link: agentLink(i18n, stop),
})

const deadLink = (i18n: I18n): StopWords => ({
  heading: t(i18n)`Linket virker ikke`,
  text: t(i18n)`Måske er det ikke kommet helt med, eller kontoen er slettet.`,
  link: { label: t(i18n)`Gå til forsiden`, href: '/' },
})

async function pageOf(stop: OpenedStop | undefined, say: Say): Promise<Response> {
  const language = languageOfCountry(stop?.country ?? 'dk')
  await serverCatalogues.load(language)
  const i18n = serverCatalogues.get(language)
  const words = stop ? say(i18n, stop) : deadLink(i18n)
  const html = renderToStaticMarkup(<StopPage words={words} language={language} />)
  return new Response(`<!doctype html>${html}`, {
    status: stop ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  })
}

/** The page that asks whether to stop what a mail's link is for; 404 if the link is not ours. */
export async function askStop(token: string): Promise<Response> {
  return pageOf(await openStop(await currentDatabase(), token), question)
}

/** Stops what a mail's link is for, without a login, and says so; 404 if the link is not ours. */
export async function answerStop(token: string): Promise<Response> {
  const database = await currentDatabase()
  const stop = await openStop(database, token)
  if (stop) await stopNow(database, stop, new Date())
  return pageOf(stop, answer)
}
