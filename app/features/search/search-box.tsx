import { Trans, useLingui } from '@lingui/react/macro'
import { useParams, useSearch } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from 'styled-system/css'
import { button, iconButton, searchBox } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ProductOffer } from '#app/domain/offers/offers.ts'
import { longestTerm, MINIMUM_QUERY_LENGTH } from '#app/domain/search/search-term.ts'
import { useScanner } from '#app/flows/scanner/use-scanner.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ScanButton } from '#app/ui/scan-button/scan-button.tsx'
import { useLiveSearch } from './use-live-search.ts'

type Properties = {
  place: 'hero' | 'header'
  /** Renders the offer in the ad slot `rectangle_2` of the dropdown. */
  renderAd: (offer: ProductOffer | null, country: Country) => ReactNode
}

/**
 * The search box (§2.5): a plain form that becomes a combobox with a dropdown once its machine is loaded.
 * A page shows one of them, in its hero or in its header.
 */
export function SearchBox({ place, renderAd }: Properties) {
  const { t } = useLingui()
  const { locale, term } = useParams({ strict: false })
  const { q = '' } = useSearch({ strict: false })
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { live, snapshot, wake, submitEarly } = useLiveSearch()
  const scan = useScanner('search')

  useEffect(() => {
    if (input.current) live?.takeOver(input.current)
  }, [live])

  // When the field is unmounted, its dropdown closes.
  useEffect(() => () => live?.send({ type: 'dropdown.dismissed' }), [live])

  const query = snapshot?.context.query
  useEffect(() => {
    if (input.current && query !== undefined && input.current.value !== query) input.current.value = query
  }, [query])

  const submit = (event: FormEvent) => {
    if (live) live.send({ type: 'query.submitted' })
    else if (!submitEarly(input.current?.value ?? '')) return
    event.preventDefault()
  }
  const clear = () => {
    if (input.current) input.current.value = ''
    live?.send({ type: 'query.cleared' })
    input.current?.focus()
  }
  const isOpen = snapshot?.hasTag('open') ?? false
  const popup = live && snapshot && live.popupOf(id, snapshot)
  // Both, so that the page has both from the start: without a connection the box moves to the header of the error page.
  const placeholders = { hero: t`Søg fx efter kaffe`, header: t`Søg efter en vare` }
  const classes = searchBox({ place })
  return (
    <search className={classes.root} data-open={isOpen || undefined} onBlur={live?.leave}>
      <div className={classes.sheet}>
        <div className={classes.top}>
          {/* Until the machine is loaded the browser rejects a short term; after that the dropdown shows the hint. */}
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
              placeholder={placeholders[place]}
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
            <ScanButton className={classes.scan} onPressed={() => scan(input.current?.value)} />
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
