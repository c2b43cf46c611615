import * as z from 'zod'
import { paymentWays } from '#domain/payment/payment-means.ts'
import { quoteVerdicts } from '#domain/price/quote.ts'
import { dayOf } from '#domain/time/plain-date.ts'
import {
  alongside,
  currency,
  id,
  instant,
  Money,
  Named,
  optional,
  plainDate,
  rule,
  shownCurrency,
  slug,
  Tdk,
  token,
} from './fields.ts'
import { Picture } from './media.ts'
import { PaymentMethod } from './payments.ts'
import { Place } from './places.ts'
import { Board, Cancellation, NightPrice, PaymentType, Price } from './prices.ts'
import { CategoryScores } from './reviews.ts'
import { Offer } from './search.ts'
import { Dates, partyFields, Stay, StayReason, stayFields, stayFieldsIfKnown, withStayRules } from './stay.ts'

/** Shows a hotel before it is published; made by the desk. */
const preview = () => optional(token(400))

export const HotelId = z.object({ id: id(), preview: preview() })
export type HotelId = z.infer<typeof HotelId>

export const Hotel = z.object({
  id: id(),
  demo: z.boolean(),
  name: z.string(),
  name_other: z.string(),
  stars: z.int(),
  address: z.string(),
  district: z.string().nullable(),
  place: Place,
  lat: z.number(),
  lon: z.number(),
  time_zone: z.string(),
  currency: currency(),
  description: z.string(),
  gallery: z.array(Picture),
  amenities: z.array(Named),
  policies: z.object({
    check_in: z.string(),
    check_out: z.string(),
    children: z.string(),
    pets: z.string(),
    smoking: z.string(),
  }),
  score: z.number().nullable(),
  reviews: z.int(),
  scores: CategoryScores,
  nearby: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['centre', 'district', 'airport', 'station', 'landmark']),
      distance_m: z.int(),
      /** The page of hotels around it. */
      slug: slug(),
      lat: z.number(),
      lon: z.number(),
    }),
  ),
  /** Frequent questions, answered from the hotel's facts. */
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type Hotel = z.infer<typeof Hotel>

/** Offers in the structured data are for the stay; without one, for the nearest usual stay. */
export const HotelHeadQuery = withStayRules(
  z.object({ id: id(), preview: preview(), ...stayFieldsIfKnown, currency: shownCurrency() }),
)
export type HotelHeadQuery = z.infer<typeof HotelHeadQuery>

export const HotelHead = Tdk.extend({
  canonical: z.string(),
  alternates: z.array(z.object({ hreflang: z.string(), href: z.string() })),
  jsonld: z.record(z.string(), z.unknown()),
})
export type HotelHead = z.infer<typeof HotelHead>

/** A rate for the requested stay. A quote may be committed once. */
export const Rate = z.object({
  rate: id(),
  name: z.string(),
  board: Board,
  payment: PaymentType,
  cancellation: Cancellation,
  nights: z.array(NightPrice),
  price: Price,
  left: z.int().min(1).max(5).nullable(),
  /** When the later dues are collected; null if there are none. */
  collected_at: instant().nullable(),
  /** Nothing is charged when booking: the stay is paid at the hotel, or a method holds the guarantee. */
  pay_later: z.boolean(),
  /** Empty in a preview, which cannot be booked. */
  quote: z.string(),
  quote_expires: instant(),
})
export type Rate = z.infer<typeof Rate>

/** A rate that is unavailable for the stay, the reason, and the nearest available stay. */
export const RefusedRate = z.object({
  rate: id(),
  name: z.string(),
  board: Board,
  reason: StayReason,
  nearest: Dates.nullable(),
})
export type RefusedRate = z.infer<typeof RefusedRate>

export const Bed = Named.extend({ count: z.int() })
export type Bed = z.infer<typeof Bed>

export const Room = z.object({
  id: id(),
  name: z.string(),
  beds: z.array(Bed),
  size_m2: z.int(),
  max_guests: z.int(),
  max_adults: z.int(),
  images: z.array(Picture),
  amenities: z.array(Named),
  reason: StayReason.nullable(),
  rates: z.array(Rate),
  /** For a room without rates: the nearest available stay. */
  nearest: Dates.nullable(),
  refused: z.array(RefusedRate),
})
export type Room = z.infer<typeof Room>

export const RoomQuery = withStayRules(
  z.object({ id: id(), preview: preview(), ...stayFields, currency: shownCurrency() }),
)
export type RoomQuery = z.infer<typeof RoomQuery>

/** Cheapest room first, unavailable rooms last. */
export const RoomList = z.object({
  stay: Stay,
  /** The time of pricing and the check-in time, between which deadlines are shown. */
  now: instant(),
  check_in: instant(),
  currency: currency(),
  /** The date of the exchange rates; null if the hotel's own currency is shown. */
  rates_of: plainDate().nullable(),
  /** The currency of payment: the hotel's own if the exchange rates are too old to charge by. */
  charged_in: currency(),
  rooms: z.array(Room),
  /** If nothing is available: the reason, and the nearest available stay. */
  reason: StayReason.nullable(),
  nearest: Dates.nullable(),
})
export type RoomList = z.infer<typeof RoomList>

export const SplitStayQuery = withStayRules(z.object({ id: id(), ...stayFields, currency: shownCurrency() }))
export type SplitStayQuery = z.infer<typeof SplitStayQuery>

/** One of two stays in a row, with its cheapest offer. */
export const SplitPart = Dates.extend({
  hotel: z.object({ id: id(), name: z.string() }),
  /** Local time. */
  check_in: z.string(),
  offer: Offer,
})
export type SplitPart = z.infer<typeof SplitPart>

/**
 * Two stays in a row where no room of the hotel covers the dates: within the hotel, then in two hotels. Neither is held
 * by the response.
 */
export const SplitStays = z.object({
  list: z.array(
    z.object({
      parts: z.array(SplitPart).length(2),
      total: Money,
      /** The distance between the hotels; null within one. */
      distance_m: z.int().nullable(),
    }),
  ),
  /** The rooms of the hotel that take the guests, and whether each night is free. */
  rooms: z.array(z.object({ id: id(), name: z.string(), free: z.array(z.boolean()) })),
})
export type SplitStays = z.infer<typeof SplitStays>

const maxCalendarDays = 100

export const CalendarQuery = z
  .object({
    id: optional(id()),
    kw: optional(slug()),
    from: plainDate('firstDay'),
    to: plainDate('lastDay'),
    ...partyFields,
    currency: shownCurrency(),
  })
  .refine(({ id, kw }) => id !== undefined || kw !== undefined, {
    path: ['id'],
    message: rule('hotelOrPlace'),
    when: alongside,
  })
  .refine(({ from, to }) => to >= from, { path: ['to'], message: rule('rangeOrder') })
  .refine(({ from, to }) => dayOf(to) - dayOf(from) < maxCalendarDays, {
    path: ['to'],
    message: rule('rangeTooLong'),
  })
export type CalendarQuery = z.infer<typeof CalendarQuery>

/** The cheapest one-night price per arrival date. */
export const PriceCalendar = z.array(
  z.object({ date: plainDate(), total: Money.nullable(), reason: StayReason.optional() }),
)
export type PriceCalendar = z.infer<typeof PriceCalendar>

const quote = () => token(4096)

export const ProductQuery = withStayRules(
  z.object({
    quote: optional(quote()),
    hotel: optional(id()),
    room: optional(id()),
    rate: optional(id()),
    ...stayFieldsIfKnown,
    currency: shownCurrency(),
  }),
).refine(({ quote, hotel, room, rate, s_d, e_d }) => quote || (hotel && room && rate && s_d && e_d), {
  path: ['quote'],
  message: rule('quoteOrProduct'),
  when: alongside,
})
export type ProductQuery = z.infer<typeof ProductQuery>

/** One rule of a product, as a sentence and as data. */
export const ProductRule = z.object({
  kind: z.enum([
    'stay',
    'arrival',
    'departure',
    'advance',
    'occupancy',
    'children',
    'board',
    'payment',
    'cancellation',
    'tax',
    'check_in',
    'check_out',
  ]),
  text: z.string(),
  data: z.record(z.string(), z.unknown()),
})
export type ProductRule = z.infer<typeof ProductRule>

export const ProductRules = z.object({
  hotel: id(),
  room: id(),
  rate: id(),
  stay: Stay,
  board: Board,
  payment: PaymentType,
  cancellation: Cancellation,
  price: Price,
  rules: z.array(ProductRule),
  /** The given quote, or a new one if a product was given. */
  quote: z.string(),
  quote_expires: instant(),
  /** Whether price and terms still match the quote. */
  verdict: z.enum(quoteVerdicts),
})
export type ProductRules = z.infer<typeof ProductRules>

export const QuoteQuery = z.object({ quote: quote() })
export type QuoteQuery = z.infer<typeof QuoteQuery>

export const Guarantee = z.object({
  type: PaymentType,
  amount: Money,
  charged_at: instant().nullable(),
  methods: z.array(PaymentMethod),
  /** The effect of each method when booking: it holds the amount if possible, otherwise it charges it. */
  means: z.array(z.object({ method: PaymentMethod, way: z.enum(paymentWays), amount: Money })),
  /** The part of a guarantee that is charged at once, because a fee is already in force. */
  due_now: Money,
})
export type Guarantee = z.infer<typeof Guarantee>
