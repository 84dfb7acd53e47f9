import { Plural, Trans } from '@lingui/react/macro'
import { shopMode } from 'styled-system/recipes'
import type { ChainToVisit } from '#app/domain/list/shop-round.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

type Properties = { chain: string | null; fetched: number; next: ChainToVisit | undefined }

/** Says that nothing is left in this chain, and what waits in the next one. */
export function ShopDone({ chain, fetched, next }: Properties) {
  const { left: waiting = 0, chainName = '' } = next ?? {}
  return (
    <div className={shopMode().done}>
      <Icon name="check-circle" />
      <p>{chain === null ? <Trans>Alt er hentet</Trans> : <Trans>Færdig i {chain}</Trans>}</p>
      <p>
        <Plural value={fetched} one="# vare er hentet." other="# varer er hentet." />{' '}
        {waiting > 0 && (
          <Plural
            value={waiting}
            one={`# vare venter i ${chainName}.`}
            other={`# varer venter i ${chainName}.`}
          />
        )}
      </p>
    </div>
  )
}
