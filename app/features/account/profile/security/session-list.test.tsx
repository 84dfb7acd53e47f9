import { createRef } from 'react'
import { expect, it } from 'vitest'
import type { UserSession } from '#app/domain/account/account.ts'
import { draw, textsOf } from '#app/features/offers/draw.fixture.tsx'
import { SessionList } from './session-list.tsx'

const session: UserSession = {
  id: 'here',
  user_agent: null,
  is_current: true,
  created_at: '2026-11-28T08:36:00Z',
  last_used_at: '2026-11-28T10:00:00Z',
}

it.each([
  [session, '|Logget ind 28.11.2026 - 09:36|'],
  [{ ...session, is_current: false }, '|Logget ind 28.11.2026 - 09:36|'],
  [
    { ...session, is_current: false, created_at: '2026-11-20T23:05:00Z' },
    '|Logget ind 21.11.2026 - 00:05, sidst brugt 28.11.2026 - 11:00|',
  ],
])('§9 date formats: a login is told as DD.MM.YYYY - HH:MM in the country', async (shown, text) => {
  const list = <SessionList ref={createRef()} sessions={[shown]} country="dk" ending={() => null} />
  expect(textsOf(await draw(list))).toContain(text)
})
