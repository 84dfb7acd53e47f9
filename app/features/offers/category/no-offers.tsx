import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { button } from 'styled-system/recipes'
import { Empty } from '#app/ui/empty/empty.tsx'

/** Shown instead of the offers of a category that has none today. */
export function NoOffers({ title }: { title: string }) {
  return (
    <Empty product="pear" title={<Trans>Ingen tilbud i {title} lige nu</Trans>}>
      <p>
        <Trans>De nye tilbud kommer, når den nye tilbudsuge begynder.</Trans>
      </p>
      <Link to="/{-$locale}/paper" className={button({ kind: 'mild' })}>
        <Trans>Se alle kategorier</Trans>
      </Link>
    </Empty>
  )
}
