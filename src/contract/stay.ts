import * as z from 'zod'
import { reasons } from '#domain/price/restrictions.ts'
import { DEFAULT_PARTY, MAX_ADULTS, MAX_CHILD_AGE, MAX_CHILDREN, MAX_ROOMS } from '#domain/stay/party.ts'
import { MAX_NIGHTS, nightsOf } from '#domain/stay/stay.ts'
import { isPlainDate } from '#domain/time/plain-date.ts'
import { alongside, defaulted, integer, list, optional, plainDate, rule } from './fields.ts'
import { missing } from './sentences.ts'

/** Why a stay cannot be sold: exactly one of these. */
export const StayReason = z.enum(reasons)
export type StayReason = z.infer<typeof StayReason>

export const Dates = z.object({ s_d: plainDate(), e_d: plainDate() })
export type Dates = z.infer<typeof Dates>

export const Stay = Dates.extend({
  rooms: z.int(),
  adults: z.int(),
  ages: z.array(z.int()),
})
export type Stay = z.infer<typeof Stay>

// Fewer adults than rooms is not an input error: the response has the reason `rooms`.
export const partyFields = {
  rooms: defaulted(integer(1, MAX_ROOMS), DEFAULT_PARTY.rooms),
  adults: defaulted(integer(1, MAX_ADULTS), DEFAULT_PARTY.adults),
  ages: defaulted(list(integer(0, MAX_CHILD_AGE), MAX_CHILDREN), []),
}
export const stayFields = { ...Dates.shape, ...partyFields }
export const stayFieldsIfKnown = { s_d: optional(plainDate()), e_d: optional(plainDate()), ...partyFields }

type SomeDates = { s_d?: string | undefined; e_d?: string | undefined }
/** Null if a date is invalid, which is reported separately. */
const nights = ({ s_d, e_d }: SomeDates) =>
  isPlainDate(s_d) && isPlainDate(e_d) ? nightsOf({ arrival: s_d, departure: e_d }) : null

/**
 * The rules between check-in and check-out. Today and the booking horizon depend on the hotel's zone and are
 * checked by the server.
 */
export const withStayRules = <Input extends z.ZodType<SomeDates>>(input: Input): Input =>
  input
    .refine(({ s_d, e_d }) => s_d === undefined || e_d !== undefined, {
      path: ['e_d'],
      message: missing,
      when: alongside,
    })
    .refine(({ s_d, e_d }) => e_d === undefined || s_d !== undefined, {
      path: ['s_d'],
      message: missing,
      when: alongside,
    })
    .refine((dates) => (nights(dates) ?? 1) > 0, {
      path: ['e_d'],
      message: rule('dateOrder'),
      abort: true,
    })
    .refine((dates) => (nights(dates) ?? 1) <= MAX_NIGHTS, {
      path: ['e_d'],
      message: rule('stayTooLong'),
    })
