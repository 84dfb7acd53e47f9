import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { button, link, listSheet } from 'styled-system/recipes'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { maximumBrandLength } from '#app/domain/list/need-rule.ts'
import { largestIn, typedUnits } from '#app/domain/list/rule-texts.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { hardSpace } from '#app/domain/locale/numbers.ts'
import { quantityTypeName } from '#app/domain/offers/sizes.ts'
import { termInAddress } from '#app/domain/search/search-term.ts'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Select } from '#app/ui/select/select.tsx'
import type { needRuleMachine } from '#machines/need-rule/need-rule.machine.ts'
import { PanelSheet } from '../panel/panel-sheet.tsx'

const units = Object.keys(typedUnits)

type Properties = {
  /** The name of the item. */
  name: string
  country: Country
  actor: ActorRefFrom<typeof needRuleMachine>
  snapshot: SnapshotFrom<typeof needRuleMachine>
}

/** What else will do for a typed item (§2.10): the other offers, and which sizes and which brand its best offer keeps to. */
export default function NeedRuleSheet({ name, country, actor, snapshot }: Properties) {
  const { i18n, t } = useLingui()
  const from = useRef<HTMLInputElement>(null)
  const { texts, told } = snapshot.context
  const most = i18n.number(largestIn(texts.unit))
  const unitName = (unit: string) => (unit === 'stk' ? quantityTypeName(unit, country) : unit)
  const largest = `${most}${hardSpace}${unitName(texts.unit)}`
  const errors = [
    ...(snapshot.matches({ open: 'unreadable' }) ? [t`Skriv tal over 0, for eksempel 400 eller 1,5.`] : []),
    ...(snapshot.matches({ open: 'tooLarge' }) ? [t`Skriv højst ${largest}`] : []),
  ]
  const field = (key: keyof typeof texts) => ({
    name: key,
    value: texts[key],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      actor.send({ type: 'field.changed', field: key, text: target.value }),
  })
  const classes = listSheet()
  return (
    <PanelSheet
      title={t`Hvilken slags ${name}?`}
      initialFocus={from}
      onDismissed={() => actor.send({ type: 'sheet.left' })}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'rule.submitted' })
          if (actor.getSnapshot().hasTag('open')) from.current?.focus()
        }}
      >
        <Link
          to="/{-$locale}/offer/$term"
          params={{ term: termInAddress(name) }}
          className={link()}
          onClick={() => actor.send({ type: 'sheet.left' })}
        >
          <Trans>Se alle tilbud på {name}</Trans>
        </Link>
        <div className={classes.sizes}>
          <TextField
            ref={from}
            label={t`Størrelse fra`}
            inputMode="decimal"
            errors={errors}
            {...field('from')}
          />
          <TextField label={t`til`} inputMode="decimal" {...field('to')} />
          <Select
            label={t`Enhed`}
            isLabelAbove
            options={units.map((unit) => ({
              value: unit,
              label: unitName(unit),
            }))}
            {...field('unit')}
          />
        </div>
        <TextField
          label={t`Mærke`}
          hint={t`Lad det stå tomt, hvis mærket er lige meget.`}
          maxLength={maximumBrandLength}
          {...field('brand')}
        />
        <div className={classes.actions}>
          <button type="submit" className={button({ wide: true })}>
            <Trans>Vis kun det</Trans>
          </button>
          {told && (
            <button
              type="button"
              className={button({ kind: 'mild', wide: true })}
              onClick={() => actor.send({ type: 'rule.cleared' })}
            >
              <Trans>Uanset størrelse og mærke</Trans>
            </button>
          )}
        </div>
      </form>
    </PanelSheet>
  )
}
