import * as z from 'zod'
import { OrderSummary } from './booking.ts'
import { flag, id, instant, Money, optional, plainDate, requestId, text, token } from './fields.ts'
import { Picture } from './media.ts'

const days = { s_d: plainDate(), e_d: plainDate() }

/** Nights of a trip without a booking. */
export const TripGap = z.object({
  ...days,
  nights: z.int(),
  /** Ids of the orders before and after it. */
  after: id(),
  before: id(),
})
export type TripGap = z.infer<typeof TripGap>

export const TripOrder = OrderSummary.extend({
  /** The city, and its slug for a search. */
  city: z.string(),
  city_slug: z.string(),
  guests: z.array(z.string()),
  version: z.int(),
  /** Kilometres to the next stay, in a straight line; null for the last. */
  next_km: z.int().nullable(),
})
export type TripOrder = z.infer<typeof TripOrder>

export const TripShare = z.object({
  path: z.string(),
  names: z.boolean(),
  money: z.boolean(),
  opened: z.int(),
  created_at: instant(),
})
export type TripShare = z.infer<typeof TripShare>

export const Trip = z.object({
  /** The id of its first order. */
  id: id(),
  /** The guest's own name for it; null for one made of its cities. */
  name: z.string().nullable(),
  ...days,
  nights: z.int(),
  orders: z.array(TripOrder),
  gaps: z.array(TripGap),
  share: TripShare.nullable(),
})
export type Trip = z.infer<typeof Trip>

export const TripList = z.object({
  list: z.array(Trip),
  /** Orders that the guest took out of a trip. */
  apart: z.array(z.object({ id: id(), hotel: z.string(), ...days })),
})
export type TripList = z.infer<typeof TripList>

/** Makes the link, changes what it shows, or revokes it. */
export const TripSharing = z.object({
  id: id(),
  share: flag(),
  names: optional(flag()),
  money: optional(flag()),
  req_id: requestId(),
})
export type TripSharing = z.infer<typeof TripSharing>

/** Renames a trip or removes its name, takes an order out of it, or returns the order to it. */
export const TripChange = z.object({
  id: id(),
  name: optional(text(60)),
  /** Without a name of its own the trip is called by its cities. */
  unnamed: optional(flag()),
  apart: optional(flag()),
  req_id: requestId(),
})
export type TripChange = z.infer<typeof TripChange>

export const SharedTripQuery = z.object({ token: token(64) })
export type SharedTripQuery = z.infer<typeof SharedTripQuery>

/** A trip for anybody with its link: no order numbers, payments or contact details. */
export const SharedTrip = z.object({
  name: z.string().nullable(),
  ...days,
  nights: z.int(),
  stops: z.array(
    z.object({
      ...days,
      hotel: z.object({
        id: id(),
        name: z.string(),
        address: z.string(),
        lat: z.number(),
        lon: z.number(),
        image: Picture.nullable(),
      }),
      city: z.string(),
      check_in_from: z.string(),
      check_out_until: z.string(),
      /** Empty unless the guest chose to show names. */
      guests: z.array(z.string()),
      /** Null unless the guest chose to show amounts. */
      total: Money.nullable(),
      next_km: z.int().nullable(),
    }),
  ),
  gaps: z.array(z.object({ ...days, nights: z.int() })),
})
export type SharedTrip = z.infer<typeof SharedTrip>
