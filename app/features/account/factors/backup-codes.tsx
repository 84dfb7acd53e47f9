import { Trans } from '@lingui/react/macro'
import { button, secondFactors } from 'styled-system/recipes'
import { Icon } from '#app/ui/icon/icon.tsx'

type Properties = {
  codes: string[]
  isBusy: boolean
  onCopied: () => void
  onKept: () => void
}

/** The backup codes, which are shown this once. */
export function BackupCodes({ codes, isBusy, onCopied, onKept }: Properties) {
  const classes = secondFactors()
  return (
    <>
      <h3 tabIndex={-1}>
        <Trans>Gem dine reservekoder</Trans>
      </h3>
      <p>
        <Trans>
          <b>Login i to trin er slået til.</b> Mister du telefonen, logger du ind med en af disse koder. Hver
          kode virker én gang. Vi viser dem kun nu, og uden app og koder kan ingen hjælpe dig ind på kontoen.
        </Trans>
      </p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.ways}>
        <button type="button" className={button({ kind: 'line' })} aria-disabled={isBusy} onClick={onCopied}>
          <Icon name="copy" />
          <Trans>Kopiér koderne</Trans>
        </button>
        <button type="button" className={button()} onClick={onKept}>
          <Trans>Jeg har gemt dem</Trans>
        </button>
      </div>
    </>
  )
}
