import '#app/late.css'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { button, link, offerGrid, pageColumn, weeklyPage } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ChainPageData, ChainPart, PagedChain } from '#app/domain/partners/partner-pages.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Section } from '#app/ui/page/section.tsx'
import { OfferCard } from '../offer-card.tsx'
import { ValidityNote } from '../product/validity-note.tsx'
import { CoverGoods, NextLeaflet } from './leaflet-cover.tsx'
import { Soon } from './soon.tsx'

type Properties = { data: ChainPageData; country: Country }

/** A chain with its offers of today by part of the shop, its leaflet, and what begins soon. */
export function ChainPage({ data, country }: Properties) {
  const { today, chain, week, strongest, parts, next, soon } = data
  const classes = weeklyPage()
  const { name } = chain
  return (
    <main id="main" className={pageColumn()}>
      <Breadcrumbs>
        <Link to="/{-$locale}">
          <Trans>Forside</Trans>
        </Link>
        <Link to="/{-$locale}/partner">
          <Trans>Tilbudsaviser</Trans>
        </Link>
      </Breadcrumbs>
      <header className={classes.split}>
        <div className={classes.head}>
          {chain.category && <p className={classes.kicker}>{chain.category}</p>}
          <h1>
            <Trans>Tilbud fra {name}</Trans>
          </h1>
          {week ? (
            <>
              <ValidityNote offer={week.period} country={country} today={today} />
              <p className={classes.lead}>
                <Plural value={week.offers} one="# tilbud lige nu" other="# tilbud lige nu" />
                {next && (
                  <>
                    {' · '}
                    <NextLeaflet startDate={next.startDate} country={country} />
                  </>
                )}
              </p>
            </>
          ) : (
            <p className={classes.lead}>
              <Trans>Der er ingen tilbud fra {name} lige nu.</Trans>
            </p>
          )}
          <div className={classes.actions}>
            {week && (
              <Link
                to="/{-$locale}/partner/$chain/leaflet"
                params={{ chain: chain.slug }}
                className={button()}
              >
                <Trans>Bladr i tilbudsavisen</Trans>
              </Link>
            )}
            {chain.website && (
              <a href={chain.website} target="_blank" rel="noreferrer" className={button({ kind: 'line' })}>
                <Trans>Gå til butikken</Trans>
                <Icon name="arrow-square-out" />
              </a>
            )}
          </div>
        </div>
        {strongest.length > 0 && <CoverGoods offers={strongest} country={country} today={today} />}
      </header>
      {parts.map((part) => (
        <Part key={part.id} part={part} chain={chain} isOnly={parts.length === 1} {...{ country, today }} />
      ))}
      <Soon offers={soon} country={country} today={today} />
    </main>
  )
}

/** With so few offers or fewer, the cards of a rail would be too wide. */
const fewest = 4

type PartProperties = {
  part: ChainPart
  chain: PagedChain
  isOnly: boolean
  country: Country
  today: string
}

function Part({ part, chain, isOnly, country, today }: PartProperties) {
  const { id, total } = part
  const rest = isOnly ? <Trans>Tilbud lige nu</Trans> : <Trans>Flere tilbud</Trans>
  return (
    <Section
      title={part.name ?? rest}
      link={
        total > part.offers.length && (
          <Link
            to="/{-$locale}/offer"
            search={{ chain: [chain.id], ...(id !== null && { category: [id] }) }}
            className={link({ target: true })}
          >
            <Trans>Se alle {total}</Trans>
          </Link>
        )
      }
    >
      <div className={offerGrid({ layout: part.offers.length > fewest ? 'rail' : 'strip' })}>
        {part.offers.map((offer) => (
          <OfferCard module="chain" key={offer.id} offer={offer} country={country} today={today} />
        ))}
      </div>
    </Section>
  )
}
