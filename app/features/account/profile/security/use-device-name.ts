import { useLingui } from '@lingui/react/macro'
import { deviceOf } from './device-of.ts'

/** A function that names the device of a `User-Agent` in the shopper's language: `Chrome på Windows`. */
export function useDeviceName(): (userAgent: string | null) => string {
  const { t } = useLingui()
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent)
    return browser && system ? t`${browser} på ${system}` : (browser ?? system ?? t`Ukendt enhed`)
  }
}
