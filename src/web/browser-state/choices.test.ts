import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryStorage } from '#test/support/memory-storage.ts'
import { createCookies, createItems } from './browser-storage.ts'
import {
  chooseCurrency,
  chooseLanguage,
  chosenLanguage,
  forgottenCurrency,
  pageCurrency,
  settleLanguage,
} from './choices.ts'

/** Takes cookies as a document does: what is written joins what is read. */
function places(stored: Record<string, string> = {}, cookie = '') {
  const shelf = memoryStorage(stored)
  const written: string[] = []
  const jar = {
    get cookie() {
      return [cookie, ...written.map((line) => line.split(';')[0])].filter(Boolean).join('; ')
    },
    set cookie(line: string) {
      written.push(line)
    },
  }
  return { shelf, written, items: createItems(() => shelf), cookies: createCookies(() => jar) }
}

test('a chosen language is kept as zh or en, and for the server as zh-cn or en-us for 365 days', () => {
  const here = places()
  chooseLanguage(here, 'zh')
  assert.equal(here.shelf.texts.get('setupLang'), 'zh')
  assert.deepEqual(here.written, ['setupLang=zh-cn; Path=/; Max-Age=31536000; SameSite=Lax'])
  assert.equal(chosenLanguage(here), 'zh')
})

test('the language that the server stored is taken over, and one that it forgot is given back', () => {
  const told = places({ setupLang: 'en' }, 'a=1; setupLang=zh-cn')
  settleLanguage(told)
  assert.equal(told.shelf.texts.get('setupLang'), 'zh')
  const forgotten = places({ setupLang: 'zh' })
  settleLanguage(forgotten)
  assert.match(forgotten.written[0]!, /^setupLang=zh-cn/)
  const fresh = places({ setupLang: 'klingon' })
  settleLanguage(fresh)
  assert.deepEqual(fresh.written, [])
})

test('a chosen currency is kept in both places', () => {
  const here = places()
  assert.equal(pageCurrency(here.cookies, undefined), 'CNY')
  assert.equal(pageCurrency(here.cookies, 'GBP'), 'GBP')
  chooseCurrency(here, 'USD')
  assert.equal(here.shelf.texts.get('localcurrency'), 'USD')
  assert.equal(pageCurrency(here.cookies, 'GBP'), 'USD')
})

test('a currency that only local storage remembers is found again', () => {
  for (const currency of ['JPY', 'CNY'])
    assert.equal(forgottenCurrency(places({ localcurrency: currency })), currency)
  assert.equal(forgottenCurrency(places({ localcurrency: 'JPY' }, 'localcurrency=USD')), null)
  assert.equal(forgottenCurrency(places({ localcurrency: '<b>' })), null)
  assert.equal(pageCurrency(places({}, 'localcurrency=nonsense').cookies, '<b>'), 'CNY')
})
