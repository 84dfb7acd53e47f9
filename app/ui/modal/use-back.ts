import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { closesByBack } from './closes-by-back.ts'

/** Lets Back close a sheet, a modal or a popup while its component is mounted. */
export function useBack(close: () => void): void {
  const { history } = useRouter()
  const pressBack = useEffectEvent(close)
  useEffect(() => closesByBack(history, () => pressBack()), [history])
}
