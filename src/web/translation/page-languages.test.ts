import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageLanguages, pickedLanguages } from './page-languages.ts'

test('about 130 languages, of which about 100 are offered by their own names, each once', () => {
  const names = Object.values(pickedLanguages)
  assert.ok(pageLanguages.length >= 125 && pageLanguages.length <= 140, String(pageLanguages.length))
  assert.ok(names.length >= 95 && names.length <= 110, String(names.length))
  assert.equal(new Set(pageLanguages).size, pageLanguages.length)
  assert.equal(new Set(names).size, names.length)
})

test('the languages that the site speaks itself are not among them', () => {
  for (const own of ['en', 'zh', 'zh-CN']) assert.ok(!pageLanguages.includes(own))
})
