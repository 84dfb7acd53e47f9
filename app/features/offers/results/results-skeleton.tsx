import { Trans } from '@lingui/react/macro'
import { cx } from 'styled-system/css'
import { offerGrid, pageColumn, readAloud, results } from 'styled-system/recipes'
import { SkeletonCards, SkeletonLine } from '#app/ui/skeleton/skeleton.tsx'

const places = 8

/** The skeleton of a results page while it loads. */
export function ResultsSkeleton() {
  const classes = results()
  return (
    <main id="main" className={pageColumn()}>
      <p role="status" className={readAloud()}>
        <Trans>Henter tilbud</Trans>
      </p>
      <div className={cx(classes.head, classes.bareHead)}>
        <SkeletonLine width="240px" height="44px" />
        <SkeletonLine width="200px" height="18px" />
      </div>
      <div className={classes.layout}>
        <div className={classes.waitingFilters}>
          <SkeletonLine width="80px" height="20px" />
          <SkeletonLine width="180px" height="24px" />
          <SkeletonLine width="160px" height="24px" />
          <SkeletonLine width="190px" height="24px" />
          <SkeletonLine width="150px" height="24px" />
        </div>
        <SkeletonCards count={places} className={offerGrid({ layout: 'beside' })} />
      </div>
    </main>
  )
}
