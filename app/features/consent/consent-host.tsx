import { lazy } from 'react'
import { WhileOpen } from '#app/flows/tab/while-open.tsx'

const ConsentDialog = lazy(() => import('./consent-dialog.tsx'))

/** Renders the cookie banner and the preferences on every page; their code is loaded when one of them is shown. */
export function ConsentHost() {
  return <WhileOpen flow="consent">{({ consent }) => <ConsentDialog actor={consent} />}</WhileOpen>
}
