import 'vanilla-cookieconsent/dist/cookieconsent.css'
import './consent-dialog.css'
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { hidePreferences, reset, run, show, showPreferences } from 'vanilla-cookieconsent'
import {
  allowedAmong,
  consentCategories,
  consentCookie,
  consentDays,
  consentRevision,
} from '#app/domain/consent.ts'
import type { Tab } from '#app/flows/tab/open-tab.ts'
import { useConsentTexts } from './use-consent-texts.ts'

/** The banner asks in a page that can be used, so it neither says that it is modal nor takes the focus. */
function leavePageUsable(banner: HTMLElement): void {
  banner.removeAttribute('aria-modal')
  banner.firstElementChild?.removeAttribute('tabindex')
}

/** The cookie banner and the preferences (Specification §2.4, §4 Consent), drawn by vanilla-cookieconsent. */
export default function ConsentDialog({ actor }: { actor: Tab['consent'] }) {
  const { i18n } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  const ready = useRef(Promise.resolve())
  const isAsking = useSelector(actor, (consent) => consent.matches('asking'))
  const hasPreferences = useSelector(actor, (consent) => consent.hasTag('preferences'))
  const language = i18n.locale
  const { page, texts } = useConsentTexts()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language.
  useEffect(() => {
    const decide = (names: string[]) => actor.send({ type: 'choice.made', choice: allowedAmong(names) })
    ready.current = run({
      root: root.current,
      autoShow: false,
      hideFromBots: false,
      revision: consentRevision,
      cookie: { name: consentCookie, expiresAfterDays: consentDays },
      guiOptions: {
        consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
        preferencesModal: { layout: 'box', equalWeightButtons: true },
      },
      categories: {
        necessary: { readOnly: true },
        ...Object.fromEntries(consentCategories.map((category) => [category, {}])),
      },
      language: { default: language, translations: { [language]: texts } },
      onFirstConsent: ({ cookie }) => decide(cookie.categories),
      onChange: ({ cookie }) => decide(cookie.categories),
      onModalReady: ({ modalName, modal }) => modalName === 'consentModal' && leavePageUsable(modal),
      onModalShow: ({ modalName }) =>
        modalName === 'preferencesModal' && actor.send({ type: 'preferences.requested' }),
      onModalHide: ({ modalName }) =>
        modalName === 'preferencesModal' && actor.send({ type: 'preferences.closed' }),
    })
    return () => reset()
  }, [actor, language, page])

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language it is drawn anew.
  useEffect(() => {
    let isLeft = false
    const draw = () => {
      if (isLeft) return
      if (isAsking) show(true)
      if (hasPreferences) showPreferences()
      else hidePreferences()
    }
    ready.current.then(draw).catch(reportError)
    return () => {
      isLeft = true
    }
  }, [isAsking, hasPreferences, language, page])

  return <div ref={root} />
}
