import { Trans, useLingui } from '@lingui/react/macro'
import { chip, memberships } from 'styled-system/recipes'
import { useMemberships } from '#app/flows/memberships/use-memberships.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { KeptStatus } from '#app/ui/kept-status/kept-status.tsx'

/** The programmes of the country, each of which is kept as soon as it is pressed (§4 My memberships). */
export function KeptMemberships() {
  const { t } = useLingui()
  const { press } = useTab()
  const { programmes, marked, latest, isSaving, isFailed } = useMemberships()
  const classes = memberships()
  const pressed = programmes.find(({ id }) => id === latest?.id)
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
      <KeptStatus
        state={isFailed ? 'failed' : isSaving ? 'saving' : 'settled'}
        latest={latest && pressed && { name: pressed.name, isOn: latest.isOn }}
        failure={<Trans>Dine medlemskaber blev ikke gemt.</Trans>}
        onRetried={() => press({ to: 'memberships', event: { type: 'saving.retried' } })}
      />
    </>
  )
}
