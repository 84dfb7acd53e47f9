import { useId } from 'react'
import { cx } from 'styled-system/css'
import { button, consentBanner } from 'styled-system/recipes'
import { isPlainClick } from '#app/ui/link/is-plain-click.ts'
import { useConsentTexts } from './use-consent-texts.ts'

type Properties = {
  /** Called with whether everything is allowed, or only what is necessary. */
  onAnswered: (isAllowed: boolean) => void
  onPreferencesWanted: () => void
}

/**
 * The banner that asks what the shopper allows (§4, Consent): a region beside the page, which stays usable.
 * Its answers have the same look and size; its link opens the preferences.
 */
export function ConsentBanner({ onAnswered, onPreferencesWanted }: Properties) {
  const id = useId()
  const { page, banner } = useConsentTexts()
  const classes = consentBanner()
  const answer = cx(button(), classes.answer)
  return (
    <section id="consent-banner" className={classes.root} aria-labelledby={id}>
      <p className={classes.text}>
        <b id={id}>{banner.question}</b> {banner.description}{' '}
        <a
          href={page}
          className={classes.link}
          aria-haspopup="dialog"
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onPreferencesWanted()
          }}
        >
          {banner.preferences}
        </a>
      </p>
      <div className={classes.answers}>
        <button type="button" className={answer} onClick={() => onAnswered(false)}>
          {banner.necessary}
        </button>
        <button type="button" className={answer} onClick={() => onAnswered(true)}>
          {banner.all}
        </button>
      </div>
    </section>
  )
}
