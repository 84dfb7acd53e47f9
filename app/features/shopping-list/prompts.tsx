import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { button, listPanel } from 'styled-system/recipes'
import { PanelPicture } from './panel-picture.tsx'

type VisitorProperties = {
  /** The address to come back to after logging in. */
  next: string
  onDismissed: () => void
}

/** What a visitor sees of the list (Specification §6, Visitor). */
export function VisitorPrompt({ next, onDismissed }: VisitorProperties) {
  const classes = listPanel()
  return (
    <div className={classes.center}>
      <PanelPicture name="pear" />
      <h3>
        <Trans>Hav sedlen med i butikken</Trans>
      </h3>
      <p>
        <Trans>Log ind, så samler du ugens tilbud på én seddel, som hele husstanden kan krydse af på.</Trans>
      </p>
      <div>
        <Link to="/{-$locale}/login" search={{ next }} className={button()}>
          <Trans>Log ind</Trans>
        </Link>
        <button type="button" className={button({ kind: 'text' })} onClick={onDismissed}>
          <Trans>Kigger bare</Trans>
        </button>
      </div>
    </div>
  )
}

/** What a user with an email that is not verified sees of the list (Specification §6). */
export function VerifyPrompt() {
  const classes = listPanel()
  return (
    <div className={classes.center}>
      <PanelPicture name="pear" />
      <h3>
        <Trans>Bekræft din e-mail først</Trans>
      </h3>
      <p>
        <Trans>Så er sedlen klar til dig. Vi har sendt dig en mail med et link.</Trans>
      </p>
      <div>
        <Link to="/{-$locale}/profile" className={button()}>
          <Trans>Gå til din profil</Trans>
        </Link>
      </div>
    </div>
  )
}
