import { parseDecimal } from '#domain/money/money.ts'
import type { Charge } from '#domain/price/charges.ts'
import { priceStay } from '#domain/price/price-lines.ts'
import { productOf } from '#domain/price/product.ts'
import type { Row } from './row-list.ts'

const nights = 2
const adults = 2

function chargeOf(row: Row, currency: string): Charge | null {
  const value =
    row.of === 'percent'
      ? Math.round(Number(row.value) * 100)
      : (parseDecimal(row.value ?? '', currency)?.amount ?? Number.NaN)
  if (!Number.isFinite(value) || row.value === '') return null
  return {
    kind: row.kind as Charge['kind'],
    name: { en: row.name_en ?? '', zh: row.name_zh ?? '' },
    of: row.of as Charge['of'],
    value,
    per: row.per as Charge['per'],
    each: row.each as Charge['each'],
    maxNights: row.max_nights ? Number(row.max_nights) : null,
    fromAge: Number(row.from_age) || 0,
    collected: row.collected as Charge['collected'],
  }
}

/** The amount of each tax on a stay of two adults for two nights, by the rules of a booking; null for a faulty row. */
export function sampleCharges(rows: readonly Row[], stay: number, currency: string): (number | null)[] {
  const read = rows.map((row) => chargeOf(row, currency))
  const charges = read.filter((charge) => charge !== null)
  const product = productOf({
    column: 0,
    room: { includedAdults: adults, maxAdults: adults, maxGuests: adults },
    plan: {
      percent: 10_000,
      singleUse: 10_000,
      extraAdult: 0,
      board: 'room_only',
      boardPrice: 0,
      children: [],
      payment: { type: 'prepay' },
      cancellation: { steps: [], noShow: { of: 'percent', value: 0 } },
    },
    charges,
    restrictions: [],
  })
  const night = Math.round(stay / nights)
  const price = priceStay(product, [{ adults, ages: [] }], nights, [night, stay - night], 0, 1, currency)
  const lines = price.rooms[0]?.lines ?? []
  return read.map((charge) => {
    if (!charge) return null
    return lines.find(({ key }) => key === `charge ${charges.indexOf(charge)}`)?.amount ?? 0
  })
}
