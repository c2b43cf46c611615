import { formatMoney } from '#domain/money/money-format.ts'
import { type PaymentMethod, paymentMethods } from '#domain/payment/payment-means.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { bookDifferences } from '#server/booking/settlement/check-books.ts'
import { transaction } from '#server/db/database.ts'
import { compareStatement } from '#server/payments/compare-statement.ts'
import { assignPayment } from '#server/payments/desk/assign-payment.ts'
import { markPaidElsewhere, retryRefunds } from '#server/payments/desk/refused-refunds.ts'
import {
  checkForStaff,
  listForStaff,
  resolveForStaff,
  type StaffPayment,
} from '#server/payments/desk/staff-payments.ts'
import { type Command, readOptions, type Workplace } from './command.ts'
import { fail, print } from './printing.ts'

const help = `Usage: npm run ops -- payments list [--which open|unknown|review|all] [--limit N]
       npm run ops -- payments show NUMBER
       npm run ops -- payments resolve NUMBER [--seen]
       npm run ops -- payments retry NUMBER --reason TEXT
       npm run ops -- payments paid-elsewhere NUMBER --reason TEXT
       npm run ops -- payments assign NUMBER ORDER --reason TEXT
       npm run ops -- payments statement [--method paypal|alipay|unionpay] [--day YYYY-MM-DD]
       npm run ops -- payments check

  list       payments that need attention, by default those for review; followed by notifications without a payment
  show       one payment, by its number at the provider (LS…P1), with its operations and the provider's records
  resolve    polls the provider now, regardless of backoff, and executes planned operations.
             --seen also marks the payment as reviewed and removes it from the list
  retry      sends refused refunds of a payment again
  paid-elsewhere
             records that refused refunds were paid by another means, such as a bank transfer; --reason names it
  assign     pays another order of the guest with money that no order wanted and whose refund was refused
  statement  reconciles a day of the provider's statement with our books; yesterday (UTC) by default
  check      checks the sums of payments, movements and ledger, and prints differences

  --json     prints JSON instead of lines

The handling of each reason is described in docs/payments.md.`

const usage =
  'Which one? npm run ops -- payments list | show NUMBER | resolve NUMBER | retry NUMBER | paid-elsewhere NUMBER | assign NUMBER ORDER | statement | check'

const withNumber = ['show', 'resolve', 'retry', 'paid-elsewhere', 'assign']
const withReason = ['retry', 'paid-elsewhere', 'assign']

type Asked = {
  number: string
  order: string
  json: boolean
  seen: boolean
  which: string
  method: string
  day?: string | undefined
  reason: string
  limit: number
}

export const paymentsCommand: Command = {
  name: 'payments',
  about: 'list open or unknown payments and those for review; poll providers; reconcile statements',
  help,
  run: async (words, workplace) => {
    const options = readOptions({
      args: words,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        seen: { type: 'boolean', default: false },
        which: { type: 'string', default: 'review' },
        method: { type: 'string', default: 'paypal' },
        day: { type: 'string' },
        reason: { type: 'string', default: '' },
        limit: { type: 'string', default: '50' },
      },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const [what = '', number = '', order = ''] = options.positionals
    const limit = Number(options.values.limit)
    const action = actions[what]
    if (!action || (withNumber.includes(what) && !number) || (what === 'assign' && !order))
      return fail(usage, 2)
    if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
      return fail('--limit is a number up to 1000', 2)
    if (withReason.includes(what) && options.values.reason.trim().length < 4)
      return fail('Give the reason for the books: --reason "…"', 2)
    return action(
      { ...options.values, number: number.toUpperCase(), order: order.toUpperCase(), limit },
      workplace,
    )
  },
}

const actions: Record<string, (asked: Asked, workplace: Workplace) => Promise<number>> = {
  list: async ({ which, limit, json }, { open }) => {
    const listed = await listForStaff((await open()).db, { which, limit })
    if (!listed) return fail('--which is open, unknown, review or all', 2)
    const { payments, messages } = listed
    const odd = messages.map(({ at, method, kind, effect }) => `${at}  ${method}  message ${kind}: ${effect}`)
    print(json, listed, [...payments.map(lineOf), ...odd].join('\n') || 'Nothing.')
    return 0
  },
  show: async ({ number, json }, workplace) => {
    const context = await openContext(workplace)
    const shown = await checkForStaff(context, number)
    if (!shown) return fail(`There is no payment ${number}`)
    const done = shown.operations.map(
      ({ kind, state, amount, tries, refusal }) =>
        `  ${kind.padEnd(11)} ${state.padEnd(9)} ${formatMoney({ amount, currency: shown.payment.currency })}, ${tries} tries${refusal ? `, ${refusal}` : ''}`,
    )
    const told = shown.provider.map(
      ({ kind, id, state, money }) => `  ${kind} ${id}: ${formatMoney(money)}, ${state}`,
    )
    const provider = told.length > 0 ? ['At the provider:', ...told] : ['At the provider: nothing']
    print(json, shown, [lineOf(shown.payment), ...done, ...provider].join('\n'))
    return 0
  },
  resolve: async ({ number, seen, json }, workplace) => {
    const context = await openContext(workplace)
    const after = await resolveForStaff(context, { number, seen })
    if (!after) return fail(`There is no payment ${number}`)
    print(json, after, lineOf(after))
    return 0
  },
  retry: async ({ number, reason, json }, workplace) => {
    const context = await openContext(workplace)
    const { trace } = await workplace.changer('payments.change')
    const planned = await transaction(context.db, (tx) =>
      retryRefunds(context, tx, { number, reason: reason.trim() }, trace),
    )
    if (!planned.ok) return fail(whyNot[planned.refusal](number))
    const after = await resolveForStaff(context, { number, seen: false })
    return print(json, after, lineOf(after!))
  },
  'paid-elsewhere': async ({ number, reason, json }, workplace) => {
    const context = await openContext(workplace)
    const { trace } = await workplace.changer('payments.change')
    const marked = await transaction(context.db, (tx) =>
      markPaidElsewhere(context, tx, { number, reason: reason.trim() }, trace),
    )
    if (!marked.ok) return fail(whyNot[marked.refusal](number))
    const { refunds } = marked.value
    return print(json, { number, refunds }, `${number}: ${refunds} refunds are recorded as paid elsewhere.`)
  },
  assign: async ({ number, order, reason, json }, workplace) => {
    const context = await openContext(workplace)
    const { trace } = await workplace.changer('payments.change')
    const assigned = await transaction(context.db, (tx) =>
      assignPayment(context, tx, { number, order, reason: reason.trim() }, trace),
    )
    if (!assigned.ok) return fail(whyNotAssign[assigned.refusal](number, order))
    return print(json, { number, order }, `${number} pays ${order}.`)
  },
  statement: async ({ method, day, json }, workplace) => {
    if (!isMethod(method)) return fail(`--method is one of ${paymentMethods.join(', ')}`, 2)
    if (day !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(day)) return fail('--day is a date, YYYY-MM-DD', 2)
    const context = await openContext(workplace)
    if (!context.providers.has(method)) return fail(`${method} is not connected: its settings are missing`)
    const date = day ?? addDays(dateIn('UTC', Date.now()), -1)
    const compared = await compareStatement(context, method, date)
    if (!compared) return fail(`${method} has no statement to fetch`)
    const { lines, differences } = compared
    const told = differences.map(
      ({ what, kind, id, here, there, currency }) =>
        `  ${what} ${kind} ${id}: here ${shown(here, currency)}, there ${shown(there, currency)}`,
    )
    print(
      json,
      compared,
      [`${method} ${date}: ${lines} lines, ${differences.length} differences`, ...told].join('\n'),
    )
    return differences.length > 0 ? 1 : 0
  },
  check: async ({ json }, { open }) => {
    const found = await bookDifferences((await open()).db, Date.now())
    print(json, found, found.join('\n') || 'Payments, movements and ledger agree.')
    return found.length > 0 ? 1 : 0
  },
}

const whyNot = {
  not_found: (number: string) => `There is no payment ${number}`,
  already_decided: (number: string) => `${number} has no refused refund; see: payments show ${number}`,
}

const whyNotAssign = {
  not_found: (number: string, order: string) => `There is no payment ${number}, or no order ${order}`,
  payment_not_assignable: (number: string) =>
    `The money of ${number} belongs to an order or is going back; see: payments show ${number}`,
  order_not_assignable: (number: string, order: string) =>
    `${order} cannot be paid by ${number}: it needs the same guest and currency, and an amount due that the payment covers`,
}

const openContext = async ({ parts }: Workplace) => (await parts()).payments

const isMethod = (text: string): text is PaymentMethod => paymentMethods.some((method) => method === text)
const shown = (amount: number | null, currency: string) =>
  amount === null ? 'nothing' : formatMoney({ amount, currency })

const lineOf = ({
  outNo,
  method,
  state,
  amount,
  currency,
  review,
  operation,
  why,
  since,
  reference,
}: StaffPayment) =>
  [
    outNo,
    method.padEnd(8),
    state.padEnd(15),
    formatMoney({ amount, currency }),
    ...(review ? [`review: ${review}`] : []),
    ...(operation ? [`${operation}${why ? ` (${why})` : ''}`] : []),
    `since ${since}`,
    ...(reference ? [`provider's ${reference}`] : []),
  ].join('  ')
