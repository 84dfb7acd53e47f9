import { LatePart, latePart } from '#app/flows/late/late-part.tsx'
import { useMyChains } from '#app/flows/my-chains/use-my-chains.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'

const code = latePart(() => import('./results-choosing.tsx'))

type Properties = {
  /** Called with the ids of the chains that were saved. */
  onKept: (chainIds: number[]) => void
}

/** Where a shopper without chains chooses them on a results page, as soon as they want to see only theirs. */
export function ResultsChains({ onKept }: Properties) {
  const { tab } = useTab()
  const { isChoosing } = useMyChains()
  if (!tab || !isChoosing) return null
  return (
    <LatePart
      code={code}
      renderMissing={(missing) => (
        <MissingPart
          place="centre"
          {...missing}
          onDismissed={() => tab.myChains.send({ type: 'choice.left' })}
        />
      )}
    >
      {(Choosing) => <Choosing actor={tab.myChains} onKept={onKept} />}
    </LatePart>
  )
}
