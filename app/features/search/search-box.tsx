import { Trans, useLingui } from '@lingui/react/macro'
import { useParams, useSearch } from '@tanstack/react-router'
import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from 'styled-system/css'
import { button, iconButton, searchBox } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ProductOffer } from '#app/domain/offers/offers.ts'
import { longestTerm, MINIMUM_QUERY_LENGTH } from '#app/domain/search/search-term.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { isInDialog } from './is-in-dialog.ts'
import { useLiveSearch, useWhenIdle } from './use-live-search.ts'

type Properties = {
  place: 'hero' | 'header'
  /** Draws the offer that fills the ad slot `rectangle_2` of the dropdown. */
  renderAd: (offer: ProductOffer, country: Country) => ReactNode
}

/**
 * The search box (Specification §2.5): a form that works by itself, and a combobox with a dropdown as soon as its
 * machine has come. A page shows one of them, in its hero or in its header.
 */
export function SearchBox({ place, renderAd }: Properties) {
  const { t } = useLingui()
  const { locale, term } = useParams({ strict: false })
  const { q = '' } = useSearch({ strict: false })
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { live, snapshot, wake } = useLiveSearch()
  useWhenIdle(wake)

  useEffect(() => {
    const field = input.current
    if (!live || !field) return
    // Typed, or only stepped into, before the machine came.
    const isTyped = field.value !== field.defaultValue
    const isFocused = document.activeElement === field
    if (isTyped) live.send({ type: isFocused ? 'query.changed' : 'query.restored', query: field.value })
    else if (isFocused) live.send({ type: 'input.focused' })
  }, [live])

  // A field that leaves the page takes its dropdown with it.
  useEffect(() => () => live?.send({ type: 'dropdown.dismissed' }), [live])

  const query = snapshot?.context.query
  useEffect(() => {
    if (input.current && query !== undefined && input.current.value !== query) input.current.value = query
  }, [query])

  const submit = (event: FormEvent) => {
    if (!live) return
    event.preventDefault()
    live.send({ type: 'query.submitted' })
  }
  const clear = () => {
    if (input.current) input.current.value = ''
    live?.send({ type: 'query.cleared' })
    input.current?.focus()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget) && !isInDialog(relatedTarget))
      live?.send({ type: 'dropdown.dismissed' })
  }

  const isOpen = snapshot?.hasTag('open') ?? false
  const popup = live && snapshot && live.popupOf(id, snapshot)
  const classes = searchBox({ place })
  return (
    <search className={classes.root} data-open={isOpen || undefined} onBlur={leave}>
      <div className={classes.sheet}>
        <div className={classes.top}>
          {/* The browser holds too short a term back until the machine does, which says so in the dropdown. */}
          <form
            className={classes.form}
            action={`${locale ? `/${locale}` : ''}/offer`}
            noValidate={live !== undefined}
            onSubmit={submit}
          >
            <Icon name="magnifying-glass" />
            <input
              ref={input}
              className={classes.input}
              type="search"
              name="q"
              defaultValue={term ?? q}
              minLength={MINIMUM_QUERY_LENGTH}
              maxLength={longestTerm}
              placeholder={place === 'hero' ? t`Søg fx efter kaffe` : t`Søg efter en vare`}
              aria-label={t`Søg efter varer og tilbud`}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              role="combobox"
              aria-haspopup="grid"
              aria-autocomplete="list"
              aria-expanded={popup?.isExpanded ?? false}
              aria-controls={id}
              aria-activedescendant={popup?.activeCell}
              onFocus={() => {
                wake()
                live?.send({ type: 'input.focused' })
              }}
              onInput={(event) => live?.send({ type: 'query.changed', query: event.currentTarget.value })}
              onKeyDown={(event) => live?.pressKey(event)}
            />
            <button
              type="button"
              className={cx(iconButton(), classes.clear)}
              aria-label={t`Ryd søgning`}
              onClick={clear}
            >
              <Icon name="x" />
            </button>
            {place === 'hero' && (
              <button type="submit" className={cx(button(), classes.submit)}>
                <Trans>Søg</Trans>
              </button>
            )}
          </form>
          <button
            type="button"
            className={cx(button({ kind: 'text' }), classes.close)}
            onClick={() => live?.send({ type: 'dropdown.dismissed' })}
          >
            <Trans>Luk</Trans>
          </button>
        </div>
        {live && snapshot && <live.Panel snapshot={snapshot} id={id} place={place} renderAd={renderAd} />}
      </div>
    </search>
  )
}
