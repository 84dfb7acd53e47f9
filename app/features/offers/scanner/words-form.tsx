import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { button, link, scanner } from 'styled-system/recipes'
import { maximumNameLength } from '#app/domain/list/shopping-list.ts'
import { shownGtin } from '#app/domain/scan/barcode.ts'
import { longestTerm, MINIMUM_QUERY_LENGTH } from '#app/domain/search/search-term.ts'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ScanAnother } from './scan-another.tsx'
import type { AnswerProperties } from './scanner-answer.tsx'
import { answerOf } from './scanner-snapshot.ts'

/** What is not found by its code is found by its words, or goes on the list by them. */
export function WordsForm(properties: AnswerProperties) {
  const { t } = useLingui()
  const { actor } = properties
  const { words, place } = useSelector(actor, ({ context }) => context)
  const isForList = place === 'list'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'words.entered' })
  }
  return (
    <>
      <Why {...properties} />
      <form onSubmit={submit}>
        <TextField
          label={t`Vare`}
          name="words"
          required
          minLength={isForList ? 1 : MINIMUM_QUERY_LENGTH}
          maxLength={isForList ? maximumNameLength : longestTerm}
          placeholder={t`fx knækbrød`}
          autoComplete="off"
          enterKeyHint={isForList ? 'done' : 'search'}
          value={words}
          onChange={({ target }) => actor.send({ type: 'words.typed', words: target.value })}
        />
        <button type="submit" className={button({ wide: true })}>
          <Icon name={isForList ? 'plus' : 'magnifying-glass'} />
          {isForList ? <Trans>Læg på sedlen</Trans> : <Trans>Søg</Trans>}
        </button>
      </form>
      <ScanAnother actor={actor} />
    </>
  )
}

/** Why nothing can be shown by the code. */
function Why({ actor, snapshot, title }: AnswerProperties) {
  const { gtin, product, place } = snapshot.context
  const number = gtin && shownGtin(gtin)
  const latest = product?.history.at(-1)
  const isForList = place === 'list'
  const classes = scanner()
  switch (answerOf(snapshot)) {
    case 'unoffered':
      return (
        <>
          <h2 ref={title} tabIndex={-1}>
            {product?.name}
          </h2>
          <p className={classes.text}>
            <Trans>Ingen kæde har den på tilbud i dag.</Trans>{' '}
            {latest && (
              <Link
                to="/{-$locale}/single/$id"
                params={{ id: String(latest.offerId) }}
                // The page may be the one behind the sheet.
                onClick={() => actor.send({ type: 'scanner.closed' })}
                className={link({ target: true })}
              >
                <Trans>Se prisen over tid</Trans>
              </Link>
            )}
          </p>
        </>
      )
    case 'shopsOwn':
      return (
        <>
          <h2 ref={title} tabIndex={-1}>
            <Trans>Det er butikkens egen stregkode</Trans>
          </h2>
          <p className={classes.text}>
            <Trans>Den står fx for vægt eller pris på netop den pakke og siger ikke, hvad varen er.</Trans>{' '}
            {isForList ? <Trans>Skriv, hvad det er.</Trans> : <Trans>Søg efter varen i stedet.</Trans>}
          </p>
        </>
      )
    default:
      return (
        <>
          <h2 ref={title} tabIndex={-1}>
            <Trans>Den vare kender vi ikke</Trans>
          </h2>
          <p className={classes.text}>
            <Trans>{number} er ikke på tilbud hos nogen af kæderne.</Trans>{' '}
            {isForList ? (
              <Trans>Skriv, hvad det er, så står den på sedlen.</Trans>
            ) : (
              <Trans>Søg efter varen i stedet.</Trans>
            )}
          </p>
        </>
      )
  }
}
