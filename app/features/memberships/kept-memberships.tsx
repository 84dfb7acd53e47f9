import { Trans, useLingui } from '@lingui/react/macro'
import { button, chip, memberships } from 'styled-system/recipes'
import { useMemberships } from '#app/flows/memberships/use-memberships.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

/** The programmes of the country, each of which is kept as soon as it is pressed (§4 My memberships). */
export function KeptMemberships() {
  const { t } = useLingui()
  const { press } = useTab()
  const { programmes, marked, latest, isSaving, isFailed } = useMemberships()
  const classes = memberships()
  const name = programmes.find(({ id }) => id === latest?.id)?.name
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's. */}
      <div className={classes.chips} role="group" aria-label={t`Dine medlemskaber`}>
        {programmes.map((programme) => {
          const isOn = marked.includes(programme.id)
          return (
            <button
              key={programme.id}
              type="button"
              className={chip()}
              aria-pressed={isOn}
              onClick={() =>
                press({ to: 'memberships', event: { type: 'programme.pressed', id: programme.id } })
              }
            >
              {isOn && <Icon name="check" />}
              {programme.name}
            </button>
          )
        })}
      </div>
      <div className={classes.status}>
        <span role="status">
          {isFailed ? (
            <Trans>Dine medlemskaber blev ikke gemt.</Trans>
          ) : (
            !isSaving &&
            name && (
              <>
                <Icon name="check" />{' '}
                {latest?.isOn ? <Trans>{name} er gemt</Trans> : <Trans>{name} er fjernet</Trans>}
              </>
            )
          )}
        </span>
        {isFailed && (
          <button
            type="button"
            className={button({ kind: 'text' })}
            onClick={() => press({ to: 'memberships', event: { type: 'saving.retried' } })}
          >
            <Trans>Prøv igen</Trans>
          </button>
        )}
      </div>
    </>
  )
}
