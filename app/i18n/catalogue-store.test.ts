import type { Messages } from '@lingui/core'
import { describe, expect, it, vi } from 'vitest'
import { waitFor } from '#tests/wait-for.ts'
import { createCatalogueStore } from './catalogue-store.ts'

const danish: Messages = { hello: ['Hej'], bye: ['Farvel'], price: [['amount'], ' kr.'] }

/** A store with one language, which counts how often its catalogue is fetched. */
function openStore({ fails = 0 } = {}) {
  const fetched = { times: 0 }
  const fetch = async () => {
    fetched.times += 1
    if (fetched.times <= fails) throw new Error('offline')
    return { messages: { ...danish } }
  }
  return { store: createCatalogueStore({ './catalogues/da.po': fetch }), fetched }
}

describe('product, languages: texts by request and by page', () => {
  it('are loaded once, however often they are requested', async () => {
    const { store, fetched } = openStore()
    await Promise.all([store.load('da'), store.load('da')])
    await store.load('da')
    expect([store.get('da')._('hello'), fetched.times]).toEqual(['Hej', 1])
  })

  it('textsRead returns only the texts that the page was rendered with', async () => {
    const { store } = openStore()
    await store.load('da')
    const i18n = store.get('da')
    i18n._('price', { amount: 15 })
    i18n._('hello')
    i18n._('hello')
    expect(store.textsRead('da')).toEqual({ hello: ['Hej'], price: [['amount'], ' kr.'] })
  })

  it('a missing text is empty and has its language loaded, and then the page is notified', async () => {
    const { store, fetched } = openStore()
    store.begin('da', { hello: ['Hej'] })
    const i18n = store.get('da')
    const listen = vi.fn()
    i18n.on('change', listen)
    expect([i18n._('hello'), fetched.times, store.hasAll('da')]).toEqual(['Hej', 0, false])
    expect(i18n._('bye')).toBe('')
    await waitFor(() => expect(store.hasAll('da')).toBe(true))
    expect(store.get('da')).toBe(i18n)
    expect([i18n._('bye'), fetched.times, listen.mock.calls.length]).toEqual(['Farvel', 1, 1])
  })

  it('a page with no missing text is not notified when the rest is loaded', async () => {
    const { store } = openStore()
    store.begin('da', { hello: ['Hej'] })
    const i18n = store.get('da')
    const listen = vi.fn()
    i18n.on('change', listen)
    await store.load('da')
    expect([i18n._('hello'), i18n._('bye'), listen.mock.calls.length]).toEqual(['Hej', 'Farvel', 0])
  })

  it('a language that failed to load is fetched again', async () => {
    const { store } = openStore({ fails: 1 })
    await expect(store.load('da')).rejects.toThrow('offline')
    await store.load('da')
    expect(store.get('da')._('bye')).toBe('Farvel')
  })

  it('a language that was not loaded is an error, and so is an unknown one', async () => {
    const { store } = openStore()
    expect(() => store.get('da')).toThrow('catalogue da is not loaded')
    await expect(store.load('fi')).rejects.toThrow('there is no catalogue fi')
  })
})
