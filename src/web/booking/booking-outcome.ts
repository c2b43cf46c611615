import type { Booked } from '#contract/booking.ts'
import { type Envelope, type Failure, succeeded } from '#contract/endpoint.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import type { Faults, Values } from '#ui/fields/form-state.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { payUrl, resultUrl } from '../orders/order-urls.ts'
import { searchParams } from '../search-query/stay-search.ts'
import type { ReservedOffer } from './load-reservation.ts'
import { joinQuotes } from './quotes.ts'
import type { AskedProduct, NewOffer } from './renew-quotes.ts'
import { emailField, phoneField } from './reservation-form.ts'

export type GoneReason =
  | 'sold_out'
  | 'stay_unavailable'
  | 'withdrawn'
  | 'quote_invalid'
  | 'hotel_closed'
  | 'not_combinable'

/** The result of a booking, by the next step of the guest. */
export type Outcome =
  | { readonly is: 'booked'; readonly orderId: string; readonly isConfirmed: boolean }
  | { readonly is: 'already_booked'; readonly orderId: string }
  | { readonly is: 'changed'; readonly what: 'price' | 'terms'; readonly offer: NewOffer }
  | { readonly is: 'expired' }
  | { readonly is: 'gone'; readonly why: GoneReason }
  | { readonly is: 'too_many_holds' }
  | { readonly is: 'too_many_unpaid' }
  /** The address is not the account's own: a code proves it. */
  | { readonly is: 'unconfirmed'; readonly text: string }
  | { readonly is: 'wrong_fields'; readonly faults: Faults<Values> }
  | { readonly is: 'signed_out' }
  | { readonly is: 'unanswered' }
  | { readonly is: 'failed'; readonly text: string }

const gone: Readonly<Record<string, GoneReason>> = {
  sold_out: 'sold_out',
  stay_unavailable: 'stay_unavailable',
  not_found: 'withdrawn',
  quote_invalid: 'quote_invalid',
  hotel_closed: 'hotel_closed',
  quotes_differ: 'quote_invalid',
  not_combinable: 'not_combinable',
}

export function outcomeOf(answer: Envelope<Booked> | Failure | null, locale: Locale): Outcome {
  if (!answer) return { is: 'unanswered' }
  if (succeeded(answer)) {
    const { order_id, state } = answer.data
    return { is: 'booked', orderId: order_id, isConfirmed: state !== 'held' }
  }
  const { code, msg, data } = answer
  const { reason } = data
  const failed = { is: 'failed', text: msg } as const
  if (code === 401) return { is: 'signed_out' }
  if (reason === 'quote_expired') return { is: 'expired' }
  if (reason === 'quote_used')
    return typeof data.order_id === 'string' ? { is: 'already_booked', orderId: data.order_id } : failed
  if (reason === 'price_changed') {
    const offer = newOfferIn(data)
    const what = data.verdict === 'terms_changed' ? 'terms' : 'price'
    return offer ? { is: 'changed', what, offer } : { is: 'gone', why: 'stay_unavailable' }
  }
  if (reason === 'too_many_holds') return { is: 'too_many_holds' }
  if (reason === 'too_many_unpaid') return { is: 'too_many_unpaid' }
  if (reason === 'contact_unconfirmed') return { is: 'unconfirmed', text: msg }
  if (reason === 'contact_missing') return { is: 'wrong_fields', faults: { [emailField]: msg } }
  if (reason === 'promotion_invalid' || reason === 'points_invalid') {
    const field = reason === 'points_invalid' ? 'points' : 'promotion'
    return { is: 'wrong_fields', faults: { [field]: whyText(data.why, locale) ?? msg } }
  }
  if (reason === 'invalid_input') {
    const faults = formFields(data.fields ?? {})
    return Object.keys(faults).length > 0 ? { is: 'wrong_fields', faults } : failed
  }
  const why = gone[reason]
  if (why) return { is: 'gone', why }
  // A gateway in between gave up: nobody knows how far it came.
  return reason === 'internal' && code >= 502 ? { is: 'unanswered' } : failed
}

function newOfferIn(data: Readonly<Record<string, unknown>>): NewOffer | null {
  const { quotes, price, cancellation } = data as Partial<NewOffer> & { quotes?: readonly string[] }
  const quote = quotes ? joinQuotes(quotes) : (data as Partial<NewOffer>).quote
  return quote && price && cancellation ? { quote, price, cancellation } : null
}

function whyText(why: unknown, locale: Locale): string | null {
  const say = reserveWords(locale)
  const text = typeof why === 'string' && /^(?:points|promotion)_/.test(why) && why in say
  return text ? String(say[why as keyof typeof say]) : null
}

const own = new Set([emailField, phoneField, 'arrival', 'wishes', 'promotion', 'points'])
const formFields = (fields: Readonly<Record<string, string>>): Faults<Values> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => own.has(name) || /^guests\.\d+\.(first|last)$/.test(name)),
  )

type Told = Pick<ReservedOffer, 'price' | 'cancellation'>

/** Whether a guest who agreed to one has agreed to the other: same amounts, same dues, same fees. */
export const isSameOffer = (a: Told, b: Told): boolean => JSON.stringify(told(a)) === JSON.stringify(told(b))
const told = ({ price: { total, due_now, due_later, due_at_hotel }, cancellation }: Told) => [
  [total, due_now, due_later, due_at_hotel].map(({ amount, currency }) => [amount, currency]),
  cancellation.windows.map(({ from, fee }) => [from && Date.parse(from), fee.amount]),
]

/** Where a booking leads: a confirmed one to its result, one that must be paid to where it is paid. */
export const afterBooking = (
  { orderId, isConfirmed }: { orderId: string; isConfirmed: boolean },
  locale: Locale,
) => (isConfirmed ? resultUrl : payUrl)(orderId, locale)

/** All rooms of the hotel for the same stay. */
export const roomsAddress = (asked: AskedProduct, locale: Locale) =>
  `${joinLocale(`/hotels/${asked.hotel}`, locale)}?${new URLSearchParams(searchParams(asked))}#rooms`

/** The name of a hotel and its city, unless the name contains it. */
export const nameWithCity = ({ name, city }: { name: string; city: string }, comma: string): string =>
  name.toLowerCase().includes(city.toLowerCase()) ? name : `${name}${comma}${city}`
