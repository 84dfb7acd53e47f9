import { Trans } from '@lingui/react/macro'
import { pageColumn, readAloud, skeleton } from 'styled-system/recipes'
import { SkeletonLine } from '#app/ui/skeleton/skeleton.tsx'

const places = [0, 1, 2, 3]

/** The skeleton of the page while it loads. */
export function AgentSkeleton() {
  return (
    <main id="main" className={pageColumn()}>
      <p role="status" className={readAloud()}>
        <Trans>Henter din prisagent</Trans>
      </p>
      <div className={skeleton().lines} style={{ paddingTop: '44px' }}>
        <SkeletonLine width="240px" height="44px" />
        <SkeletonLine width="280px" height="18px" />
        {places.map((place) => (
          <SkeletonLine key={place} width="min(100%, 784px)" height="208px" />
        ))}
      </div>
    </main>
  )
}
