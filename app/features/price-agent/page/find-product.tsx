import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { cx } from 'styled-system/css'
import { button, priceAgent, quiet } from 'styled-system/recipes'
import {
  isSearchable,
  longestTerm,
  MINIMUM_QUERY_LENGTH,
  termInAddress,
} from '#app/domain/search/search-term.ts'
import { useScanner } from '#app/flows/scanner/use-scanner.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ScanButton } from '#app/ui/scan-button/scan-button.tsx'

/** A plain search for a product to follow. @param isFirst whether no product is followed yet. */
export function FindProduct({ isFirst = false }: { isFirst?: boolean }) {
  const { t } = useLingui()
  const { locale } = useParams({ strict: false })
  const navigate = useNavigate()
  const scan = useScanner('agent')
  const classes = priceAgent()
  const search = (event: FormEvent<HTMLFormElement>) => {
    const term = new FormData(event.currentTarget).get('q')
    if (typeof term !== 'string' || !isSearchable(term)) return
    event.preventDefault()
    void navigate({
      to: '/{-$locale}/offer/$term',
      params: { term: termInAddress(term) },
      search: { tfsf: 1 },
    })
  }
  return (
    <section className={classes.box}>
      <h2>{isFirst ? <Trans>Følg din første vare</Trans> : <Trans>Følg en vare mere</Trans>}</h2>
      <p className={quiet()}>
        <Trans>Find varen, og tryk på hjertet.</Trans>
      </p>
      <search aria-label={t`Find en vare at følge`}>
        <form className={classes.find} action={`${locale ? `/${locale}` : ''}/offer`} onSubmit={search}>
          <Icon name="magnifying-glass" />
          <input
            type="search"
            name="q"
            required
            minLength={MINIMUM_QUERY_LENGTH}
            maxLength={longestTerm}
            placeholder={t`Fx kaffe`}
            aria-label={t`Vare`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
          />
          <ScanButton onPressed={() => scan()} />
          <button type="submit" className={cx(button({ kind: 'mild' }), classes.submit)}>
            <Trans>Søg</Trans>
          </button>
        </form>
      </search>
    </section>
  )
}
