import '#app/late.css'
import './anchor-ad.css'
import { useSelector } from '@xstate/react'
import { anchorAd, iconButton } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import { useAdSources } from '#app/flows/ads/use-ad-sources.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import LateAd from './late-ad.tsx'
import { useAdTexts } from './use-ad-texts.ts'

/** The ad at the bottom of the window, with a button that closes it (§2.4); hidden until there is an ad. */
export default function AnchorAd({ tab, country }: { tab: Tab; country: Country }) {
  const { close } = useAdTexts()
  const manager = useAdSources()?.manager ?? null
  const isShown = useSelector(tab.anchorAd, (anchor) => anchor.hasTag('shown'))
  const classes = anchorAd()
  return (
    <div id="anchor-ad" className={classes.root} data-shown={isShown || undefined}>
      <div className={classes.row}>
        <LateAd
          tab={tab}
          look={{ size: 'anchor', shared: manager !== null }}
          wanted={{ country, placement: 'anchor', except: undefined }}
          tell={tab.anchorAd.send}
        />
        <button
          type="button"
          className={iconButton()}
          aria-label={close}
          onClick={() => tab.anchorAd.send({ type: 'anchor.closed' })}
        >
          <Icon name="x" />
        </button>
      </div>
    </div>
  )
}
