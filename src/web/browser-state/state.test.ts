import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryStorage } from '#test/support/memory-storage.ts'
import { createItems } from './browser-storage.ts'
import { createPersistedStore } from './create-store.ts'
import { deviceOf, firstState, paginationLayouts, stateFrom } from './state.ts'
import { createJoinLayer } from './this-browser.ts'

const opened = (stored?: unknown) => {
  const shelf = memoryStorage(stored === undefined ? {} : { lodestar: JSON.stringify(stored) })
  return { shelf, store: createPersistedStore(createItems(() => shelf)) }
}

test('a fresh browser has the defaults of the specification', () => {
  const { store } = opened()
  assert.deepEqual(store.get(), firstState)
  const { lang, locale, local_currency, path_name, pagination_layout, join_layer } = store.get()
  assert.deepEqual(
    { lang, locale, local_currency, path_name, pagination_layout, join_layer },
    {
      lang: 'en',
      locale: 'zh',
      local_currency: 'CNY',
      path_name: 'index',
      pagination_layout: 'prev, pager, next',
      join_layer: 0,
    },
  )
  assert.equal(store.get().hlist_tdk.title, 'Hotel list')
})

test('a change is written whole under one key and read back by the next page', () => {
  const { shelf, store } = opened()
  store.set({ local_currency: 'USD', history_list: ['5'] })
  const next = createPersistedStore(createItems(() => shelf))
  assert.equal(next.get().local_currency, 'USD')
  assert.deepEqual(next.get().history_list, ['5'])
  assert.deepEqual([...shelf.texts.keys()], ['lodestar'])
})

test('nothing is written or told when nothing changes', () => {
  const { shelf, store } = opened()
  store.subscribe(() => assert.fail('told'))
  store.set({ lang: 'en' })
  assert.equal(shelf.texts.size, 0)
})

test('spoilt and foreign content is ignored, field by field', () => {
  for (const foreign of [[], 'text', 7, null]) assert.deepEqual(stateFrom(foreign), firstState)
  const state = stateFrom({
    lang: 'fr',
    local_currency: 'usd<script>',
    usertoken: { a: 1 },
    hlist_tdk: { title: 'x' },
    history_list: ['7', 8, null],
    search_recorder: [{ kw: 'x' }],
    device: 'tablet',
    path_name: 'docs-faq',
    stranger: true,
  })
  assert.deepEqual(state, { ...firstState, path_name: 'docs-faq', history_list: ['7'] })
  const shelf = memoryStorage({ lodestar: '{"lang":"zh"' })
  assert.deepEqual(createPersistedStore(createItems(() => shelf)).get(), firstState)
})

test('changes of another tab are applied, except to fields of this page', () => {
  const { shelf, store } = opened()
  store.set({ path_name: 'docs-faq', lang: 'zh', device: 'pc' })
  const other = { ...store.get(), path_name: 'index', lang: 'en', usertoken: 't', local_currency: 'EUR' }
  shelf.texts.set('lodestar', JSON.stringify(other))
  store.reread()
  const { path_name, lang, device, usertoken, local_currency } = store.get()
  assert.deepEqual(
    { path_name, lang, device, usertoken, local_currency },
    { path_name: 'docs-faq', lang: 'zh', device: 'pc', usertoken: 't', local_currency: 'EUR' },
  )
})

test('the login layer locks scrolling while it is shown, and never survives a load', () => {
  const { shelf, store } = opened()
  const locks: boolean[] = []
  const layer = createJoinLayer(store, (locked) => locks.push(locked))
  layer.show()
  assert.equal(store.get().join_layer, 1)
  assert.equal(createPersistedStore(createItems(() => shelf)).get().join_layer, 0)
  layer.hide()
  assert.equal(store.get().join_layer, 0)
  assert.deepEqual(locks, [true, false])
})

test('a device is detected by its user agent and corrected by its width', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 16) Mobile'
  const desktop = 'Mozilla/5.0 (X11; Linux x86_64)'
  assert.equal(deviceOf({ userAgent: phone, width: 0 }), 'm')
  assert.equal(deviceOf({ userAgent: desktop, width: 0 }), 'pc')
  assert.equal(deviceOf({ userAgent: phone, width: 768 }), 'pc')
  assert.equal(deviceOf({ userAgent: phone, width: 767 }), 'm')
  assert.equal(deviceOf({ userAgent: desktop, width: 767 }), 'pc', 'a narrow window of a desktop')
  assert.equal(paginationLayouts.m, 'prev, pager, next')
  assert.equal(paginationLayouts.pc, 'total, prev, pager, next, jumper')
})
