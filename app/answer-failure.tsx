import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { renderToStaticMarkup } from 'react-dom/server'
import { button } from 'styled-system/recipes'
import stylesheet from '#app/app.css?url'
import { ownPath } from '#app/domain/account/own-path.ts'
import { siteName } from '#app/domain/brand.ts'
import { createCatalogueStore } from '#app/i18n/catalogue-store.ts'
import { languageOfPath } from '#app/i18n/language-of-path.ts'
import { AskLater, DatabaseAway, Throttled } from '#app/server/api/failures.ts'
import { isDatabaseAway } from '#app/server/db/pools/database-away.ts'
import { pageHeaders } from '#app/server/http/security-headers.ts'
import { logError } from '#app/server/log.ts'
import { MessagePage } from '#app/ui/page/message-page.tsx'

/** An error page that depends on nothing that may have failed: no router, no script, no data. */
async function failurePage({ pathname, search }: URL, isThrottled: boolean): Promise<string> {
  const language = languageOfPath(pathname)
  const catalogues = createCatalogueStore()
  await catalogues.load(language)
  const page = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{siteName}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <I18nProvider i18n={catalogues.get(language)}>
          <MessagePage
            product="onion"
            title={<Trans>Siden kunne ikke vises</Trans>}
            text={
              isThrottled ? (
                <Trans>Der er meget travlt lige nu. Prøv igen om lidt.</Trans>
              ) : (
                <Trans>Fejlen er vores. Prøv igen om et øjeblik.</Trans>
              )
            }
          >
            <a href={ownPath(pathname + search) ?? '/'} className={button()}>
              <Trans>Prøv igen</Trans>
            </a>
          </MessagePage>
        </I18nProvider>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

/**
 * Answers a request that failed unexpectedly, that no database answered (503), or that is over a limit (429). The error is
 * logged and not shown to the client. A browser that asks for a page gets one in the language of its address, any other client
 * `{"message": "Server Error"}`.
 */
export async function answerFailure(request: Request, error: unknown): Promise<Response> {
  // What failed a page was logged with its route.
  if (!(error instanceof AskLater)) logError('a request failed', error)
  const refusal = isDatabaseAway(error) ? new DatabaseAway() : error
  const { status, told: message } =
    refusal instanceof AskLater ? refusal : { status: 500, told: 'Server Error' }
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (refusal instanceof AskLater) headers.set('retry-after', String(refusal.retryAfterSeconds))
  if (!request.headers.get('accept')?.includes('text/html')) {
    return Response.json({ message }, { status, headers })
  }
  headers.set('content-type', 'text/html; charset=utf-8')
  pageHeaders(headers, crypto.randomUUID())
  // If not even this page can be rendered, the answer is two plain words.
  const page = await failurePage(new URL(request.url), refusal instanceof Throttled).catch(() => message)
  return new Response(page, { status, headers })
}
