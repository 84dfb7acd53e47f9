import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ResultsSearch } from '#app/domain/search/results-search.ts'

/** Removes `tfsf=1`, set by a search submit, from the address after load (§2.1). */
export function useForgetSubmit(search: ResultsSearch): void {
  const navigate = useNavigate()
  const { tfsf, ...rest } = search
  useEffect(() => {
    if (tfsf) navigate({ to: '.', search: rest, replace: true, resetScroll: false, viewTransition: false })
  })
}
