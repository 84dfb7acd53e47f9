import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { cx } from 'styled-system/css'
import { iconButton, scanner } from 'styled-system/recipes'
import { cameraPicture } from '#app/flows/scanner/camera.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { CameraTrouble } from '#machines/scanner/scanner.machine.ts'
import { answerOf, type ScannerSnapshot } from './scanner-snapshot.ts'

type Properties = { actor: Tab['scanner']; snapshot: ScannerSnapshot }

/** Why there is no picture, and what can be done about it. */
function TroubleText({ trouble }: { trouble: CameraTrouble }) {
  if (trouble === 'refused') return <Trans>Kameraet er slået fra for denne side</Trans>
  if (trouble === 'missing') return <Trans>Vi kan ikke finde et kamera her</Trans>
  if (trouble === 'busy') return <Trans>Noget andet bruger kameraet. Luk det, og prøv igen.</Trans>
  return <Trans>Scanneren kunne ikke hentes. Prøv igen, når du har forbindelse.</Trans>
}

/** The upper half of the scanner: what the camera sees, its light, and the way out. */
export function CameraView({ actor, snapshot }: Properties) {
  const { t } = useLingui()
  const { trouble, hasTorch } = snapshot.context
  // The tab has one picture, which plays where it is put.
  const show = useCallback((place: HTMLDivElement | null) => {
    const picture = cameraPicture()
    place?.append(picture)
    if (place && picture.srcObject) void picture.play().catch(() => undefined)
  }, [])
  const answer = answerOf(snapshot)
  const isLit = snapshot.hasTag('lit')
  const isStarting = snapshot.matches({ open: { camera: { on: 'starting' } } })
  const classes = scanner()
  return (
    <>
      <div ref={show} className={classes.picture} hidden={trouble !== null} />
      <div className={classes.camera}>
        <div className={classes.bar}>
          {hasTorch ? (
            <button
              type="button"
              className={cx(iconButton(), classes.on)}
              aria-label={t`Tænd lys`}
              aria-pressed={isLit}
              onClick={() => actor.send({ type: 'torch.pressed' })}
            >
              <Icon name="flashlight" />
            </button>
          ) : (
            <span />
          )}
          <button
            type="button"
            className={cx(iconButton(), classes.on)}
            aria-label={t`Luk`}
            onClick={() => actor.send({ type: 'scanner.closed' })}
          >
            <Icon name="x" />
          </button>
        </div>
        {trouble ? (
          <span className={classes.none}>
            <Icon name="camera-slash" />
          </span>
        ) : (
          <div
            className={classes.finder}
            data-hit={answer === 'found' || answer === 'put' || answer === 'putting' || undefined}
          />
        )}
        <p role="status" className={classes.say}>
          {trouble && <TroubleText trouble={trouble} />}
          {!trouble && isStarting && <Trans>Sig ja til kameraet, hvis du bliver spurgt</Trans>}
          {!trouble && !isStarting && answer === 'looking' && <Trans>Hold stregkoden inden for rammen</Trans>}
        </p>
      </div>
    </>
  )
}
