import { mustBeOneOf } from '#contract/sentences.ts'
import type { Currency } from '#domain/money/currency.ts'
import {
  type Conversion,
  chargedAt,
  conversionBetween,
  currenciesOf,
  noConversion,
  type RateTable,
} from '#domain/money/exchange.ts'
import type { AskedStay } from '#domain/price/restrictions.ts'
import { ok, refuse } from '#domain/result.ts'
import { distributeGuests, type Party, type RoomGuests } from '#domain/stay/party.ts'
import { faultOfStay, nightDates, nightsOf, type Stay } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import { dateIn, type Instant } from '#domain/time/zone-time.ts'
import { ruleWords } from '#words/errors/validation.ts'

/** A stay, a party and a currency, asked of one hotel at one time. */
export type StayQuestion = {
  readonly stay: Stay
  readonly party: Party
  readonly asked: AskedStay
  /** The dates of the nights. */
  readonly nights: readonly PlainDate[]
  readonly guests: readonly RoomGuests[]
  readonly conversion: Conversion
  /** Conversion for charges: the same, or the hotel's own currency if the rates are too old. */
  readonly charged: Conversion
  readonly now: Instant
}

type Wish = { stay: Stay; party: Party; currency: Currency }
type House = { zone: string; currency: Currency }
type Moment = { now: Instant; rates: RateTable; locale: Locale }

/** Validates against facts that no schema has: the date at the hotel and the exchange rates. */
export function questionOf({ stay, party, currency }: Wish, hotel: House, { now, rates, locale }: Moment) {
  const today = dateIn(hotel.zone, now)
  const fault = faultOfStay(stay, today)
  if (fault === 'in_the_past') return wrong('s_d', ruleWords(locale).pastDate)
  if (fault === 'too_far_ahead') return wrong('s_d', ruleWords(locale).tooFarAhead)
  const conversion =
    currency === hotel.currency
      ? noConversion(currency, rates.date)
      : conversionBetween(rates, hotel.currency, currency)
  if (!conversion) return wrong('currency', mustBeOneOf('currency', currenciesOf(rates), locale))
  return ok<StayQuestion>(asQuestion({ stay, party, conversion }, today, now))
}

export const asQuestion = (
  { stay, party, conversion }: { stay: Stay; party: Party; conversion: Conversion },
  today: string,
  now: Instant,
): StayQuestion => ({
  stay,
  party,
  asked: { arrival: dayOf(stay.arrival), nights: nightsOf(stay), today: dayOf(today) },
  nights: nightDates(stay),
  guests: distributeGuests(party),
  conversion,
  charged: chargedAt(conversion, today),
  now,
})

const wrong = (field: string, sentence: string) =>
  refuse({ reason: 'invalid_input' as const, fields: { [field]: sentence } })
