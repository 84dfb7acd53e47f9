import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { cx } from 'styled-system/css'
import { agentModal, quiet } from 'styled-system/recipes'
import { everyChain } from '#app/domain/agents/price-agent.ts'
import { SubmitButton } from '#app/ui/field/submit-button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Modal } from '#app/ui/modal/modal.tsx'
import { SkeletonLine } from '#app/ui/skeleton/skeleton.tsx'
import { ChainChips } from './chain-chips.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { Rhythm } from './rhythm.tsx'
import type { Shown } from './shown.ts'
import { WantedLine } from './wanted-line.tsx'

/** How many chips are drawn while the chains are fetched. */
const placeholders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Chooses the chains at which a product is watched (Specification §4, add and edit). */
export function AgentForm({ actor, snapshot, item }: Shown) {
  const { t } = useLingui()
  const { mode, chains, chosen, product, country } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const isComing = chains.length === 0
  const classes = agentModal()
  return (
    <Modal
      title={mode === 'edit' ? <Trans>Skift kæder</Trans> : <Trans>Følg prisen</Trans>}
      width="wide"
      onDismissed={() => actor.send({ type: 'modal.closed' })}
      onSubmitted={() => actor.send({ type: 'form.submitted' })}
      foot={
        <SubmitButton isHeld={isBusy || chosen.length === 0}>
          <Icon name="heart" />
          <SubmitText {...{ mode, chosen }} isSaving={isBusy && !isComing} isComing={isComing} />
        </SubmitButton>
      }
    >
      {isBusy && <LoadingBar />}
      <WantedLine item={item} product={product} country={country} />
      <fieldset className={classes.choice}>
        <legend className={classes.legend}>
          <Trans>Hvilke kæder skal vi holde øje med?</Trans>
        </legend>
        <p className={cx(quiet(), classes.hint)}>
          <Trans>Du får en mail, når varen er på tilbud i en af dem.</Trans>
        </p>
        {isComing ? (
          <div className={classes.chips} aria-hidden="true">
            {placeholders.map((place) => (
              <SkeletonLine key={place} width="100%" height="44px" />
            ))}
          </div>
        ) : (
          <ChainChips
            label={t`Kæder`}
            {...{ chains, chosen }}
            isHeld={isBusy}
            onToggled={(id) => actor.send({ type: 'chain.toggled', id })}
          />
        )}
      </fieldset>
      {product && <Rhythm product={product} chosen={chosen} />}
    </Modal>
  )
}

type SubmitProperties = { mode: string; chosen: number[]; isSaving: boolean; isComing: boolean }

function SubmitText({ mode, chosen, isSaving, isComing }: SubmitProperties) {
  if (isComing) return <Trans>Henter kæder …</Trans>
  if (isSaving) return <Trans>Gemmer …</Trans>
  if (chosen.length === 0) return <Trans>Vælg mindst én kæde</Trans>
  if (mode === 'edit') return <Trans>Gem kæderne</Trans>
  if (chosen.includes(everyChain)) return <Trans>Følg prisen i alle kæder</Trans>
  return <Plural value={chosen.length} one="Følg prisen i # kæde" other="Følg prisen i # kæder" />
}
