import { readAmount, readBands, readPayment, readPortion, readSteps } from './amounts.ts'
import { readBeds } from './beds.ts'
import type { Read } from './fields.ts'
import { type FileName, fieldsOf, type RowOf } from './files.ts'
import { readNights } from './nights.ts'
import { readWeekdays } from './weekdays.ts'

export type RowFault = Readonly<{ column: string | null; reason: string }>
/** A row as it is stored: amounts in minor units, structures as the rules of a stay know them. */
export type StoredRow = Readonly<Record<string, unknown>>

/** What is known of the hotel that a row names; null for one that nobody described. */
export type HotelKnown = (code: string) => { currency: string } | null

/** Reads one row of a file by its columns, then what its columns mean together. */
export function readRow(
  file: FileName,
  given: Readonly<Record<string, string>>,
  hotel: HotelKnown,
): { row: StoredRow } | { faults: RowFault[] } {
  const row: Record<string, unknown> = {}
  const faults: RowFault[] = []
  for (const [column, field] of Object.entries(fieldsOf[file])) {
    const text = (given[column] ?? '').trim()
    const read: Read<unknown> =
      text === '' && field.needed ? { reason: `is empty; it must be ${field.says}` } : field.read(text)
    if ('reason' in read) faults.push({ column, reason: read.reason })
    else row[column] = read.value
  }
  if (faults.length > 0) return { faults }
  const home = typeof row.hotel === 'string' ? hotel(row.hotel) : null
  if (typeof row.hotel === 'string' && !home) {
    return { faults: [{ column: 'hotel', reason: `no hotel has the code "${row.hotel}"` }] }
  }
  const meant = meanings[file](row as never, home?.currency ?? '')
  const wrong = Object.entries(meant).filter(([, read]) => 'reason' in read)
  if (wrong.length > 0) {
    return {
      faults: wrong.map(([column, read]) => ({ column, reason: (read as { reason: string }).reason })),
    }
  }
  const values = Object.entries(meant).map(([column, read]) => [column, (read as { value: unknown }).value])
  return { row: { ...row, ...Object.fromEntries(values) } }
}

type Meaning<Name extends FileName> = (
  row: RowOf<Name>,
  currency: string,
) => Readonly<Record<string, Read<unknown>>>
const fine: Read<null> = { value: null }
const only = (isRight: boolean, reason: string): Read<unknown> | null => (isRight ? null : { reason })

/** Keeps what is wrong, and passes a value on otherwise. */
const unless = <Value>(fault: Read<unknown> | null, value: Value): Read<unknown> => fault ?? { value }

const meanings: { readonly [Name in FileName]: Meaning<Name> } = {
  hotels: () => ({}),
  texts: () => ({}),
  images: () => ({}),
  rooms: ({ beds, included_adults, max_adults, max_guests }) => ({
    beds: readBeds(beds),
    included_adults: unless(
      only(included_adults <= max_adults, `is more than max_adults (${max_adults})`),
      included_adults,
    ),
    max_adults: unless(only(max_adults <= max_guests, `is more than max_guests (${max_guests})`), max_adults),
  }),
  rates: (rate, currency) => ({
    percent: unless(only(rate.percent > 0, 'must be above 0'), rate.percent),
    single_use: unless(only(rate.single_use > 0, 'must be above 0'), rate.single_use),
    extra_adult: readAmount(rate.extra_adult, currency),
    board_price: readAmount(rate.board_price, currency),
    children: readBands(rate.children, currency),
    payment: readPayment(rate.payment, currency),
    cancellation: readSteps(rate.cancellation, currency),
    no_show: readPortion(rate.no_show, currency),
  }),
  calendars: ({ from, to, prices, units }, currency) => ({
    ...readNights({ from, to, prices, units }, currency),
    to: unless(only(to === null || to >= from, 'is before from'), to),
  }),
  restrictions: ({ kind, from, to, weekdays, value }) => ({
    to: unless(only(to >= from, 'is before from'), to),
    weekdays: readWeekdays(weekdays),
    value: unless(only(kind.startsWith('closed') || value > 0, `must be above 0 for ${kind}`), value),
  }),
  taxes: ({ of, value }, currency) => ({
    value: of === 'percent' ? fieldsOf.rates.percent.read(value) : readAmount(value, currency),
  }),
  promotions: ({ code, of, value, currency, booked_from, booked_until }) => ({
    code: unless(only(/^[A-Z0-9]{3,20}$/.test(code), 'must be 3 to 20 capital letters and digits'), code),
    value:
      of === 'percent'
        ? fieldsOf.rates.single_use.read(value)
        : currency
          ? readAmount(value, currency)
          : fine,
    currency: unless(
      only(
        (of === 'amount') === (currency !== null),
        of === 'amount' ? 'is empty; an amount needs its currency' : 'must be empty for a percentage',
      ),
      currency,
    ),
    booked_until: unless(
      only(Date.parse(booked_until) > Date.parse(booked_from), 'is not after booked_from'),
      booked_until,
    ),
  }),
}
