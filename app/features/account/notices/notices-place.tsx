import { useRouterState } from '@tanstack/react-router'
import { isVerified, type User } from '#app/domain/account/account.ts'
import { LatePart, latePart } from '#app/flows/late/late-part.tsx'
import { useUser } from '#app/flows/session/use-user.ts'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'

const code = latePart(() => import('./notices.tsx'))

const placeId = 'notices'

/** Whether there is a notice about the account: the address names one, or the user's email is not verified. */
const hasNotice = (search: object, user: User | null) =>
  'registered' in search || 'verified' in search || (user !== null && !isVerified(user))

/** Loads the notices of a page that is about to be rendered in one pass, which cannot wait for a chunk. */
export async function prepareNotices(search: object, user: User | null): Promise<void> {
  if (hasNotice(search, user)) await load()
}

/**
 * Loads the notices of a page that is about to be hydrated, if the server drew some. If their code came later, the page
 * around them could change first: they would then vanish until it comes.
 */
export async function prepareDrawnNotices(): Promise<void> {
  if (document.getElementById(placeId)) await load()
}

// The page does without them if they do not arrive.
const load = () => code.load(undefined).catch(() => {})

/**
 * The place of the notices about the visitor's account, at the top of the page. It stays empty while the modal or the
 * dropdown in which the shopper has just registered says the same.
 */
export function NoticesPlace() {
  const user = useUser()
  const search = useRouterState({ select: ({ location }) => location.search })
  const { tab } = useTab()
  const isAskedInModal = useLateSelector(
    tab?.addToList,
    (modal) => modal?.matches({ modal: { open: { postponed: 'verify' } } }) ?? false,
  )
  const isSaidInMenu =
    useLateSelector(tab?.userMenu, (menu) => menu?.hasTag('open') ?? false) && user !== null
  if (!hasNotice(search, user) || ((isAskedInModal || isSaidInMenu) && 'registered' in search)) return null
  return (
    <LatePart code={code} fallback={drawn}>
      {(Notices) => (
        <div id={placeId}>
          <Notices />
        </div>
      )}
    </LatePart>
  )
}

/** What the server drew, which stays until its code is there. */
// biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the content of such an element as it finds it.
const drawn = <div id={placeId} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
