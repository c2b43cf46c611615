import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { localeOfCall } from '#contract/common-inputs.ts'
import { encodeForm } from '#contract/encode.ts'
import { HotelQuery } from '#contract/search.ts'
import { parseForm, withoutBlanks } from '../http/wire.ts'
import { readHotelQuery } from './read-query.ts'

/** As the framework's way reads it; null for what it refuses. */
function readByContract(text: string) {
  try {
    const input = withoutBlanks(parseForm(text))
    const parsed = HotelQuery.safeParse(input)
    if (!parsed.success) return null
    return { query: parsed.data, locale: localeOfCall(input.lang), isPublic: parsed.data.currency === 'CNY' }
  } catch {
    return null
  }
}

/** Undefined fields are as good as absent. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

const usual = {
  kw: 'kyoto',
  s_d: '2026-12-01',
  e_d: '2026-12-04',
  rooms: 2,
  adults: 3,
  ages: [4, 11],
  currency: 'EUR',
  sort: '-price',
  stars: [4, 5],
  score: 8.5,
  price_min: 100,
  price_max: 90_000,
  amenities: ['pool', 'meeting_rooms'],
  board: ['breakfast', 'half_board'],
  district: ['kyoto-gion'],
  beds: ['twin'],
  free_cancel: true,
  pay_later: false,
  page: 3,
  page_size: 50,
  lang: 'en',
  platform: '1',
}

test('the usual question is read, and as the contract reads it', () => {
  const some = [usual, { kw: 'rome', s_d: '2027-02-27', e_d: '2027-03-01' }, { ...usual, lang: 'zh' }]
  for (const one of some) {
    const read = readHotelQuery(encodeForm(one))
    assert.ok(read)
    assert.deepEqual(plain(read), plain(readByContract(encodeForm(one))))
  }
  const open = 'kw=rome&s_d=2027-02-27&e_d=2027-03-01&stars=4&ages[0]=3&ages[1]=4'
  assert.deepEqual(plain(readHotelQuery(open)), plain(readByContract(open)))
  assert.deepEqual(readHotelQuery(open)!.query.stars, [4])
})

test('whatever an address says, it is read as by the contract or not at all', () => {
  const names = [...Object.keys(usual), 'name', 'bounds[n]', 'near[km]', 'q', '__proto__', 'constructor', '']
  const key = fc.oneof(
    fc.constantFrom(...names),
    fc.tuple(
      fc.constantFrom(...names),
      fc.constantFrom('[0]', '[1]', '[]', '%5B0%5D', '%5B2%5D', '[a]', '[00]'),
    ),
  )
  const value = fc.oneof(
    fc.constantFrom(
      '',
      '0',
      '1',
      '2',
      '5',
      '6',
      '17',
      '18',
      '007',
      '-1',
      '1.5',
      '1e3',
      '2026-02-30',
      'true',
      'a+b',
    ),
    fc.constantFrom(
      '2026-12-01',
      '2026-12-05',
      '2027-01-15',
      '0000-01-01',
      'kyoto',
      'Kyoto',
      'price',
      'twin',
    ),
    fc.constantFrom(
      'CNY',
      'eur',
      '%E4%BA%AC',
      '%',
      'breakfast',
      'supper',
      '9.9999',
      '10',
      '10.01',
      'en',
      'zh-CN',
    ),
    fc.string({ maxLength: 6 }),
  )
  const base = [
    ['kw', 'kyoto'],
    ['s_d', '2026-12-01'],
    ['e_d', '2026-12-04'],
  ]
  let read = 0
  fc.assert(
    fc.property(fc.boolean(), fc.array(fc.tuple(key, value), { maxLength: 6 }), (isWhole, pairs) => {
      const all = [...(isWhole ? base : []), ...pairs.map(([name, one]) => [[name].flat().join(''), one])]
      const text = all.map((pair) => pair.join('=')).join('&')
      const found = readHotelQuery(text)
      if (!found) return
      read += 1
      assert.deepEqual(plain(found), plain(readByContract(text)), text)
    }),
    { numRuns: 20_000 },
  )
  assert.ok(read > 500, `only ${read} were read at all`)
})
