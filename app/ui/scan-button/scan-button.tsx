import { useLingui } from '@lingui/react/macro'
import { cx } from 'styled-system/css'
import { iconButton } from 'styled-system/recipes'
import { Icon } from '../icon/icon.tsx'

/** The button beside a field that opens the scanner. */
export function ScanButton({ className, onPressed }: { className?: string; onPressed: () => void }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={cx(iconButton(), className)}
      aria-label={t`Scan en stregkode`}
      onClick={onPressed}
    >
      <Icon name="barcode" />
    </button>
  )
}
