import * as z from 'zod'
import {
  daysOfMonth,
  type FlexibleFields,
  firstStayOf,
  flexibleFrom,
  isMonth,
  MAX_SHIFT_DAYS,
} from '#domain/stay/flexible-stay.ts'
import { MAX_NIGHTS, stayFrom } from '#domain/stay/stay.ts'
import { alongside, integer, optional, rule } from './fields.ts'
import { missing } from './sentences.ts'

const month = () => z.stringFormat('month', isMonth, rule('month'))

/** Days around the given stay, a number of nights within a month, or a weekend in a month. */
export const flexibleDates = {
  flex: optional(integer(1, MAX_SHIFT_DAYS)),
  nights: optional(integer(1, MAX_NIGHTS)),
  month: optional(month()),
  weekend: optional(month()),
}

/** The flexible dates of an answer: one of their kinds. */
export const Flexible = z.object({
  flex: z.int().optional(),
  nights: z.int().optional(),
  month: z.string().optional(),
  weekend: z.string().optional(),
})
export type Flexible = z.infer<typeof Flexible>

type Asked = FlexibleFields & { s_d?: string | undefined; e_d?: string | undefined }

const isWithinMonth = ({ nights, month, weekend }: Asked) => (nights ?? month ?? weekend) !== undefined

/** One kind of flexible dates at most; dates are required unless they are within a month. */
export const withFlexibleRules = <Input extends z.ZodType<Asked>>(input: Input): Input =>
  input
    .refine((asked) => asked.s_d !== undefined || isWithinMonth(asked), {
      path: ['s_d'],
      message: missing,
      when: alongside,
    })
    .refine((asked) => asked.e_d !== undefined || isWithinMonth(asked), {
      path: ['e_d'],
      message: missing,
      when: alongside,
    })
    .refine((asked) => asked.flex === undefined || !isWithinMonth(asked), {
      path: ['flex'],
      message: rule('oneFlexible'),
      when: alongside,
    })
    .refine(({ nights, month, weekend }) => weekend === undefined || (nights ?? month) === undefined, {
      path: ['weekend'],
      message: rule('oneFlexible'),
      when: alongside,
    })
    .refine(({ nights, month }) => month === undefined || nights !== undefined, {
      path: ['nights'],
      message: missing,
      when: alongside,
    })
    .refine(({ nights, month }) => nights === undefined || month !== undefined, {
      path: ['month'],
      message: missing,
      when: alongside,
    })
    .refine(({ nights, month }) => !nights || !isMonth(month) || nights <= daysOfMonth(month), {
      path: ['nights'],
      message: rule('nightsInMonth'),
    })

/** Fills in the dates of a search within a month: those of its first stay. */
export function withDates<Query extends Asked>(query: Query): Query & { s_d: string; e_d: string } {
  const flexible = flexibleFrom(query)
  if (!flexible || flexible.kind === 'around') return query as Query & { s_d: string; e_d: string }
  const { arrival, nights } = firstStayOf(flexible)
  const { arrival: s_d, departure: e_d } = stayFrom(arrival, nights)
  return { ...query, s_d, e_d }
}
