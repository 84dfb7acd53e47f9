import { t } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { siteName } from '#app/domain/brand.ts'
import { countryOfPath, inOwnCountry } from '#app/domain/locale/locales.ts'
import { LogOutButton } from '#app/features/account/login/log-out-button.tsx'
import { RegistrationNotice } from '#app/features/account/registration/registration-notice.tsx'
import { LanguagePage } from '#app/features/navigation/language/language-page.tsx'
import { NotificationArea } from '#app/features/notifications/notification-area.tsx'
import { postLanguage } from '#app/functions/country/language.ts'
import { getSession } from '#app/functions/session.ts'

/**
 * The choice of country and language, outside the shell: nothing that surrounds other pages is shown (§2.1).
 */
export const Route = createFileRoute('/{-$locale}/language')({
  // Few visits need it, so its loader is not in the main chunk either.
  codeSplitGroupings: [['component', 'loader']],
  server: { handlers: { POST: ({ request }) => postLanguage(request) } },
  loader: async ({ location }) => {
    const user = await getSession()
    if (user && user.country_registered_to !== countryOfPath(location.pathname))
      throw redirect({ href: inOwnCountry(location.href, user.country_registered_to) })
    return user
  },
  // Not cached: who is logged in may change.
  gcTime: 0,
  head: ({ match: { context } }) => ({
    meta: [
      { title: `${t(context.catalogues.get(context.language))`Vælg land`} · ${siteName}` },
      { name: 'robots', content: 'noindex, follow' },
    ],
  }),
  component: Language,
})

function Language() {
  const { country } = Route.useRouteContext()
  const user = Route.useLoaderData()
  return (
    <LanguagePage
      country={country}
      user={user}
      notice={<RegistrationNotice user={user} />}
      logOut={<LogOutButton />}
      notifications={<NotificationArea />}
    />
  )
}
