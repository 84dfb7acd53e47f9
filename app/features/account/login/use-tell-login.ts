import { useLingui } from '@lingui/react/macro'
import { useTab } from '#app/flows/tab/use-tab.ts'

/**
 * A function that tells the tab's machines about a login and shows a notification.
 * @param onLoggedIn called before the machines know of it: they may unmount the form.
 */
export function useTellLogin(onLoggedIn: (() => void) | undefined): () => void {
  const { t } = useLingui()
  const { withTab } = useTab()
  return () => {
    onLoggedIn?.()
    const message = t`Du er logget ind`
    withTab(({ app }) => {
      app.send({ type: 'login.succeeded' })
      app.send({ type: 'notification.show', message, at: performance.now() })
    })
  }
}
