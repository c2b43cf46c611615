import { formatMoney } from '#domain/money/money-format.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { confirmStay } from '#server/booking/confirmed-stays.ts'
import {
  cancelForStaff,
  listForStaff,
  noteNotArrived,
  type StaffOrder,
  showForStaff,
} from '#server/booking/staff-orders.ts'
import { type Command, readOptions, type Workplace } from './command.ts'

const help = `Usage: npm run ops -- orders list [--state STATE] [--limit N]
       npm run ops -- orders show NUMBER
       npm run ops -- orders no-show NUMBER
       npm run ops -- orders stayed NUMBER
       npm run ops -- orders cancel NUMBER [--without-fee] [--dry-run]

  list      the newest orders, all or those of a state: held, confirmed, staying, completed, expired, cancelled,
            no_show, payment_review
  show      one order with everything that happened to it
  no-show   notes the hotel's word that nobody came, from check-in on; the hourly job then settles the order under its
            policy instead of beginning the stay
  stayed    notes the hotel's word that the guest stayed: an agent's commission on a stay that was paid at the hotel is
            earned only then
  cancel    cancels what is left of an order under its policy, as its guest could now: rooms go back on sale, money and
            points to the guest, less the fee, and the guest is told. --without-fee gives everything back, whatever the
            policy says: for a hotel that fails. --dry-run only says what it would come to

  --json    prints JSON instead of lines

What an order goes through is in docs/orders.md.`

const usage =
  'Which one? npm run ops -- orders list | show NUMBER | no-show NUMBER | stayed NUMBER | cancel NUMBER'

type Asked = {
  number: string
  json: boolean
  dryRun: boolean
  isFeeWaived: boolean
  state: string | undefined
  limit: number
}

export const ordersCommand: Command = {
  name: 'orders',
  about: 'list, show and cancel orders, note who did not come',
  help,
  run: async (words, workplace) => {
    const options = readOptions({
      args: words,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        'without-fee': { type: 'boolean', default: false },
        state: { type: 'string' },
        limit: { type: 'string', default: '20' },
      },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const [what = '', number = ''] = options.positionals
    const limit = Number(options.values.limit)
    const action = actions[what]
    if (!action || (what !== 'list' && !number)) return fail(usage, 2)
    if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
      return fail('--limit is a number up to 1000', 2)
    const { json, 'dry-run': dryRun, 'without-fee': isFeeWaived, state } = options.values
    return action({ number: number.toUpperCase(), json, dryRun, isFeeWaived, state, limit }, workplace)
  },
}

const actions: Record<string, (asked: Asked, workplace: Workplace) => Promise<number>> = {
  list: async ({ state, limit, json }, { open }) => {
    const orders = await listForStaff((await open()).db, { state, limit })
    if (!orders) return fail(`There is no state "${state}"`, 2)
    print(json, orders, orders.map(lineOf).join('\n') || 'No orders.')
    return 0
  },
  show: async ({ number, json }, { open }) => {
    const order = await showForStaff((await open()).db, number)
    if (!order) return fail(`There is no order ${number}`)
    const events = order.events.map(
      ({ at, state, kind, by }) => `  ${at}  ${state.padEnd(14)} ${kind}, by ${by}`,
    )
    const contact = `${order.contact.name}, ${order.contact.email}, ${order.contact.phone}`
    print(json, order, [lineOf(order), `  ${contact}`, ...events].join('\n'))
    return 0
  },
  'no-show': async ({ number, json }, { open }) => {
    const noted = await noteNotArrived((await open()).db, number, Date.now())
    if (!noted.ok) return fail(whyNot[noted.refusal](number))
    print(
      json,
      { number, not_arrived: true },
      `${number}: noted. The order is settled when its arrival date is over.`,
    )
    return 0
  },
  stayed: async ({ number, json }, { parts }) => {
    const { booking: context } = await parts()
    const confirmed = await confirmStay(context, number)
    if (!confirmed.ok) return fail(whyNot[confirmed.refusal](number))
    print(json, { number, stay_confirmed: true }, `${number}: the stay is confirmed.`)
    return 0
  },
  cancel: async ({ number, json, dryRun, isFeeWaived }, { parts }) => {
    const { booking: context } = await parts()
    const cancelled = await cancelForStaff(context, { number, dryRun, isFeeWaived })
    if (!cancelled.ok) return fail(whyNot[cancelled.refusal](number))
    const { refund, fee, pointsBack, currency } = cancelled.value
    const shown = (amount: number) => formatMoney({ amount, currency })
    const came = `fee ${shown(fee)}, refund ${shown(refund)}, ${pointsBack} points back`
    const text = dryRun
      ? `${number} would be cancelled: ${came}. Nothing was changed.`
      : `${number} is cancelled: ${came}.`
    print(json, { number, dry_run: dryRun, ...cancelled.value }, text)
    return 0
  },
}

const whyNot = {
  not_found: (number: string) => `There is no order ${number}`,
  not_cancellable: (number: string) =>
    `${number} cannot be cancelled in its state; see: orders show ${number}`,
  not_confirmed: (number: string) => `${number} is not confirmed; see: orders show ${number}`,
  not_stayed: (number: string) => `${number} has not begun or was not used; see: orders show ${number}`,
  too_early: (number: string) => `The stay of ${number} has not begun: who is to come can still come`,
}

const lineOf = ({
  number,
  state,
  arrival,
  departure,
  hotel,
  guest,
  total,
  currency,
  checkIn,
  zone,
}: StaffOrder) =>
  [
    number,
    state.padEnd(14),
    `${arrival} to ${departure}`,
    formatMoney({ amount: total, currency }),
    hotel,
    guest,
    `check-in ${isoInstant(checkIn, zone)}`,
  ].join('  ')

function print(json: boolean, value: unknown, text: string) {
  console.log(json ? JSON.stringify(value, null, 2) : text)
}

function fail(sentence: string, status = 1): number {
  console.error(`${sentence}.`)
  return status
}
