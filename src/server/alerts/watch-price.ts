import { randomBytes } from 'node:crypto'
import type { NewAlert } from '#contract/alerts.ts'
import type { Flexible } from '#contract/flexible-dates.ts'
import { mustBeOneOf } from '#contract/sentences.ts'
import type { Id } from '#domain/id.ts'
import { currenciesOf } from '#domain/money/exchange.ts'
import { MOST_ALERTS, type PriceSeries } from '#domain/price/price-alert.ts'
import { ok, refuse } from '#domain/result.ts'
import { bookableArrivals, faultOfMonth, flexibleFields, flexibleFrom } from '#domain/stay/flexible-stay.ts'
import { faultOfStay } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays, dayOf } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { ruleWords } from '#words/errors/validation.ts'
import { readGuest } from '../accounts/find-guest.ts'
import type { Tx } from '../db/database.ts'
import { findHotel } from '../hotels/find-hotel.ts'
import { addAlert, lockAlerts, readAlerts, writeChannels, writeLimit } from './alert-store.ts'
import { type AlertContext, siteZone } from './context.ts'
import {
  askedOf,
  keyOf,
  lastArrivalOf,
  setFilters,
  type WatchedQuestion,
  type WatchedStay,
} from './watched-question.ts'

type Asked = NewAlert & { guestId: Id; locale: Locale }

/** A checked question with its first price, to be stored in a transaction. */
export type PreparedAlert = {
  readonly question: WatchedQuestion
  readonly cityId: number
  readonly series: PriceSeries
  readonly foundHotelId: Id | null
}

/** Checks a new alert and prices it. The search is asked outside the transaction. */
export async function prepareAlert(context: AlertContext, asked: Asked) {
  const fault = await faultOf(context, asked)
  if (fault) return fault
  const city = await cityOf(context, asked)
  if (!city.ok) return city
  const { hotel, kw, rooms, adults, ages, currency } = asked
  const question: WatchedQuestion = {
    hotelId: hotel ?? null,
    place: kw ?? null,
    stay: stayIn(asked),
    party: { rooms, adults, ages },
    filters: setFilters(asked),
    currency,
  }
  const found = await context.search.findCheapest(askedOf(question, city.value))
  const today = dateIn(siteZone, context.now())
  return ok<PreparedAlert>({
    question,
    cityId: city.value,
    series: [[today, found?.total.amount ?? null]],
    foundHotelId: found?.hotel ?? null,
  })
}

function stayIn(asked: NewAlert): WatchedStay {
  const dates = { arrival: asked.s_d, departure: asked.e_d }
  const flexible = flexibleFrom(asked)
  return flexible
    ? { kind: 'flexible', ...dates, fields: flexibleFields(flexible) as Flexible }
    : { kind: 'dates', ...dates }
}

/** An alert ends on the day of arrival: it begins at the latest on the day before. */
async function faultOf(context: AlertContext, asked: Asked) {
  const { s_d, e_d, currency, locale } = asked
  const say = ruleWords(locale)
  const tomorrow = addDays(dateIn(siteZone, context.now()), 1)
  const flexible = flexibleFrom(asked)
  if (flexible && flexible.kind !== 'around') {
    const wrong = faultOfMonth(flexible, bookableArrivals(dayOf(tomorrow)))
    const field = flexible.kind === 'weekend' ? 'add.weekend' : 'add.month'
    if (wrong) return refuse({ reason: 'invalid_input', fields: { [field]: say[monthRules[wrong]] } })
    return whyNotCurrency(context, asked)
  }
  const fault = faultOfStay({ arrival: s_d, departure: e_d }, tomorrow)
  if (fault) {
    const sentence = fault === 'too_far_ahead' ? say.tooFarAhead : say.pastDate
    return refuse({ reason: 'invalid_input', fields: { 'add.s_d': sentence } })
  }
  return whyNotCurrency(context, { currency, locale })
}

const monthRules = {
  month_past: 'monthPast',
  month_too_far: 'tooFarAhead',
  no_stay_left: 'noStayLeft',
} as const

async function whyNotCurrency(
  context: AlertContext,
  { currency, locale }: Pick<Asked, 'currency' | 'locale'>,
) {
  const known = currenciesOf(await context.rates())
  if (known.includes(currency)) return null
  return refuse({
    reason: 'invalid_input',
    fields: { 'add.currency': mustBeOneOf('currency', known, locale) },
  })
}

/** The city whose inventory answers. */
async function cityOf(context: AlertContext, { hotel, kw }: Asked) {
  if (hotel !== undefined) {
    const row = await findHotel(context.db, hotel)
    if (!row) return refuse('not_found')
    return row.state === 'closed' ? refuse('hotel_closed') : ok(row.city)
  }
  const place = kw === undefined ? undefined : (await context.places()).bySlug.get(kw)
  if (!place || place.kind === 'country') return refuse('not_found')
  return ok((place.parent ?? place).id)
}

/** Begins an alert. One for the same question gets the new limit and channels instead. */
export async function watchPrice(context: AlertContext, tx: Tx, asked: Asked, prepared: PreparedAlert) {
  const { guestId, email, push, limit = null } = asked
  await lockAlerts(tx, guestId)
  const guest = await readGuest(tx, guestId)
  if (email && !guest?.email) return refuse('no_email')
  const now = context.now()
  const today = dateIn(siteZone, now)
  const alerts = (await readAlerts(tx, guestId)).filter(({ lastArrival }) => lastArrival > today)
  const same = alerts.find((alert) => keyOf(alert) === keyOf(prepared.question))
  if (same) {
    await writeLimit(tx, { guestId, id: same.id }, limit)
    await writeChannels(tx, { guestId, id: same.id }, { byEmail: email, byPush: push })
    return ok(same.id)
  }
  if (alerts.length >= MOST_ALERTS) return refuse('alerts_full')
  const { question, ...found } = prepared
  const id = await addAlert(tx, {
    ...question,
    ...found,
    guestId,
    lastArrival: lastArrivalOf(question.stay),
    limit,
    byEmail: email,
    byPush: push,
    token: randomBytes(16).toString('base64url'),
    now,
  })
  return ok(id)
}
