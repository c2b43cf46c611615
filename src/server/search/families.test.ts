import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Charge } from '#domain/charges.ts'
import { bandIn } from '#domain/occupancy.ts'
import type { ChildBand, PriceTerms } from '#domain/product.ts'
import {
  bandAt,
  boardOf,
  FAMILY_WIDTH,
  NO_BAND,
  perNightOf,
  rowOfFamilies,
  tellsFamilies,
} from './families.ts'

const band = fc.record({
  toAge: fc.integer({ min: 0, max: 17 }),
  perNight: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  board: fc.integer({ min: 0, max: 10_000 }),
})
const bands = fc
  .array(band, { maxLength: 3 })
  .map((some) => some.toSorted((a, b) => a.toAge - b.toAge)) satisfies fc.Arbitrary<ChildBand[]>

const termsWith = (
  children: readonly ChildBand[],
  particularCharges: readonly Charge[] = [],
): PriceTerms => ({
  percent: 10_000,
  singleUse: 10_000,
  includedAdults: 2,
  extraAdult: 0,
  boardPrice: 0,
  grossPercent: 10_000,
  chargedPerRoomNight: 0,
  chargedPerPersonNight: 0,
  summedUpTo: 1_000_000,
  children,
  particularCharges,
})

const tells = (terms: readonly PriceTerms[]) => tellsFamilies(new Int32Array(rowOfFamilies(terms)), 0)

test('the row of a hotel tells the band of every age, wherever the row stands', () => {
  fc.assert(
    fc.property(bands, fc.nat(3), fc.nat(17), (children, hotel, age) => {
      const families = new Int32Array((hotel + 2) * FAMILY_WIDTH).fill(-1)
      families.set(rowOfFamilies([termsWith(children), termsWith(children)]), hotel * FAMILY_WIDTH)
      assert.ok(tellsFamilies(families, hotel))
      const found = bandAt(families, hotel, age)
      const wanted = bandIn(children, age)
      if (wanted === null) return assert.equal(found, NO_BAND)
      assert.deepEqual(
        [perNightOf(families, found), boardOf(families, found)],
        [wanted.perNight, wanted.board],
      )
    }),
  )
})

test('a row tells nothing where plans differ, charges look at ages, or numbers do not fit', () => {
  const children = [{ toAge: 6, perNight: 1_000, board: 5_000 }]
  const others = [{ toAge: 6, perNight: 2_000, board: 5_000 }]
  const fromTwelve = { of: 'amount', per: 'person', each: 'night', fromAge: 12, value: 200 } as Charge
  assert.ok(tells([termsWith(children)]))
  assert.ok(tells([termsWith([])]))
  assert.ok(!tells([]))
  assert.ok(!tells([termsWith(children), termsWith(others)]))
  assert.ok(!tells([termsWith(children), termsWith(children, [fromTwelve])]))
  assert.ok(!tells([termsWith([{ ...children[0]!, perNight: 2 ** 31 }])]))
  assert.ok(!tells([termsWith([3, 6, 9, 12].map((toAge) => ({ ...children[0]!, toAge })))]))
})
