import { Trans } from '@lingui/react/macro'
import { listSkeleton, readAloud } from 'styled-system/recipes'

const rows = [0, 1, 2, 3, 4]

/** The skeleton of the list while it loads. */
export function PanelSkeleton() {
  const classes = listSkeleton()
  return (
    <div className={classes.root}>
      <p role="status" className={readAloud()}>
        <Trans>Henter din seddel …</Trans>
      </p>
      <div aria-hidden="true">
        <div className={classes.head} />
        {rows.map((row) => (
          <div key={row} className={classes.row}>
            <i />
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
    </div>
  )
}
