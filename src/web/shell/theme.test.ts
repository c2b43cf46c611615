import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryStorage } from '#test/support/memory-storage.ts'
import { applyTheme } from '#ui/theme.ts'
import { createItems } from '../browser-state/browser-storage.ts'
import { chooseTheme, themeFrom, themeItem } from './theme.ts'

test('a chosen theme is stored; the system theme removes it', () => {
  const shelf = memoryStorage()
  const items = createItems(() => shelf)
  chooseTheme(items, 'dark')
  assert.equal(items.get(themeItem), 'dark')
  chooseTheme(items, 'system')
  assert.equal(items.get(themeItem), null)
})

test('a theme is set on the root element; the system theme leaves none', () => {
  const root: { dataset: DOMStringMap } = { dataset: {} }
  applyTheme(root, 'dark')
  assert.equal(root.dataset.theme, 'dark')
  applyTheme(root, 'system')
  assert.equal(root.dataset.theme, undefined)
})

test('an unknown stored theme follows the system', () => {
  assert.equal(themeFrom('purple'), 'system')
  assert.equal(themeFrom(null), 'system')
  assert.equal(themeFrom('light'), 'light')
})
