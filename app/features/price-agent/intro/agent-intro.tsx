import '#app/late.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import { agentIntro, button, iconButton } from 'styled-system/recipes'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { Backdrop } from '#app/ui/backdrop/backdrop.tsx'
import { EmptyPicture } from '#app/ui/empty/empty.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { usePopup } from '#app/ui/popup/use-popup.ts'
import { introId } from './agent-button.tsx'

/** The popup that introduces the price agent to a visitor (§2.8). */
export default function AgentIntro({ actor }: { actor: Tab['agentIntro'] }) {
  const { t } = useLingui()
  const titleId = useId()
  const action = useRef<HTMLAnchorElement>(null)
  // The button that opened it, which has the focus then.
  const opener = useRef(document.activeElement)
  useEffect(() => action.current?.focus(), [])
  const classes = agentIntro()
  const dismiss = () => actor.send({ type: 'intro.dismissed' })
  const popup = usePopup<HTMLDivElement>({
    opener,
    onEscaped: () => actor.send({ type: 'escape.pressed' }),
    onLeft: dismiss,
  })
  return (
    <>
      <Backdrop className={classes.backdrop} onPressed={dismiss} />
      <div {...popup} id={introId} role="dialog" aria-labelledby={titleId} className={classes.sheet}>
        <div className={classes.sample}>
          <EmptyPicture product="pear" size="md" />
          <span className={classes.mail}>
            <Icon name="envelope-simple" />
            <Trans>på tilbud</Trans>
          </span>
        </div>
        <div>
          <h2 id={titleId}>
            <Trans>Lad prisagenten holde øje</Trans>
          </h2>
          <p className={classes.text}>
            <Trans>
              Vælg de varer, du alligevel køber, og de kæder, du handler i. Så får du{' '}
              <b>en mail, når der er tilbud</b>, og du kan stoppe når som helst.
            </Trans>
          </p>
        </div>
        <Link ref={action} to="/{-$locale}/check-email" className={button({ wide: true })}>
          <Trans>Kom i gang</Trans>
        </Link>
        <button
          type="button"
          className={`${iconButton()} ${classes.close}`}
          aria-label={t`Luk`}
          onClick={dismiss}
        >
          <Icon name="x" />
        </button>
      </div>
    </>
  )
}
