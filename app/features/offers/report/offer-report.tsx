import '#app/late.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { button, chip, offerReport } from 'styled-system/recipes'
import { fromPromise } from 'xstate'
import { sendOfferReport } from '#app/api/offer-report.ts'
import type { Failure } from '#app/domain/failure.ts'
import { longestSentence, type WrongThing, wrongThings } from '#app/domain/offers/offer-report.ts'
import { formatWait } from '#app/domain/wait.ts'
import { inspect } from '#app/flows/inspect.ts'
import { tellFailure } from '#app/flows/messages/tell-failure.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { languageOfPath } from '#app/i18n/language-of-path.ts'
import { FailureText } from '#app/ui/field/failure-text.tsx'
import { FormMessage } from '#app/ui/field/form-message.tsx'
import { SubmitButton } from '#app/ui/field/submit-button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { offerReportMachine } from '#machines/offer-report/offer-report.machine.ts'
import { focus } from '../focus.ts'
import type { Opener as ReportButton } from './report-offer.tsx'

const language = () => languageOfPath(location.pathname)

const machine = offerReportMachine.provide({
  actors: {
    sendReport: fromPromise(({ input, signal }) => sendOfferReport(input, { language: language(), signal })),
  },
})

/** The form that says what is wrong with an offer, in the state of its machine; thanks once it is sent. */
export default function OfferReport({ offerId, Opener }: { offerId: number; Opener: ReportButton }) {
  const { t } = useLingui()
  const [snapshot, send, actor] = useMachine(machine, { inspect, input: { offerId } })
  useEmitted(actor, { 'report.failed': ({ error }) => tellFailure(error) })
  const opener = useRef<HTMLButtonElement>(null)
  const labels: Record<WrongThing, string> = {
    price: t`Prisen`,
    picture: t`Billedet`,
    size: t`Størrelsen`,
    'not-in-shop': t`Varen er ikke i butikken`,
    'other-good': t`Det er en anden vare`,
  }
  const classes = offerReport()
  const { wrong, sentence, failure } = snapshot.context
  if (snapshot.matches('sent'))
    return (
      <p role="status" tabIndex={-1} ref={focus} className={classes.thanks}>
        <Trans>Tak. Vi ser på det.</Trans>
      </p>
    )
  const isOpen = snapshot.hasTag('open')
  const isBusy = snapshot.hasTag('busy')
  const left = longestSentence - sentence.length
  const close = () => {
    send({ type: 'report.closed' })
    opener.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'report.sent' })
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isBusy) return
    // In a modal, Escape would close that.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <>
      <Opener
        ref={opener}
        aria-expanded={isOpen}
        aria-disabled={isBusy}
        onClick={() => (isOpen ? close() : send({ type: 'report.opened' }))}
      />
      {isOpen && (
        <form
          className={classes.form}
          aria-label={t`Sig, hvad der er forkert`}
          noValidate
          onSubmit={submit}
          onKeyDown={pressKey}
        >
          <fieldset className={classes.choices}>
            <legend>
              <Trans>Hvad er forkert?</Trans>
            </legend>
            {wrongThings.map((thing, at) => (
              <button
                key={thing}
                type="button"
                ref={at === 0 ? focus : undefined}
                className={chip()}
                aria-pressed={wrong === thing}
                aria-disabled={isBusy}
                onClick={() => send({ type: 'wrong.chosen', wrong: thing })}
              >
                {labels[thing]}
              </button>
            ))}
          </fieldset>
          <TextField
            label={<Trans>Hvad er det rigtige? (valgfrit)</Trans>}
            hint={
              <Trans>
                Højst {longestSentence} tegn, {left} tilbage. Skriv ikke noget om dig selv.
              </Trans>
            }
            value={sentence}
            maxLength={longestSentence}
            autoComplete="off"
            readOnly={isBusy}
            onChange={({ target }) => send({ type: 'sentence.typed', sentence: target.value })}
          />
          <FormMessage isPast={isBusy}>
            {failure && <ReportFailure failure={failure} />}
            {snapshot.matches({ open: 'unchosen' }) && <Trans>Vælg først, hvad der er forkert.</Trans>}
          </FormMessage>
          <div className={classes.ways}>
            <SubmitButton isHeld={isBusy} kind="mild" isWide={false}>
              {isBusy ? <Trans>Sender …</Trans> : failure ? <Trans>Prøv igen</Trans> : <Trans>Send</Trans>}
            </SubmitButton>
            <button type="button" className={button({ kind: 'text' })} aria-disabled={isBusy} onClick={close}>
              <Trans>Luk</Trans>
            </button>
          </div>
        </form>
      )}
    </>
  )
}

function ReportFailure({ failure }: { failure: Failure }) {
  if (failure.kind === 'invalid') return Object.values(failure.errors)[0]?.[0]
  if (failure.kind === 'throttled') {
    const wait = formatWait(failure.retryAfterSeconds, language())
    return <Trans>Prøv igen {wait}: Det blev for mange på én gang. Det, du har skrevet, er her stadig.</Trans>
  }
  return <FailureText kind={failure.kind} />
}
