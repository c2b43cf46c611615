import assert from 'node:assert/strict'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { between, RUNS } from '#test/support/random-facts.ts'
import { flexible } from '#test/support/sample-products.ts'
import type { Keyring } from '../sealed-token.ts'
import { seal, unseal } from '../sealed-token.ts'
import { judgeQuote, mayCommit, openQuote, QUOTE_LIFE, quoteVerdicts, sealQuote } from './quote.ts'
import { QUOTE_VERSION, type Quote } from './quote-claims.ts'

function keyring(signsWith: string, secrets: Record<string, string>): Keyring {
  const sign = (key: string, text: string) =>
    createHmac('sha256', secrets[key]!).update(text).digest('base64url')
  return {
    signsWith,
    knows: (key) => key in secrets,
    sign,
    verify: (key, text, signature) => {
      const [own, given] = [Buffer.from(sign(key, text)), Buffer.from(signature)]
      return own.length === given.length && timingSafeEqual(own, given)
    },
  }
}

const NOW = Date.UTC(2026, 10, 15)
const ours = keyring('k1', { k1: 'first secret' })
const quote: Quote = {
  version: QUOTE_VERSION,
  id: 'q-1',
  product: { hotel: '17', room: '3', rate: '9' },
  stay: { arrival: '2026-12-01', departure: '2026-12-04' },
  party: { rooms: 2, adults: 3, ages: [4] },
  hotelTotal: 450_00,
  conversion: between('EUR', 'CNY'),
  board: 'room_only',
  policy: flexible.cancellation,
  payment: { type: 'prepay' },
  expires: NOW + QUOTE_LIFE,
}
const token = sealQuote(quote, ours)
const refusal = (...asked: Parameters<typeof openQuote>) => {
  const opened = openQuote(...asked)
  return opened.ok ? null : opened.refusal
}

test('a quote returns exactly the sealed claims, for 15 minutes', () => {
  assert.deepEqual(openQuote(token, ours, NOW), { ok: true, value: quote })
  assert.equal(QUOTE_LIFE, 900_000)
  assert.equal(refusal(token, ours, NOW + QUOTE_LIFE - 1), null)
  assert.equal(refusal(token, ours, NOW + QUOTE_LIFE), 'expired')
})

test('a quote is opaque and safe in a URL', () => {
  assert.match(token, /^[\w.-]+$/)
  assert.ok(!token.includes('45000'))
})

test('a quote is valid for its own product only', () => {
  assert.equal(refusal(token, ours, NOW, { ...quote.product }), null)
  for (const other of [{ hotel: '18' }, { room: '4' }, { rate: '8' }]) {
    assert.equal(refusal(token, ours, NOW, { ...quote.product, ...other }), 'other_product')
  }
})

test('a tampered quote is distinguished from a foreign one', () => {
  const [purpose, key, , signature] = token.split('.')
  const dearer = sealQuote({ ...quote, hotelTotal: 1 }, ours).split('.')[2]
  assert.equal(refusal(`${purpose}.${key}.${dearer}.${signature}`, ours, NOW), 'tampered')
  assert.equal(refusal(`${token}x`, ours, NOW), 'tampered')
  assert.equal(refusal(sealQuote(quote, keyring('k1', { k1: 'another secret' })), ours, NOW), 'tampered')
  assert.equal(refusal(sealQuote(quote, keyring('x9', { x9: 'another house' })), ours, NOW), 'foreign')
  for (const text of ['', 'quote', 'quote.k1..', 'not a token', `${token}.more`, `${token}\n`]) {
    assert.equal(refusal(text, ours, NOW), 'foreign', text)
  }
})

test('a token sealed for another purpose is foreign', () => {
  assert.equal(refusal(seal('refund', quote, ours), ours, NOW), 'foreign')
  const [, ...rest] = seal('refund', quote, ours).split('.')
  assert.equal(refusal(['quote', ...rest].join('.'), ours, NOW), 'tampered')
})

test('keys rotate without breaking open quotes, until the old key is removed', () => {
  const rotated = keyring('k2', { k1: 'first secret', k2: 'second secret' })
  assert.equal(refusal(token, rotated, NOW), null)
  assert.match(sealQuote(quote, rotated), /^quote\.k2\./)
  assert.equal(refusal(sealQuote(quote, rotated), ours, NOW), 'foreign')
  assert.equal(refusal(token, keyring('k2', { k2: 'second secret' }), NOW), 'foreign')
})

test('claims in any language survive the round trip', () => {
  const claims = { name: '星宿 “é” 🏨', none: null, list: [1, 2] }
  assert.deepEqual(unseal('note', seal('note', claims, ours), ours), { ok: true, value: claims })
})

test('a price increase needs a new quote, a decrease is passed on to the guest', () => {
  assert.equal(judgeQuote(quote, { ...quote, hotelTotal: 450_00 }), 'stands')
  assert.equal(judgeQuote(quote, { ...quote, hotelTotal: 450_01 }), 'price_rose')
  assert.equal(judgeQuote(quote, { ...quote, hotelTotal: 449_99 }), 'price_fell')
  assert.deepEqual(quoteVerdicts.filter(mayCommit), ['stands', 'price_fell'])
})

test('a lower price under other terms is another product', () => {
  const [step] = quote.policy.steps
  const later = { ...step!, from: { daysBefore: 2, time: '18:00' } }
  const deposit = (value: number) => ({ type: 'deposit', deposit: { of: 'percent', value } }) as const
  const changes: Partial<Quote>[] = [
    { board: 'breakfast' },
    { payment: { type: 'guarantee' } },
    { payment: deposit(3_000) },
    { policy: { ...quote.policy, noShow: { of: 'nights', value: 1 } } },
    { policy: { ...quote.policy, steps: [] } },
    { policy: { ...quote.policy, steps: [later] } },
    { policy: { ...quote.policy, steps: [{ ...step!, from: null }] } },
    { policy: { ...quote.policy, steps: [{ ...step!, fee: { of: 'nights', value: 2 } }] } },
  ]
  for (const change of changes) {
    const sold = { ...quote, hotelTotal: 400_00, ...change }
    assert.equal(judgeQuote(quote, sold), 'terms_changed', JSON.stringify(change))
  }
  const partly: Quote = { ...quote, payment: deposit(3_000) }
  assert.equal(judgeQuote(partly, { ...partly, payment: deposit(3_000) }), 'stands')
  assert.equal(judgeQuote(partly, { ...partly, payment: deposit(2_000) }), 'terms_changed')
})

test('a signed quote of another shape is outdated, never misread', () => {
  const bent: Record<string, unknown>[] = [
    { version: 1 },
    { version: undefined },
    { id: 7 },
    { product: { hotel: 17, room: '3', rate: '9' } },
    { product: { hotel: '17', room: '3' } },
    { stay: { arrival: '2026-12-04', departure: '2026-12-01' } },
    { stay: { arrival: '2026-13-01', departure: '2026-12-04' } },
    { party: { rooms: 0, adults: 2, ages: [] } },
    { party: { rooms: 1, adults: 2 } },
    { hotelTotal: 1.5 },
    { hotelTotal: -1 },
    { conversion: { ...quote.conversion, numerator: 'x' } },
    { conversion: { ...quote.conversion, to: 'yuan' } },
    { board: 'cake' },
    { policy: { steps: [] } },
    {
      policy: {
        ...quote.policy,
        steps: [{ from: { daysBefore: 1, time: '25:00' }, fee: quote.policy.noShow }],
      },
    },
    { policy: { ...quote.policy, noShow: { of: 'half', value: 1 } } },
    { payment: { type: 'barter' } },
    { payment: { type: 'deposit' } },
    { expires: 'tomorrow' },
  ]
  for (const change of bent) {
    assert.equal(
      refusal(seal('quote', { ...quote, ...change }, ours), ours, NOW),
      'outdated',
      JSON.stringify(change),
    )
  }
  for (const claims of [null, [], 'quote', 7]) {
    assert.equal(refusal(seal('quote', claims, ours), ours, NOW), 'outdated')
  }
})

test('changing any character of a token invalidates it', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.'
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...letters), (at, letter) => {
      const changed = token.slice(0, at) + letter + token.slice(at + 1)
      assert.equal(openQuote(changed, ours, NOW).ok, changed === token)
    }),
    RUNS,
  )
})
