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

it('keeps the first address for the router until then, also if it begins to listen after the change', () => {
  vi.useFakeTimers()
  const history = createMemoryHistory({ initialEntries: ['/dk'] })
  holdNavigation(history)
  history.push('/dk/post')
  expect(history.location.pathname).toBe('/dk')
  const heard: string[] = []
  history.subscribe(({ location }) => heard.push(location.pathname))
  vi.advanceTimersByTime(10_000)
  expect([history.location.pathname, heard]).toEqual(['/dk/post', ['/dk/post']])
  vi.useRealTimers()
})
