import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { button, scanner } from 'styled-system/recipes'
import { shownGtin } from '#app/domain/scan/barcode.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { CodeForm } from './code-form.tsx'
import { FoundProduct } from './found-product.tsx'
import { OnList } from './on-list.tsx'
import { ScanAnother } from './scan-another.tsx'
import { answerOf, type ScannerSnapshot } from './scanner-snapshot.ts'
import { WordsForm } from './words-form.tsx'

export type AnswerProperties = {
  actor: Tab['scanner']
  snapshot: ScannerSnapshot
  title: RefObject<HTMLHeadingElement | null>
}

/** The lower half of the scanner: what to do, or what was found. */
export function ScannerAnswer(properties: AnswerProperties) {
  const { snapshot } = properties
  switch (answerOf(snapshot)) {
    case 'looking':
      return <Looking {...properties} />
    case 'typing':
      return <CodeForm {...properties} />
    case 'seeking':
      return <Seeking {...properties} />
    case 'waiting':
    case 'failed':
      return <Unanswered {...properties} />
    case 'unknown':
    case 'unoffered':
    case 'shopsOwn':
      return <WordsForm {...properties} />
    case 'found':
      return <FoundProduct {...properties} />
    default:
      return <OnList {...properties} />
  }
}

function Looking({ actor, title }: AnswerProperties) {
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        <Trans>Scan en vare</Trans>
      </h2>
      <p className={scanner().text}>
        <Trans>Så ser du, hvor den er billigst lige nu. Billedet bliver på din telefon.</Trans>
      </p>
      <button
        type="button"
        className={button({ kind: 'mild', wide: true })}
        onClick={() => actor.send({ type: 'typing.chosen' })}
      >
        <Icon name="keyboard" />
        <Trans>Skriv tallene i stedet</Trans>
      </button>
    </>
  )
}

function Seeking({ snapshot, title }: AnswerProperties) {
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        <Trans>Leder efter varen …</Trans>
      </h2>
      <p className={scanner().text}>{shownGtin(snapshot.context.gtin)}</p>
    </>
  )
}

/** The server did not answer: without a connection the number is kept until there is one. */
function Unanswered({ actor, snapshot, title }: AnswerProperties) {
  const { gtin, failure } = snapshot.context
  const number = shownGtin(gtin)
  const classes = scanner()
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {answerOf(snapshot) === 'waiting' ? (
          <Trans>Ingen forbindelse</Trans>
        ) : (
          <Trans>Varen kunne ikke slås op</Trans>
        )}
      </h2>
      <p className={classes.text} role="alert">
        {answerOf(snapshot) === 'waiting' ? (
          <Trans>Vi husker {number} og finder varen, når du har forbindelse igen.</Trans>
        ) : failure?.kind === 'throttled' ? (
          <Trans>Det blev for mange forsøg. Vent lidt, og prøv igen.</Trans>
        ) : (
          <Trans>Noget gik galt hos os. Vi husker {number}. Prøv igen om lidt.</Trans>
        )}
      </p>
      <div className={classes.ways}>
        <button
          type="button"
          className={button({ wide: true })}
          onClick={() => actor.send({ type: 'lookup.retried' })}
        >
          <Trans>Prøv igen</Trans>
        </button>
        <ScanAnother actor={actor} />
      </div>
    </>
  )
}
