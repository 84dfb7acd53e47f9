import { useLingui } from '@lingui/react/macro'
import { agentModal } from 'styled-system/recipes'

/** The bar that shows while the modal waits for the server (§4, Price-agent modal modes). */
export function LoadingBar() {
  const { t } = useLingui()
  return <div role="progressbar" aria-label={t`Et øjeblik`} className={agentModal().bar} />
}
