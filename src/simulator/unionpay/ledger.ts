import { randomInt } from 'node:crypto'
import type { Simulation } from '../simulator.ts'
import type { Transaction } from './types.ts'

const life = 30 * 60_000

/** Local time in Beijing as digits only. */
export const beijingDigits = (at: number) =>
  new Date(at + 8 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14)

/** The instant of fourteen digits in Beijing; NaN for other input. */
export const momentOf = (digits: string) => {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits)
  if (!parts) return Number.NaN
  const [, year, month, day, hour, minute, second] = parts
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`)
}

type Wanted = Pick<
  Transaction,
  'kind' | 'orderId' | 'txnTime' | 'txnType' | 'txnSubType' | 'amount' | 'backUrl'
> &
  Partial<Pick<Transaction, 'frontUrl' | 'reqReserved' | 'origin' | 'expiresAt'>>

/** Every transaction, keyed by the merchant's number. */
export function openLedger({ state, now }: Pick<Simulation, 'state' | 'now'>) {
  const transactions = state.table<Transaction>('unionpay transactions')
  const digits = (count: number) => String(randomInt(10 ** (count - 1), 10 ** count))
  const takenBack = ({ queryId }: Transaction) =>
    transactions
      .all()
      .filter(({ origin, respCode }) => origin === queryId && respCode !== '01')
      .reduce((sum, { amount }) => sum + amount, 0)

  return {
    find: (orderId: string) => transactions.get(orderId),
    byQueryId: (queryId: string) => transactions.all().find((one) => one.queryId === queryId),
    add(wanted: Wanted): Transaction {
      return transactions.set(wanted.orderId, {
        frontUrl: '',
        reqReserved: '',
        origin: null,
        expiresAt: now() + life,
        ...wanted,
        queryId: `${beijingDigits(now())}${digits(7)}`,
        traceNo: digits(6),
        createdAt: now(),
        respCode: '05',
        settledAt: null,
      })
    },
    settle(transaction: Transaction, respCode: string) {
      transaction.respCode = respCode
      transaction.settledAt = now()
    },
    takenBack,
    settled: () =>
      transactions.all().filter(({ respCode, settledAt }) => respCode === '00' && settledAt !== null),
    isOpen: ({ respCode, expiresAt }: Transaction) => respCode === '05' && now() < expiresAt,
    /** A settlement day ends at 23:00 in Beijing. */
    isSameSettlementDay: ({ createdAt }: Transaction) =>
      beijingDigits(createdAt + 3_600_000).slice(0, 8) === beijingDigits(now() + 3_600_000).slice(0, 8),
  }
}
export type Ledger = ReturnType<typeof openLedger>
