import type { DeskBooks, LedgerPeriod } from '#contract/desk/payments.ts'
import { decimalText, money } from '#domain/money/money.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import { ok, refuse } from '#domain/result.ts'
import { addDays, dayOf } from '#domain/time/plain-date.ts'
import { instantOf, isoInstant } from '#domain/time/zone-time.ts'
import type { Db } from '../../db/database.ts'
import { moneySums, moneyTransfers } from '../../ledger/read-account.ts'
import { statementFile } from '../../ledger/statement-file.ts'
import type { Difference } from '../compare-statement.ts'
import { listStatementsOf } from './desk-store.ts'

const mostDays = 366
const mostTransfers = 50_000

/** The period in the reader's time zone; null if it is too long or ends before it begins. */
function spanOf({ from, to }: LedgerPeriod, zone: string) {
  const days = dayOf(to) - dayOf(from)
  if (days < 0 || days > mostDays) return null
  return {
    from: new Date(instantOf(from, '00:00', zone)),
    to: new Date(instantOf(addDays(to, 1), '00:00', zone)),
  }
}

/** The ledger by account, and the daily statements with their differences. */
export async function showBooks(db: Db, period: LedgerPeriod, zone: string) {
  const span = spanOf(period, zone)
  if (!span) return refuse('invalid_input')
  const [accounts, statements] = await Promise.all([moneySums(db, span), listStatementsOf(db, period)])
  return ok<DeskBooks>({
    accounts: accounts.map(({ account, unit, into, out, transfers }) => ({
      account,
      into: money(into, unit),
      out: money(out, unit),
      balance: money(into - out, unit),
      transfers,
    })),
    statements: statements.map(({ method, day, lines, differences }) => ({
      method: method as PaymentMethod,
      day,
      lines,
      differences: differences.map(differenceOf),
    })),
  })
}

const differenceOf = ({ what, kind, id, here, there, currency }: Difference) => ({
  what,
  kind,
  id,
  here: here === null ? null : money(here, currency),
  there: there === null ? null : money(there, currency),
})

const columns = ['time', 'order', 'kind', 'account', 'amount', 'currency', 'note']

export async function exportBooks(db: Db, period: LedgerPeriod, zone: string) {
  const span = spanOf(period, zone)
  if (!span) return refuse('invalid_input')
  const rows = await moneyTransfers(db, span, mostTransfers)
  return ok(
    statementFile(
      `ledger-${period.from}-${period.to}`,
      columns,
      rows.map(({ at, orderId, kind, account, amount, unit, note }) => [
        isoInstant(at.getTime(), zone),
        orderId ?? '',
        kind,
        account,
        decimalText(money(amount, unit)),
        unit,
        note ?? '',
      ]),
    ),
  )
}
