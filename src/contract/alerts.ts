import * as z from 'zod'
import { MOST_CHANGES } from '#domain/price/price-alert.ts'
import { flexibleFrom } from '#domain/stay/flexible-stay.ts'
import {
  alongside,
  currency,
  defaulted,
  flag,
  id,
  instant,
  integer,
  Money,
  optional,
  plainDate,
  requestId,
  rule,
  shownCurrency,
  slug,
  token,
} from './fields.ts'
import { Flexible, flexibleDates, withDates, withFlexibleRules } from './flexible-dates.ts'
import { Picture } from './media.ts'
import { searchFilters } from './search.ts'
import { missing } from './sentences.ts'
import { Stay, stayFieldsIfKnown, withStayRules } from './stay.ts'

const limit = () => integer(1, 1_000_000_000_000)

/** A price to watch: of one hotel, or the cheapest total of a search. The limit is in minor units of `currency`. */
export const NewAlert = withStayRules(
  withFlexibleRules(
    z.object({
      hotel: optional(id()),
      kw: optional(slug()),
      ...stayFieldsIfKnown,
      ...flexibleDates,
      ...searchFilters,
      currency: shownCurrency(),
      limit: optional(limit()),
      email: defaulted(flag(), true),
      push: defaulted(flag(), false),
    }),
  ),
)
  .refine(({ hotel, kw }) => (hotel === undefined) !== (kw === undefined), {
    path: ['kw'],
    message: missing,
    when: alongside,
  })
  .refine((asked) => asked.hotel === undefined || flexibleFrom(asked) === null, {
    path: ['flex'],
    message: rule('flexibleSearch'),
    when: alongside,
  })
  .refine(({ email, push }) => email || push, { path: ['email'], message: missing, when: alongside })
  .transform(withDates)
export type NewAlert = z.infer<typeof NewAlert>

/** Changes of one alert, or with `by` of all. */
export const AlertChange = z
  .object({
    req_id: requestId(),
    add: optional(NewAlert),
    remove: optional(id()),
    pause: optional(id()),
    resume: optional(id()),
    change: z.object({ id: id(), limit: optional(limit()) }).optional(),
    by: z.object({ email: optional(flag()), push: optional(flag()) }).optional(),
  })
  .refine((asked) => Object.entries(asked).some(([name, one]) => name !== 'req_id' && one !== undefined), {
    message: rule('nothingToChange'),
  })
export type AlertChange = z.infer<typeof AlertChange>

const Linked = z.object({ id: id(), name: z.string() })

export const PriceAlert = z.object({
  id: id(),
  /** The watched hotel; null for a search. */
  hotel: Linked.nullable(),
  /** The searched place, or the hotel's city. */
  place: z.string(),
  image: Picture.nullable(),
  /** The page of the hotel or the list, for this stay and party. */
  path: z.string(),
  /** With flexible dates the stay around which, or from which on, others are compared. */
  stay: Stay,
  flexible: Flexible.nullable(),
  filters: z.object(searchFilters).partial(),
  currency: currency(),
  limit: Money.nullable(),
  /** The first total that was available. */
  start: Money.nullable(),
  /** Null: nothing is available. */
  now: Money.nullable(),
  /** The hotel with that total, for a search. */
  found: Linked.nullable(),
  lowest: z.object({ total: Money, on: plainDate() }).nullable(),
  /** The total from each day on; null while nothing was available. */
  series: z.array(z.object({ on: plainDate(), total: z.int().nullable() })).max(MOST_CHANGES),
  /** The total from which on a message is sent without regard to the limit. */
  falls_at: Money.nullable(),
  created_on: plainDate(),
  told: z.object({ total: Money, on: plainDate(), times: z.int() }).nullable(),
  checked_at: instant(),
  paused_at: instant().nullable(),
  state: z.enum(['active', 'paused', 'ended']),
  email: z.boolean(),
  push: z.boolean(),
})
export type PriceAlert = z.infer<typeof PriceAlert>

export const AlertPage = z.object({
  list: z.array(PriceAlert),
  most: z.int(),
  /** The address of mails; null without one. */
  email: z.string().nullable(),
  /** When the nightly check last finished with one of them. */
  checked_at: instant().nullable(),
  /** The alert that this call began; one that existed is not begun again. */
  added: id().nullable(),
})
export type AlertPage = z.infer<typeof AlertPage>

export const AlertStopping = z.object({ token: token(64) })
export type AlertStopping = z.infer<typeof AlertStopping>

/** The hotel or place whose alert was stopped. */
export const StoppedAlert = z.object({ name: z.string() })
export type StoppedAlert = z.infer<typeof StoppedAlert>
