import { readAmount, readBands, readPayment, readPortion, readSteps, readSum } from './amounts.ts'
import { readBeds } from './beds.ts'
import { percent, type Read } from './fields.ts'
import { type FileName, fieldsOf, OWN_PRICES, type RowOf } from './files.ts'
import { readPrices, readUnits } from './nights.ts'
import { readWeekdays } from './weekdays.ts'

export type RowFault = Readonly<{ column: string | null; reason: string }>
/** A row as it is stored: amounts in minor units, structures in the types of the domain. */
export type StoredRow = Readonly<Record<string, unknown>>

/** Facts that are needed beside the row. */
export type Known = {
  /** The currency of a hotel; null for an unknown hotel. */
  readonly currencyOf: (hotel: string) => string | null
  /** Whether the files describe this hotel with faults. */
  readonly isFaulty: (hotel: string) => boolean
  /** Whether the currency has an exchange rate; prices in any other cannot be shown. */
  readonly hasRate: (currency: string) => boolean
}

/**
 * Parses one row by its columns and then checks them together, and returns all faults at once. A column that the
 * whole file lacks is not reported again for every row.
 */
export function readRow(
  file: FileName,
  given: Readonly<Record<string, string>>,
  known: Known,
): { row: StoredRow } | { faults: RowFault[] } {
  const row: Record<string, unknown> = {}
  const faults: RowFault[] = []
  const take = (column: string, read: Read<unknown>) => {
    if ('value' in read) row[column] = read.value
    else {
      faults.push({ column, reason: read.reason })
      delete row[column]
    }
  }
  const columns = Object.entries(fieldsOf[file])
  for (const [column, field] of columns) {
    if (field.needed && !Object.hasOwn(given, column)) continue
    const text = (given[column] ?? '').trim()
    take(
      column,
      text === '' && field.needed ? { reason: `is empty; it must be ${field.says}` } : field.read(text),
    )
  }
  const currency = typeof row.hotel === 'string' ? known.currencyOf(row.hotel) : null
  const isFaulty = typeof row.hotel === 'string' && known.isFaulty(row.hotel)
  if (typeof row.hotel === 'string' && (currency === null || isFaulty)) {
    const reason = isFaulty
      ? `the hotel "${row.hotel}" is faulty itself`
      : `no hotel has the code "${row.hotel}"`
    faults.push({ column: 'hotel', reason })
  }
  const asRead = { ...row }
  for (const [column, { needs, isMoney, read }] of Object.entries<Meaning>(meanings[file])) {
    if (needs.some((need) => !Object.hasOwn(asRead, need)) || (isMoney && currency === null)) continue
    take(column, read(asRead as never, { currency: currency ?? '', hasRate: known.hasRate }))
  }
  const isWhole = columns.every(([column]) => Object.hasOwn(row, column))
  return faults.length === 0 && isWhole ? { row } : { faults }
}

type Around = { readonly currency: string; readonly hasRate: Known['hasRate'] }
/** The value of a column that depends on other columns. */
type Meaning<Row = never> = {
  readonly needs: readonly string[]
  /** Whether it is an amount in the hotel's currency. */
  readonly isMoney?: boolean
  readonly read: (row: Row, around: Around) => Read<unknown>
}
type Meanings<Name extends FileName> = {
  readonly [Column in keyof RowOf<Name>]?: Meaning<RowOf<Name>> & {
    readonly needs: readonly (keyof RowOf<Name>)[]
  }
}

const only = <Value>(value: Value, isRight: boolean, reason: string): Read<Value> =>
  isRight ? { value } : { reason }
const withRate = (currency: string, { hasRate }: Around) =>
  only(currency, hasRate(currency), `"${currency}" is no currency that this site has a rate of exchange for`)

const meanings: { readonly [Name in FileName]: Meanings<Name> } = {
  hotels: { currency: { needs: ['currency'], read: ({ currency }, around) => withRate(currency, around) } },
  texts: {},
  images: {},
  rooms: {
    beds: { needs: ['beds'], read: ({ beds }) => readBeds(beds) },
    included_adults: {
      needs: ['included_adults', 'max_adults'],
      read: ({ included_adults: own, max_adults: most }) =>
        only(own, own <= most, `is more than max_adults (${most})`),
    },
    max_adults: {
      needs: ['max_adults', 'max_guests'],
      read: ({ max_adults: own, max_guests: most }) =>
        only(own, own <= most, `is more than max_guests (${most})`),
    },
  },
  rates: {
    percent: {
      needs: ['percent'],
      read: ({ percent: part }, { currency }) => {
        if (typeof part === 'number') return only(part, part > 0, 'must be above 0')
        // Without a currency the fault of the hotel is reported.
        return part === OWN_PRICES || currency === '' ? { value: part } : readSum(part, currency)
      },
    },
    single_use: {
      needs: ['single_use'],
      read: ({ single_use: alone }) => only(alone, alone > 0, 'must be above 0'),
    },
    extra_adult: {
      needs: ['extra_adult'],
      isMoney: true,
      read: ({ extra_adult }, { currency }) => readAmount(extra_adult, currency),
    },
    board_price: {
      needs: ['board_price'],
      isMoney: true,
      read: ({ board_price }, { currency }) => readAmount(board_price, currency),
    },
    children: {
      needs: ['children'],
      isMoney: true,
      read: ({ children }, { currency }) => readBands(children, currency),
    },
    payment: {
      needs: ['payment'],
      isMoney: true,
      read: ({ payment }, { currency }) => readPayment(payment, currency),
    },
    cancellation: {
      needs: ['cancellation'],
      isMoney: true,
      read: ({ cancellation }, { currency }) => readSteps(cancellation, currency),
    },
    no_show: {
      needs: ['no_show'],
      isMoney: true,
      read: ({ no_show }, { currency }) => readPortion(no_show, currency),
    },
  },
  calendars: {
    to: {
      needs: ['from', 'to'],
      read: ({ from, to }) => only(to, to === null || to >= from, 'is before from'),
    },
    prices: {
      needs: ['from', 'to', 'prices', 'units'],
      isMoney: true,
      read: (row, { currency }) => readPrices(row, currency),
    },
    units: {
      needs: ['rate', 'from', 'to', 'prices', 'units'],
      read: (row) =>
        row.rate !== null && row.units !== ''
          ? { reason: 'must be empty beside a rate: rooms are counted for all rates together' }
          : readUnits(row),
    },
  },
  restrictions: {
    to: { needs: ['from', 'to'], read: ({ from, to }) => only(to, to >= from, 'is before from') },
    weekdays: { needs: ['weekdays'], read: ({ weekdays }) => readWeekdays(weekdays) },
    value: {
      needs: ['kind', 'value'],
      read: ({ kind, value }) =>
        only(value, kind.startsWith('closed') || value > 0, `must be above 0 for ${kind}`),
    },
  },
  taxes: {
    value: {
      needs: ['of', 'value'],
      isMoney: true,
      read: ({ of, value }, { currency }) =>
        of === 'percent' ? percent(1_000).read(value) : readAmount(value, currency),
    },
  },
  promotions: {
    code: {
      needs: ['code'],
      read: ({ code }) =>
        only(code, /^[A-Z0-9]{3,20}$/.test(code), 'must be 3 to 20 capital letters and digits'),
    },
    value: {
      needs: ['of', 'value', 'currency'],
      read: ({ of, value, currency }) => {
        if (of === 'percent') return fieldsOf.rates.single_use.read(value)
        return currency ? readAmount(value, currency) : { value: null }
      },
    },
    currency: {
      needs: ['of', 'currency'],
      read: ({ of, currency }, around) => {
        if (of === 'percent') return only(currency, currency === null, 'must be empty for a percentage')
        return currency ? withRate(currency, around) : { reason: 'is empty; an amount needs its currency' }
      },
    },
    booked_until: {
      needs: ['booked_from', 'booked_until'],
      read: ({ booked_from, booked_until }) =>
        only(booked_until, Date.parse(booked_until) > Date.parse(booked_from), 'is not after booked_from'),
    },
  },
}
