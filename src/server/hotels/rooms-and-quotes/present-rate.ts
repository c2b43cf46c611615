import type { RefusedRate } from '#contract/hotels.ts'
import type { Cancellation, NightPrice, Price } from '#contract/prices.ts'
import type { Dates } from '#contract/stay.ts'
import { type Money, money } from '#domain/money/money.ts'
import type { NearestStay } from '#domain/price/nearest-stay.ts'
import type { Offer } from '#domain/price/offer.ts'
import { amountOf, linesOf, totalOf } from '#domain/price/stay-price.ts'
import { stayFrom } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { type Instant, isoInstant, type Zone } from '#domain/time/zone-time.ts'
import type { Declined } from './answer-stay.ts'
import type { PlanRow } from './sold-store.ts'

export const nameOf = ({ nameEn, nameZh }: { nameEn: string; nameZh: string }, locale: Locale) =>
  locale === 'zh' ? nameZh : nameEn

type Priced = Pick<Offer, 'price' | 'inHouse' | 'dues'>

export function presentPrice({ price, inHouse, dues }: Priced, locale: Locale): Price {
  const shown = (amount: number): Money => money(amount, price.currency)
  const foreign = inHouse.currency !== price.currency
  const local = new Map(linesOf(inHouse).map((line) => [line.key, money(line.amount, inHouse.currency)]))
  const atHotel = linesOf(inHouse).filter((line) => line.atHotel)
  return {
    lines: linesOf(price).map(({ key, kind, name, amount, atHotel }) => ({
      kind,
      name: name[locale],
      amount: shown(amount),
      at_hotel: atHotel,
      ...(foreign && atHotel ? { local: local.get(key)! } : {}),
    })),
    total: shown(totalOf(price)),
    due_now: shown(dues.now),
    due_later: shown(dues.later),
    due_at_hotel: shown(dues.atHotel),
    ...(foreign && dues.atHotel > 0
      ? { due_at_hotel_local: money(amountOf(atHotel), inHouse.currency) }
      : {}),
  }
}

type Cancellable = Pick<Offer, 'price' | 'windows' | 'label' | 'freeUntil'>

export function presentCancellation(
  { price, windows, label, freeUntil }: Cancellable,
  zone: Zone,
): Cancellation {
  const at = (instant: Instant | null) => (instant === null ? null : isoInstant(instant, zone))
  return {
    label,
    free_until: at(freeUntil),
    windows: windows.map(({ from, to, fee, rest, refund }) => ({
      from: at(from),
      to: at(to),
      fee: money(fee, price.currency),
      refund: money(refund, price.currency),
      uncharged: money(rest - refund, price.currency),
    })),
  }
}

/** The price of all rooms per night. */
export const presentNights = ({ price }: Offer, nights: readonly PlainDate[]): NightPrice[] =>
  nights.map((date, night) => ({
    date,
    price: money(
      price.rooms.reduce((sum, room) => sum + room.nights[night]!, 0),
      price.currency,
    ),
  }))

export const presentNearest = (nearest: NearestStay | null): Dates | null => {
  if (!nearest) return null
  const { arrival, departure } = stayFrom(nearest.arrival, nearest.nights)
  return { s_d: arrival, e_d: departure }
}

export const presentDeclined = ({ sold, reason, nearest }: Declined, locale: Locale): RefusedRate => ({
  ...presentPlan(sold.plan, locale),
  reason,
  nearest: presentNearest(nearest),
})

export const presentPlan = (plan: PlanRow, locale: Locale) => ({
  rate: plan.id,
  name: nameOf(plan, locale),
  board: plan.board,
})
