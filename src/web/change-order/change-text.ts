import type { Order } from '#contract/booking.ts'
import type { ChangeOption } from '#contract/changes.ts'
import { type Money, money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { nightDates } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { changeWords } from '#words/booking/change-order.ts'
import { formatDate, formatDates, formatList } from '#words/format.ts'
import type { StayDates } from '../search-box/calendar/calendar-days.ts'

export type ChangedNight = { readonly date: PlainDate; readonly is: 'kept' | 'added' | 'given' }

const nightsIn = ({ s_d, e_d }: StayDates) => nightDates({ arrival: s_d, departure: e_d })

/** Every night of both stays, in order. */
export function changedNights(before: StayDates, after: StayDates): ChangedNight[] {
  const [old, wanted] = [new Set(nightsIn(before)), new Set(nightsIn(after))]
  return [...new Set([...old, ...wanted])].sort().map((date) => ({
    date,
    is: old.has(date) ? (wanted.has(date) ? 'kept' : 'given') : 'added',
  }))
}

/** Which nights stay, are added and are given up, in a sentence. */
export function nightsSentence(nights: readonly ChangedNight[], locale: Locale): string {
  const say = changeWords(locale)
  const of = (kind: ChangedNight['is']) => {
    const dates = nights.filter(({ is }) => is === kind).map(({ date }) => formatDate(date, locale, 'short'))
    return dates.length > 0 ? say[kind](formatList(dates, locale)) : null
  }
  return [of('kept'), of('added'), of('given')]
    .filter((text) => text !== null)
    .join(locale === 'zh' ? '，' : ', ')
}

export type MoneyLine = {
  readonly key: string
  readonly name: string
  readonly note: string | null
  readonly amount: Money
}

/** The lines whose sum is the difference; lines of zero are left out, except the fee. */
export function moneyLines(option: ChangeOption, locale: Locale): MoneyLine[] {
  const say = changeWords(locale)
  const { paid, held, released, fee, balance, balance_at, difference } = option
  const at = (amount: number): Money => ({ ...difference, amount })
  const hold = held.amount - released.amount
  const newStay = difference.amount + paid.amount + hold + balance.amount - fee.amount
  const line = (key: string, name: string, amount: number, note: string | null = null): MoneyLine => ({
    key,
    name,
    note,
    amount: at(amount),
  })
  return [
    line('stay', say.newStay, newStay),
    ...(paid.amount > 0 ? [line('paid', say.paid, -paid.amount)] : []),
    ...(hold > 0 ? [line('held', say.held, -hold)] : []),
    line('fee', say.fee, fee.amount, fee.amount === 0 ? say.feeNone : null),
    ...(balance.amount > 0
      ? [line('later', say.later, -balance.amount, balance_at && say.laterBy(balance_at))]
      : []),
  ]
}

export type Difference = { readonly kind: 'pay' | 'back' | 'even'; readonly amount: Money }

export function differenceOf({ difference }: Pick<ChangeOption, 'difference'>): Difference {
  const { amount, currency } = difference
  if (amount === 0) return { kind: 'even', amount: difference }
  return { kind: amount > 0 ? 'pay' : 'back', amount: money(Math.abs(amount), currency) }
}

/** The text of the button that executes the change. */
export function confirmText(option: ChangeOption, locale: Locale): string {
  const say = changeWords(locale)
  const { kind, amount } = differenceOf(option)
  if (kind === 'even') return say.confirmEven
  const shown = formatMoney(amount, locale)
  return kind === 'pay' ? say.confirmPay(shown) : say.confirmBack(shown)
}

export function policyText({ label, free_until }: ChangeOption, locale: Locale): string {
  const say = changeWords(locale)
  if (label === 'free') return free_until ? say.freeUntil(free_until) : say.freeAlways
  return label === 'partial' ? say.partial : say.none
}

/** Whether the option is the stay as it is booked. */
export function isSameStay(
  { stay }: Pick<Order, 'stay'>,
  wanted: StayDates & { rooms: number; adults: number; ages: readonly number[] },
  option: Pick<ChangeOption, 'same_rate'>,
): boolean {
  const { s_d, e_d, rooms, adults, ages } = stay
  return (
    option.same_rate &&
    JSON.stringify([s_d, e_d, rooms, adults, ages]) ===
      JSON.stringify([wanted.s_d, wanted.e_d, wanted.rooms, wanted.adults, wanted.ages])
  )
}

export const datesText = ({ s_d, e_d }: StayDates, locale: Locale) => formatDates(s_d, e_d, locale)
