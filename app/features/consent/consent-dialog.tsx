import '#app/late.css'
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import './consent-dialog.css'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { acceptCategory, hidePreferences, reset, run, showPreferences } from 'vanilla-cookieconsent'
import {
  allowedAmong,
  consentCategories,
  consentCookie,
  consentDays,
  consentRevision,
} from '#app/domain/consent.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { closesByBack } from '#app/ui/modal/closes-by-back.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { useConsentTexts } from './use-consent-texts.ts'

/**
 * The cookie banner and the preferences (§2.4, §4 Consent). vanilla-cookieconsent draws the preferences and
 * stores the choice. Its banner holds the keyboard, so the banner is our own.
 */
export default function ConsentDialog({ actor }: { actor: Tab['consent'] }) {
  const { i18n } = useLingui()
  const { history } = useRouter()
  const root = useRef<HTMLDivElement>(null)
  const ready = useRef(Promise.resolve())
  const isAsking = useSelector(actor, (consent) => consent.hasTag('asking'))
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
      guiOptions: { preferencesModal: { layout: 'box', equalWeightButtons: true } },
      categories: {
        necessary: { readOnly: true },
        ...Object.fromEntries(consentCategories.map((category) => [category, {}])),
      },
      language: { default: language, translations: { [language]: texts } },
      onFirstConsent: ({ cookie }) => decide(cookie.categories),
      onChange: ({ cookie }) => decide(cookie.categories),
      onModalShow: () => actor.send({ type: 'preferences.requested' }),
      onModalHide: () => actor.send({ type: 'preferences.closed' }),
    })
    return () => reset()
  }, [actor, language, page])

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language it is drawn anew.
  useEffect(() => {
    let isLeft = false
    const draw = () => {
      if (isLeft) return
      if (hasPreferences) showPreferences()
      else hidePreferences()
    }
    ready.current.then(draw).catch(reportError)
    return () => {
      isLeft = true
    }
  }, [hasPreferences, language, page])

  useEffect(
    () => (hasPreferences ? closesByBack(history, hidePreferences) : undefined),
    [hasPreferences, history],
  )

  const answer = (isAllowed: boolean) => {
    ready.current.then(() => acceptCategory(isAllowed ? 'all' : [])).catch(reportError)
  }
  return (
    <>
      {isAsking && (
        <ConsentBanner
          onAnswered={answer}
          onPreferencesWanted={() => actor.send({ type: 'preferences.requested' })}
        />
      )}
      <div ref={root} />
    </>
  )
}
