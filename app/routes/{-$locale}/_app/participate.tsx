import { t } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { siteName } from '#app/domain/brand.ts'
import { ParticipatePage } from '#app/features/participate/participate-page.tsx'
import { getInvitation } from '#app/functions/invitation.ts'

/** An invitation to a list (§2.1, `/participate?list={sharingCode}`). */
export const Route = createFileRoute('/{-$locale}/_app/participate')({
  validateSearch: ({ list }: Record<string, unknown>): { list: string } => ({
    list: typeof list === 'string' ? list : '',
  }),
  loaderDeps: ({ search: { list } }) => ({ sharingCode: list }),
  loader: async ({ deps: { sharingCode } }) => ({
    sharingCode,
    invitation: await getInvitation({ data: { sharingCode } }),
  }),
  // Not cached: the answer depends on the user, who may be another one next time.
  staleTime: 0,
  head: ({ match: { context } }) => ({
    meta: [
      { title: `${t(context.catalogues.get(context.language))`Vær med på en seddel`} · ${siteName}` },
      // Not indexed: everyone with the address may join.
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: Page,
})

function Page() {
  const { sharingCode, invitation } = Route.useLoaderData()
  return <ParticipatePage key={sharingCode} sharingCode={sharingCode} invitation={invitation} />
}
