import '#app/late.css'
import { Trans } from '@lingui/react/macro'
import { cx } from 'styled-system/css'
import { pageColumn, priceAgent, readAloud } from 'styled-system/recipes'
import { SkeletonLine } from '#app/ui/skeleton/skeleton.tsx'

const places = [0, 1, 2, 3]

/** The skeleton of the page while it loads. */
export function AgentSkeleton() {
  const classes = priceAgent()
  return (
    <main id="main" className={cx(pageColumn(), classes.root)}>
      <p role="status" className={readAloud()}>
        <Trans>Henter din prisagent</Trans>
      </p>
      <div className={classes.head}>
        <SkeletonLine width="240px" height="44px" />
        <SkeletonLine width="280px" height="18px" />
      </div>
      <div className={classes.columns}>
        <div className={classes.watches}>
          {places.map((place) => (
            <SkeletonLine key={place} width="100%" height="208px" />
          ))}
        </div>
      </div>
    </main>
  )
}
