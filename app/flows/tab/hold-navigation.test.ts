import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { holdNavigation } from './hold-navigation.ts'

it('tells the router once of the last address before its page was hydrated, and at the latest after ten seconds', () => {
  vi.useFakeTimers()
  const history = createMemoryHistory({ initialEntries: ['/dk'] })
  holdNavigation(history)
  const heard: string[] = []
  history.subscribe(({ location }) => heard.push(location.pathname))
  history.push('/dk/post')
  history.push('/dk/paper')
  vi.advanceTimersByTime(9_999)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual(['/dk/paper'])
  history.push('/dk/offer')
  expect(heard).toEqual(['/dk/paper', '/dk/offer'])
  vi.useRealTimers()
})
