import { t } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { siteName } from '#app/domain/brand.ts'
import { TermsPage } from '#app/features/content/terms-page.tsx'
import { alternateLinks, canonicalLink } from '#app/i18n/alternates.ts'

const path = '/page/terms-8'

/** The terms that users accept in the registration form (Specification §5). */
export const Route = createFileRoute('/{-$locale}/_app/page/terms-8')({
  head: ({ match: { context } }) => ({
    meta: [
      {
        title: `${t(context.catalogues.get(context.language))`Betingelser for din konto`} · ${siteName}`,
      },
    ],
    links: [canonicalLink(context.origin, context.country, path), ...alternateLinks(context.origin, path)],
  }),
  component: TermsPage,
})
