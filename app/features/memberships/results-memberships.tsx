import { Trans } from '@lingui/react/macro'
import type { RegisteredRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { memberships } from 'styled-system/recipes'
import { LatePart, latePart } from '#app/flows/late/late-part.tsx'
import { useMemberships } from '#app/flows/memberships/use-memberships.ts'
import { loadTexts } from '#app/flows/tab/use-tab.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'

const code = latePart(async (router: RegisteredRouter) => {
  // The page came without the texts of what the row opens.
  const [{ KeptMemberships }] = await Promise.all([import('./kept-memberships.tsx'), loadTexts(router)])
  return { default: KeptMemberships }
})

/**
 * A row among the filters that names the shopper's memberships, and opens the programmes to be pressed (§4 My memberships).
 * Their code is loaded when it is opened.
 */
export function ResultsMemberships() {
  const { programmes, marked } = useMemberships()
  const row = useRef<HTMLDetailsElement>(null)
  const [isWanted, setWanted] = useState(false)
  // It opens before the page's code is there.
  useEffect(() => setWanted(row.current?.open ?? false), [])
  if (programmes.length === 0) return null
  const own = programmes.filter(({ id }) => marked.includes(id)).map(({ name }) => name)
  return (
    <details
      ref={row}
      className={memberships().row}
      onToggle={({ currentTarget: { open } }) => open && setWanted(true)}
    >
      <summary>
        <span>
          <b>
            <Trans>Mine medlemskaber</Trans>
          </b>
          <small>{own.length > 0 ? own.join(', ') : <Trans>Få medlemspriser med</Trans>}</small>
        </span>
        <Icon name="caret-down" />
      </summary>
      {isWanted && (
        <LatePart code={code} renderMissing={(missing) => <MissingPart place="inline" {...missing} />}>
          {(Programmes) => <Programmes />}
        </LatePart>
      )}
    </details>
  )
}
