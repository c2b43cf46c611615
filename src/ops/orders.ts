import { randomUUID } from 'node:crypto'
import { parseDecimal } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { cancelByCommand } from '#server/booking/desk/cancel-at-desk.ts'
import { dailySheet } from '#server/booking/desk/daily-sheet.ts'
import { describeOrder } from '#server/booking/desk/describe-order.ts'
import { refundByCommand } from '#server/booking/desk/refund-order.ts'
import { sheetText } from '#server/booking/desk/sheet-text.ts'
import { hotelsNamed, listForStaff, noteNotArrived } from '#server/booking/desk/staff-orders.ts'
import { confirmStay } from '#server/booking/settlement/confirmed-stays.ts'
import { transaction } from '#server/db/database.ts'
import { hotelNames } from '#server/hotels/find-hotel-names.ts'
import { fourEyesAbove } from '#server/startup/open-parts.ts'
import { type Command, readOptions, type Workplace } from './command.ts'
import { describe, lineOf } from './orders-text.ts'
import { dateAndTime, fail, print } from './printing.ts'

const help = `Usage: npm run ops -- orders list [--guest TEXT] [--hotel ID|NAME] [--arriving DATE] [--departing DATE]
                                  [--booked DATE] [--state STATE] [--limit N]
       npm run ops -- orders show NUMBER
       npm run ops -- orders sheet --hotel ID|NAME [--day DATE] [--lang en|zh]
       npm run ops -- orders no-show NUMBER
       npm run ops -- orders stayed NUMBER
       npm run ops -- orders cancel NUMBER [--without-fee --reason TEXT] [--dry-run]
       npm run ops -- orders refund NUMBER AMOUNT --reason TEXT [--again]

  list      the newest orders. --guest is a part of a name, an email address or a telephone number; typing errors are
            allowed. --booked is a date in UTC. --state is held, confirmed, staying, completed, expired, cancelled,
            no_show or payment_review
  show      one order with its rooms, rates, guests, requests, dues, payments and history; amounts in the hotel's
            currency
  sheet     arrivals, guests in house and departures of a hotel for printing; tomorrow (UTC) by default
  no-show   records the hotel's report that the guest did not arrive, from check-in on; the hourly job then settles the
            order under its policy instead of starting the stay
  stayed    records the hotel's report that the guest stayed: only then an agent earns commission on a stay paid at the
            hotel
  cancel    cancels the remaining rooms of an order under its policy, as its guest could now: rooms are released, money
            and points are refunded less the fee, and the guest is notified. --without-fee refunds everything regardless
            of the policy, for a failure of the hotel; above FOUR_EYES_CNY a second member of staff must approve it.
            --dry-run only prints the amounts
  refund    refunds an amount of the order's currency while the stay continues. If the refunds of the order exceed
            FOUR_EYES_CNY, a second member of staff must approve it at the desk: name the first with --as EMAIL. The same
            amount and reason within an hour are refused as a repetition; --again refunds once more

  --json    prints JSON instead of lines

The states of an order are described in docs/orders.md.`

const usage =
  'Which one? npm run ops -- orders list | show NUMBER | sheet --hotel ID | no-show NUMBER | stayed NUMBER | cancel NUMBER | refund NUMBER AMOUNT'

const options = {
  json: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  'without-fee': { type: 'boolean', default: false },
  state: { type: 'string' },
  guest: { type: 'string' },
  hotel: { type: 'string' },
  arriving: { type: 'string' },
  departing: { type: 'string' },
  booked: { type: 'string' },
  day: { type: 'string' },
  lang: { type: 'string', default: 'en' },
  reason: { type: 'string', default: '' },
  again: { type: 'boolean', default: false },
  limit: { type: 'string', default: '20' },
} as const

const dates = ['arriving', 'departing', 'booked', 'day'] as const
const withoutNumber = ['list', 'sheet']

type Asked = {
  number: string
  amount: string
  json: boolean
  'dry-run': boolean
  'without-fee': boolean
  again: boolean
  lang: string
  reason: string
  limit: number
} & Partial<Record<'state' | 'guest' | 'hotel' | (typeof dates)[number], string>>

export const ordersCommand: Command = {
  name: 'orders',
  about: 'find, show, refund and cancel orders, print daily sheets, record no-shows',
  help,
  run: async (words, workplace) => {
    const read = readOptions({ args: words, allowPositionals: true, options })
    if (!read.ok) return fail(read.sentence, 2)
    const [what = '', number = '', amount = ''] = read.positionals
    const limit = Number(read.values.limit)
    const action = actions[what]
    if (!action || (!withoutNumber.includes(what) && !number)) return fail(usage, 2)
    if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
      return fail('--limit is a number up to 1000', 2)
    const wrong = dates.find((name) => !isDate(read.values[name] ?? '2026-01-01'))
    if (wrong) return fail(`--${wrong} is a date, YYYY-MM-DD`, 2)
    return action({ ...read.values, number: number.toUpperCase(), amount, limit }, workplace)
  },
}

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

const actions: Record<string, (asked: Asked, workplace: Workplace) => Promise<number>> = {
  list: async ({ json, ...query }, { open }) => {
    const found = await listForStaff((await open()).db, query)
    if (!found.ok)
      return found.refusal === 'unknown_state'
        ? fail(`There is no state "${query.state}"`, 2)
        : fail(`There is no hotel "${query.hotel}"`)
    print(json, found.value, found.value.map(lineOf).join('\n') || 'No orders.')
    return 0
  },
  show: async ({ number, json }, { open }) => {
    const order = await describeOrder((await open()).db, number)
    if (!order) return fail(whyNot.not_found(number))
    return print(json, order, describe(order))
  },
  sheet: async ({ hotel, day, lang, json }, { open }) => {
    if (!hotel) return fail('Which hotel? --hotel ID or --hotel NAME', 2)
    if (lang !== 'en' && lang !== 'zh') return fail('--lang is en or zh', 2)
    const { db } = await open()
    const ids = await hotelsNamed(db, hotel)
    const names = await hotelNames(db, ids, lang)
    if (names.size === 0) return fail(`There is no hotel "${hotel}"`)
    if (names.size > 1)
      return fail(`Which one? ${[...names].map(([id, name]) => `${name} (${id})`).join(', ')}`, 2)
    const [[hotelId, name]] = [...names] as [[string, string]]
    const date = day ?? new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const sheet = await dailySheet(db, { hotelId, date })
    return print(json, { hotel: name, ...sheet }, sheetText(sheet, { hotel: name, locale: lang }))
  },
  refund: async ({ number, amount, reason, again, json }, { parts, changer }) => {
    if (reason.trim().length < 4) return fail(reasonMissing, 2)
    const { db, booking, settings } = await parts()
    const order = await describeOrder(db, number)
    if (!order) return fail(whyNot.not_found(number))
    const sum = parseDecimal(amount, order.currency)
    if (!sum || sum.amount <= 0) return fail(`AMOUNT is an amount of ${order.currency}: 88.00`, 2)
    const by = await changer('orders.beyond')
    const context = { ...booking, fourEyesAbove: fourEyesAbove(settings) }
    const refund = { number, amount: sum.amount, reason: reason.trim(), key: randomUUID(), isAgain: again }
    const done = await transaction(db, (tx) => refundByCommand(context, tx, refund, by))
    if (!done.ok) {
      const { refusal } = done
      if (typeof refusal !== 'string' && refusal.reason === 'too_much')
        return fail(
          `${number} can be refunded ${formatMoney({ amount: refusal.most, currency: order.currency })} at most`,
        )
      if (typeof refusal !== 'string' && refusal.reason === 'repeated')
        return fail(
          `${number}: ${formatMoney(sum)} was refunded for this reason at ${dateAndTime(refusal.at)}. Nothing was changed; add --again to refund it once more`,
        )
      return fail(
        refusal === 'second_person_needed' ? whyNot.second_person_needed() : whyNot.not_found(number),
      )
    }
    const { outcome } = done.value
    const text =
      outcome === 'waiting'
        ? 'waits for the approval of a second member of staff at the desk'
        : 'is on its way'
    return print(
      json,
      { number, refund: sum, outcome },
      `${number}: the refund of ${formatMoney(sum)} ${text}.`,
    )
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
  cancel: async (given, { parts, changer }) => {
    const { number, json, reason, 'dry-run': dryRun, 'without-fee': isFeeWaived } = given
    if (isFeeWaived && !dryRun && reason.trim().length < 4) return fail(reasonMissing, 2)
    const { booking, settings } = await parts()
    const cancelled = await cancelByCommand(
      { ...booking, fourEyesAbove: fourEyesAbove(settings) },
      { number, dryRun, isFeeWaived, reason: reason.trim() },
      await changer(isFeeWaived ? 'orders.beyond' : 'orders.change'),
    )
    if (!cancelled.ok) return fail(whyNot[cancelled.refusal](number))
    const { refund, fee, pointsBack, currency, outcome } = cancelled.value
    const shown = (amount: number) => formatMoney({ amount, currency })
    const came = `fee ${shown(fee)}, refund ${shown(refund)}, ${pointsBack} points back`
    const done =
      outcome === 'waiting'
        ? 'waits for the approval of a second member of staff at the desk'
        : 'is cancelled'
    const text = dryRun
      ? `${number} would be cancelled: ${came}. Nothing was changed.`
      : `${number} ${done}: ${came}.`
    print(json, { number, dry_run: dryRun, ...cancelled.value }, text)
    return 0
  },
}

const reasonMissing = 'Give the reason for the books: --reason "…"'

const whyNot = {
  not_found: (number: string) => `There is no order ${number}`,
  not_cancellable: (number: string) =>
    `${number} cannot be cancelled in its state; see: orders show ${number}`,
  not_confirmed: (number: string) => `${number} is not confirmed; see: orders show ${number}`,
  not_stayed: (number: string) => `${number} has not begun or was not used; see: orders show ${number}`,
  second_person_needed: () =>
    'A second member of staff must approve this refund: name the first with --as EMAIL',
  too_early: (number: string) => `The stay of ${number} has not begun: the guest can still arrive`,
}
