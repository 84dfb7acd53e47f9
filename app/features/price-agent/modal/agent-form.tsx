import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { cx } from 'styled-system/css'
import { agentModal, button, quiet } from 'styled-system/recipes'
import { everyChain } from '#app/domain/agents/price-agent.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import { FormMessage } from '#app/ui/field/form-message.tsx'
import { SubmitButton } from '#app/ui/field/submit-button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Modal } from '#app/ui/modal/modal.tsx'
import { SkeletonLine } from '#app/ui/skeleton/skeleton.tsx'
import { isEditing, isLackingChains } from '#machines/price-agent/price-agent.selectors.ts'
import { WhatIsTold } from '../mails/what-is-told.tsx'
import { ChainChips } from './chain-chips.tsx'
import { DeleteButton } from './delete-button.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { Rhythm } from './rhythm.tsx'
import { RulesFields } from './rules/rules-fields.tsx'
import { useRulesForm } from './rules/use-rules-form.ts'
import type { Shown } from './shown.ts'
import { WantedLine } from './wanted-line.tsx'

/** How many chips are drawn while the chains are fetched. */
const placeholders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Chooses the chains at which a product is watched, and its rules (§4, add and edit). */
export function AgentForm({ actor, snapshot, item }: Shown) {
  const { t } = useLingui()
  const { chains, chosen, product, country, rules: initial } = snapshot.context
  const isEdit = isEditing(snapshot)
  const isBusy = snapshot.hasTag('busy')
  const isComing = chains.length === 0
  const classes = agentModal()
  const rulesForm = useRulesForm(initial, (rules) => actor.send({ type: 'form.submitted', rules }))
  const { rules, submit } = rulesForm
  const unit = 'quantityType' in item.product ? item.product.quantityType.abbreviation : null
  return (
    <Modal
      title={isEdit ? <Trans>Ret dine valg</Trans> : <Trans>Følg prisen</Trans>}
      width="wide"
      onDismissed={() => actor.send({ type: 'modal.closed' })}
      onSubmitted={submit}
      foot={
        <>
          <SubmitButton isHeld={isBusy || chosen.length === 0}>
            <Icon name="heart" />
            <SubmitText {...{ isEdit, chosen }} isSaving={isBusy && !isComing} isComing={isComing} />
          </SubmitButton>
          {isEdit && <DeleteButton isHeld={isBusy} onPressed={() => actor.send({ type: 'delete.chosen' })} />}
        </>
      }
    >
      {isBusy && <LoadingBar />}
      <WantedLine item={item} product={product} country={country} />
      <fieldset className={classes.choice}>
        <legend className={classes.legend}>
          <Trans>Hvilke kæder skal vi holde øje med?</Trans>
        </legend>
        <p className={cx(quiet(), classes.hint)}>
          <WhatIsTold mails={product?.mails ?? null} {...{ rules, country }} />
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
        <FormMessage>
          {isLackingChains(snapshot) && (
            <>
              <Trans>Vi kunne ikke hente de enkelte kæder.</Trans>{' '}
              <button
                type="button"
                className={button({ kind: 'mild' })}
                onClick={() => actor.send({ type: 'chains.retried' })}
              >
                <Trans>Prøv igen</Trans>
              </button>
            </>
          )}
        </FormMessage>
      </fieldset>
      {country && !isComing && (
        <RulesFields
          {...rulesForm}
          {...{ initial, country, unit, isBusy }}
          today={product?.today ?? dayIn(country, new Date())}
        />
      )}
      {product && <Rhythm {...{ product, chosen, rules }} />}
    </Modal>
  )
}

type SubmitProperties = { isEdit: boolean; chosen: number[]; isSaving: boolean; isComing: boolean }

function SubmitText({ isEdit, chosen, isSaving, isComing }: SubmitProperties) {
  if (isComing) return <Trans>Henter kæder …</Trans>
  if (isSaving) return <Trans>Gemmer …</Trans>
  if (chosen.length === 0) return <Trans>Vælg mindst én kæde</Trans>
  if (isEdit) return <Trans>Gem dine valg</Trans>
  if (chosen.includes(everyChain)) return <Trans>Følg prisen i alle kæder</Trans>
  return <Plural value={chosen.length} one="Følg prisen i # kæde" other="Følg prisen i # kæder" />
}
