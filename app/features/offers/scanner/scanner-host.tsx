import { latePart } from '#app/flows/late/late-part.tsx'
import { WhileOpen } from '#app/flows/tab/while-open.tsx'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'

const code = latePart(() => import('./scanner-sheet.tsx'))

/** Renders the scanner on every page; its code is loaded at first use. */
export function ScannerHost() {
  return (
    <WhileOpen
      flow="scanner"
      code={code}
      renderMissing={({ scanner }, missing) => (
        <MissingPart
          place="centre"
          {...missing}
          onDismissed={() => scanner.send({ type: 'scanner.closed' })}
        />
      )}
    >
      {(Scanner, { scanner }) => <Scanner actor={scanner} />}
    </WhileOpen>
  )
}
