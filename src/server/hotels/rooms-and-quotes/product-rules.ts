import type { ProductRule } from '#contract/hotels.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Charge } from '#domain/price/charges.ts'
import type { Product, Restriction } from '#domain/price/product.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateOf } from '#domain/time/plain-date.ts'
import { formatPercent } from '#words/format.ts'
import { productRuleWords } from '#words/hotels/product-rules.ts'
import type { HotelRow } from '../find-hotel.ts'
import type { StayQuestion } from './stay-question.ts'

type Told = { readonly product: Product; readonly hotel: HotelRow; readonly locale: Locale }

/** Rules of hotel and plan, independent of the price: restrictions on these dates, guests, meals, charges, hours. */
export function productRules(told: Told, question: StayQuestion): ProductRule[] {
  const { product, hotel, locale } = told
  const say = productRuleWords(locale)
  return [
    ...product.restrictions
      .filter((restriction) => touches(restriction, question))
      .map((restriction) => restrictionRule(restriction, locale)),
    ...guestRules(told),
    {
      kind: 'board',
      text: say.board(product.plan.board),
      data: { board: product.plan.board, per_adult_night: money(product.plan.boardPrice, hotel.currency) },
    },
    ...product.charges.map((charge) => chargeRule(charge, told)),
    {
      kind: 'check_in',
      text: say.checkIn(hotel.checkInFrom, hotel.checkInUntil),
      data: { from: hotel.checkInFrom, until: hotel.checkInUntil, time_zone: hotel.zone },
    },
    {
      kind: 'check_out',
      text: say.checkOut(hotel.checkOutUntil),
      data: { until: hotel.checkOutUntil, time_zone: hotel.zone },
    },
  ]
}

const touches = ({ from, to }: Restriction, { asked: { arrival, nights } }: StayQuestion) =>
  from <= arrival + nights && to >= arrival

const restrictionKinds: Record<Restriction['kind'], ProductRule['kind']> = {
  closed: 'stay',
  closed_to_arrival: 'arrival',
  closed_to_departure: 'departure',
  min_stay: 'stay',
  max_stay: 'stay',
  min_stay_through: 'stay',
  max_stay_through: 'stay',
  min_advance: 'advance',
  max_advance: 'advance',
}

// A restriction of this many days is shown without dates.
const AS_GOOD_AS_ALWAYS = 400

function restrictionRule(restriction: Restriction, locale: Locale): ProductRule {
  const { kind, from, to, value } = restriction
  const say = productRuleWords(locale)
  const weekdays = [0, 1, 2, 3, 4, 5, 6].filter((day) => restriction.weekdays & (1 << day))
  const always = to - from > AS_GOOD_AS_ALWAYS
  const when = say.when({ first: always ? null : dateOf(from), last: always ? null : dateOf(to), weekdays })
  const sentences: Record<Restriction['kind'], () => string> = {
    closed: () => say.closed(when),
    closed_to_arrival: () => say.noArrival(when),
    closed_to_departure: () => say.noDeparture(when),
    min_stay: () => say.minStay(value, when),
    max_stay: () => say.maxStay(value, when),
    min_stay_through: () => say.minStayThrough(value, when),
    max_stay_through: () => say.maxStayThrough(value, when),
    min_advance: () => say.minAdvance(value),
    max_advance: () => say.maxAdvance(value),
  }
  return {
    kind: restrictionKinds[kind],
    text: sentences[kind](),
    data: { rule: kind, value, from: dateOf(from), to: dateOf(to), weekdays },
  }
}

function guestRules({ product: { room, plan }, hotel, locale }: Told): ProductRule[] {
  const say = productRuleWords(locale)
  const shown = (amount: number) => formatMoney(money(amount, hotel.currency), locale)
  const { maxGuests, maxAdults, includedAdults } = room
  const bands = plan.children.map((band, at) => {
    const from = at === 0 ? 0 : plan.children[at - 1]!.toAge + 1
    return band.perNight === 0
      ? say.childFree(from, band.toAge)
      : say.childPays(from, band.toAge, shown(band.perNight))
  })
  const last = plan.children.at(-1)
  return [
    {
      kind: 'occupancy',
      text: [
        say.occupancy(maxGuests, maxAdults),
        ...(maxAdults > includedAdults ? [say.extraAdult(includedAdults, shown(plan.extraAdult))] : []),
      ].join(locale === 'zh' ? '' : ' '),
      data: {
        max_guests: maxGuests,
        max_adults: maxAdults,
        included_adults: includedAdults,
        extra_adult_night: money(plan.extraAdult, hotel.currency),
        single_use_percent: plan.singleUse / 100,
      },
    },
    {
      kind: 'children',
      text: [...bands, ...(last && last.toAge < 17 ? [say.childAdult(last.toAge + 1)] : [])].join(
        locale === 'zh' ? '' : ' ',
      ),
      data: {
        bands: plan.children.map(({ toAge, perNight, board }) => ({
          to_age: toAge,
          per_night: money(perNight, hotel.currency),
          board_percent: board / 100,
        })),
      },
    },
  ]
}

function chargeRule(charge: Charge, { hotel, locale }: Told): ProductRule {
  const say = productRuleWords(locale)
  const { of, value, per, each, maxNights, fromAge, collected, kind } = charge
  const name = charge.name[locale]
  const what =
    of === 'percent'
      ? say.percentCharge(name, formatPercent(value))
      : say.amountCharge(
          name,
          formatMoney(money(value, hotel.currency), locale),
          per === 'person',
          each === 'night',
        )
  const limits = [
    maxNights !== null && each === 'night' ? say.firstNights(maxNights) : '',
    fromAge > 0 && per === 'person' ? say.fromAge(fromAge) : '',
  ]
  return {
    kind: 'tax',
    text: `${what}${limits.join('')}${say.collected(collected)}`,
    data: {
      charge: kind,
      name,
      of,
      ...(of === 'percent' ? { percent: value / 100 } : { amount: money(value, hotel.currency) }),
      per,
      each,
      max_nights: maxNights,
      from_age: fromAge,
      collected,
    },
  }
}
