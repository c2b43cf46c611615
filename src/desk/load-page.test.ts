import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadPage } from './load-page.ts'

function browser() {
  const stored = new Map<string, string>()
  let reloads = 0
  return {
    reload: () => void reloads++,
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    reloads: () => reloads,
  }
}

const Page = () => null
const Failed = () => null
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('a page is loaded from its file', async () => {
  const { default: shown } = await loadPage(async () => Page, Failed, browser())
  assert.equal(shown, Page)
})

test('a file that is gone reloads the document once, then the page says that it failed', async () => {
  const here = browser()
  void loadPage(gone, Failed, here)
  await new Promise(setImmediate)
  assert.equal(here.reloads(), 1)
  const { default: shown } = await loadPage(gone, Failed, here)
  assert.equal(shown, Failed)
  assert.equal(here.reloads(), 1)
})

test('after a page was loaded, a later missing file reloads the document again', async () => {
  const here = browser()
  void loadPage(gone, Failed, here)
  await new Promise(setImmediate)
  await loadPage(async () => Page, Failed, here)
  void loadPage(gone, Failed, here)
  await new Promise(setImmediate)
  assert.equal(here.reloads(), 2)
})
