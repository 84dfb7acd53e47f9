import { useLingui } from '@lingui/react/macro'
import { type AnyRouter, type ErrorComponentProps, useMatch, useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { button } from 'styled-system/recipes'
import { reloadIfMissingAgain } from '#app/flows/late/hear-failed-loads.ts'
import { MessagePage } from '#app/ui/page/message-page.tsx'

/** The texts, which a page must have from the start: later they may not arrive either. */
export function useErrorPageTexts() {
  const { t } = useLingui()
  return {
    title: t`Siden kunne ikke vises`,
    text: t`Enten er forbindelsen væk, eller også er fejlen vores. Prøv igen om et øjeblik.`,
    retry: t`Prøv igen`,
    offline: {
      title: t`Ingen forbindelse lige nu`,
      text: t`Siden kommer, så snart der er forbindelse igen.`,
    },
  }
}

function hearConnection(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the browser knows that it has no connection; without one it may not know it. */
const useIsOffline = () =>
  useSyncExternalStore(
    hearConnection,
    () => !navigator.onLine,
    () => false,
  )

/**
 * What is shown if a page fails: the page itself if it is only newer data that could not be loaded, and the page for an
 * error otherwise.
 */
export function FailedPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { routesById }: AnyRouter = useRouter()
  const kept = useMatch({
    strict: false,
    select: ({ status, invalid, loaderData, routeId }) =>
      status === 'error' && invalid && loaderData !== undefined ? routeId : undefined,
  }) as string | undefined
  const Page = kept === undefined ? undefined : routesById[kept].options.component
  return Page ? <Page /> : <ErrorPage error={error} />
}

/**
 * The page for an error, with a button to try again, which the return of the connection does too. If the code of the page
 * does not arrive again, the page is loaded anew.
 */
export function ErrorPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter()
  const texts = useErrorPageTexts()
  const { title, text } = useIsOffline() ? texts.offline : texts
  useEffect(() => {
    const retry = () => void router.invalidate()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [router])
  useEffect(() => reloadIfMissingAgain(error), [error])
  return (
    <MessagePage product="onion" title={title} text={text}>
      <button type="button" className={button()} onClick={() => router.invalidate()}>
        {texts.retry}
      </button>
      <save-recording />
    </MessagePage>
  )
}
