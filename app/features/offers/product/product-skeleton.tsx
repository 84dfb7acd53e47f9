import { Trans } from '@lingui/react/macro'
import { offerPreview, pageColumn, readAloud, skeleton } from 'styled-system/recipes'
import { SkeletonLine } from '#app/ui/skeleton/skeleton.tsx'

/** The skeleton of a product page while it loads. */
export function ProductSkeleton() {
  const classes = offerPreview()
  return (
    <main id="main" className={pageColumn()}>
      <p role="status" className={readAloud()}>
        <Trans>Henter tilbuddet</Trans>
      </p>
      <div className={classes.root} style={{ paddingTop: '44px' }}>
        <SkeletonLine width="100%" height="min(600px, 70vw)" />
        <div className={skeleton().lines}>
          <SkeletonLine width="90px" height="32px" />
          <SkeletonLine width="80%" height="44px" />
          <SkeletonLine width="160px" height="96px" />
          <SkeletonLine width="60%" height="20px" />
          <SkeletonLine width="100%" height="48px" />
        </div>
      </div>
    </main>
  )
}
