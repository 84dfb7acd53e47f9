import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { button, listPanel } from 'styled-system/recipes'
import { amountOf } from '#app/domain/list/list-price.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { useGuestItems } from '#app/flows/add-to-list/use-guest-items.ts'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { GuestItems } from './overview/waiting-items.tsx'
import { PanelPicture } from './panel/panel-picture.tsx'

type VisitorProperties = {
  country: Country
  /** The address to come back to after logging in. */
  next: string
  onDismissed: () => void
}

/** The panel for a visitor (§6, Visitor), with the items that wait for a login. */
export function VisitorPrompt({ country, next, onDismissed }: VisitorProperties) {
  const { items } = useGuestItems()
  const search = { next }
  const classes = listPanel()
  return (
    <>
      <div className={classes.center}>
        {items.length === 0 ? (
          <>
            <PanelPicture name="pear" />
            <h3>
              <Trans>Hav sedlen med i butikken</Trans>
            </h3>
            <p>
              <Trans>
                Log ind, så samler du ugens tilbud på én seddel, som alle derhjemme kan krydse af på.
              </Trans>
            </p>
          </>
        ) : (
          <>
            <WaitingTitle amount={amountOf(items)} />
            <p>
              <Plural
                value={amountOf(items)}
                one="Log ind eller opret en konto, så kommer den på sedlen."
                other="Log ind eller opret en konto, så kommer de på sedlen."
              />
            </p>
          </>
        )}
        <WaitingText />
        <div>
          <Link to="/{-$locale}/login" search={search} className={button()}>
            <Trans>Log ind</Trans>
          </Link>
          <Link to="/{-$locale}/register" search={search} className={button({ kind: 'line' })}>
            <Trans>Opret konto</Trans>
          </Link>
          <button type="button" className={button({ kind: 'text' })} onClick={onDismissed}>
            <Trans>Jeg kigger bare</Trans>
          </button>
        </div>
      </div>
      <GuestItems country={country} />
    </>
  )
}

/** The panel for a user whose email is not verified (§6), with the items that wait for that. */
export function VerifyPrompt({ country }: { country: Country }) {
  const { items } = useGuestItems()
  const classes = listPanel()
  return (
    <>
      <div className={classes.center}>
        {items.length === 0 ? (
          <>
            <PanelPicture name="pear" />
            <h3>
              <Trans>Bekræft din e-mail først</Trans>
            </h3>
            <p>
              <Trans>Så er sedlen klar til dig. Vi har sendt dig en mail med et link.</Trans>
            </p>
          </>
        ) : (
          <>
            <WaitingTitle amount={amountOf(items)} />
            <p>
              <Plural
                value={amountOf(items)}
                one="Åbn mailen fra os, og bekræft din e-mail, så kommer den på sedlen."
                other="Åbn mailen fra os, og bekræft din e-mail, så kommer de på sedlen."
              />
            </p>
          </>
        )}
        <WaitingText />
        <div>
          <Link to="/{-$locale}/profile" className={button(items.length === 0 ? {} : { kind: 'line' })}>
            <Trans>Gå til din profil</Trans>
          </Link>
        </div>
      </div>
      <GuestItems country={country} />
    </>
  )
}

/** Says that a text from another app waits, if one does. */
function WaitingText() {
  const { tab } = useTab()
  const isWaiting = useLateSelector(tab?.sharedText, (text) => text?.matches('waiting'))
  if (!isWaiting) return null
  return (
    <p>
      <Trans>Teksten, du delte, venter her imens.</Trans>
    </p>
  )
}

const WaitingTitle = ({ amount }: { amount: number }) => (
  <h3>
    <Plural value={amount} one="# vare venter på dig" other="# varer venter på dig" />
  </h3>
)
