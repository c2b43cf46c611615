import { formatMoney } from '#domain/money/money-format.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import {
  cancelForStaff,
  listForStaff,
  noteNotArrived,
  type StaffOrder,
  showForStaff,
} from '#server/booking/desk/staff-orders.ts'
import { confirmStay } from '#server/booking/settlement/confirmed-stays.ts'
import { type Command, readOptions, type Workplace } from './command.ts'
import { fail, print } from './printing.ts'

const help = `Usage: npm run ops -- orders list [--state STATE] [--limit N]
       npm run ops -- orders show NUMBER
       npm run ops -- orders no-show NUMBER
       npm run ops -- orders stayed NUMBER
       npm run ops -- orders cancel NUMBER [--without-fee] [--dry-run]

  list      the newest orders, all or those in a state: held, confirmed, staying, completed, expired, cancelled,
            no_show, payment_review
  show      one order with its history
  no-show   records the hotel's report that the guest did not arrive, from check-in on; the hourly job then settles the
            order under its policy instead of starting the stay
  stayed    records the hotel's report that the guest stayed: only then an agent earns commission on a stay paid at the
            hotel
  cancel    cancels the remaining rooms of an order under its policy, as its guest could now: rooms are released, money
            and points are refunded less the fee, and the guest is notified. --without-fee refunds everything regardless
            of the policy, for a failure of the hotel. --dry-run only prints the amounts

  --json    prints JSON instead of lines

The states of an order are described in docs/orders.md.`

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
  about: 'list, show and cancel orders, record no-shows',
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
      `${number}: recorded. The order is settled after its arrival date.`,
    )
    return 0
  },
  stayed: async ({ number, json }, { parts, actor }) => {
    const { booking: context } = await parts()
    const confirmed = await confirmStay(context, { number, by: await actor() })
    if (!confirmed.ok) return fail(whyNot[confirmed.refusal](number))
    print(json, { number, stay_confirmed: true }, `${number}: the stay is confirmed.`)
    return 0
  },
  cancel: async ({ number, json, dryRun, isFeeWaived }, { parts, actor }) => {
    const { booking: context } = await parts()
    const cancelled = await cancelForStaff(context, { number, dryRun, isFeeWaived, by: await actor() })
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
  too_early: (number: string) => `The stay of ${number} has not begun: the guest can still arrive`,
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
