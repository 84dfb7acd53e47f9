import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { button } from 'styled-system/recipes'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { AnswerProperties } from './scanner-answer.tsx'

/** The field for the digits below the bars, which needs no camera. */
export function CodeForm({ actor, title }: AnswerProperties) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const { typed, mistake, trouble } = useSelector(actor, ({ context }) => context)
  const errors = {
    'no-code': t`En stregkode har 8, 12 eller 13 tal.`,
    mistyped: t`Tallene passer ikke sammen. Se efter, om et af dem er forkert.`,
  }
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'code.entered' })
  }
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        <Trans>Skriv tallene under stregkoden</Trans>
      </h2>
      <form ref={form} noValidate onSubmit={submit}>
        <TextField
          label={t`13 tal, eller 8`}
          hint={
            trouble === 'refused' && (
              <Trans>Du kan slå kameraet til i telefonens indstillinger for denne side.</Trans>
            )
          }
          errors={mistake ? [errors[mistake]] : []}
          name="code"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={20}
          value={typed}
          onChange={({ target: { value: text } }) => actor.send({ type: 'code.typed', text })}
        />
        <button type="submit" className={button({ wide: true })}>
          <Trans>Find varen</Trans>
        </button>
      </form>
      <button
        type="button"
        className={button({ kind: 'text', wide: true })}
        onClick={() => actor.send({ type: 'scanning.chosen' })}
      >
        {trouble ? <Trans>Prøv kameraet igen</Trans> : <Trans>Brug kameraet</Trans>}
      </button>
    </>
  )
}
