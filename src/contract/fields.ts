import * as z from 'zod'
import { idPattern } from '#domain/id.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currency.ts'
import { locales } from '#domain/text/locale.ts'
import { phonePattern, ungroupedPhone } from '#domain/text/phone.ts'
import { holdsLineBreak, holdsWebAddress } from '#domain/text/web-address.ts'
import { isCalendarDate } from '#domain/time/plain-date.ts'
import type { Rule } from '#words/errors/validation.ts'
import { textOf } from './common-inputs.ts'

// Query strings and forms carry text only, JSON carries numbers: both are parsed by the same schema. The
// parameter types are those of a typed caller.
const numberFrom = (value: number): unknown =>
  typeof value === 'string' && /^-?\d{1,15}(\.\d{1,20})?$/.test(value) ? Number(value) : value
export const textFrom = (value: string): unknown => (typeof value === 'number' ? String(value) : value)
const flags: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ['1', true],
  ['true', true],
  [1, true],
  ['0', false],
  ['false', false],
  [0, false],
])
const flagFrom = (value: boolean): unknown => flags.get(value) ?? value
const listFrom = <Item>(value: readonly Item[]): unknown => {
  if ((value as unknown) === '') return []
  return value === undefined || typeof value === 'object' ? value : [value]
}
const phoneFrom = (value: string): unknown => (typeof value === 'string' ? ungroupedPhone(value) : value)

// A form sends an empty field as empty or blank text: both count as absent.
const present = <Value>(value: Value): unknown =>
  typeof value === 'string' && value.trim() === '' ? undefined : value
export const optional = <Field extends z.ZodType>(field: Field) =>
  z.preprocess(present<z.input<Field> | undefined>, field.optional()).optional()
export const defaulted = <Field extends z.ZodType>(
  field: Field,
  value: z.util.NoUndefined<z.output<Field>>,
) => {
  const filled = z.preprocess(present<z.input<Field> | undefined>, field.default(value))
  return filled.default(value as z.util.NoUndefined<z.output<typeof filled>>)
}

export const integer = (min = 0, max = 1_000_000_000) => z.preprocess(numberFrom, z.int().min(min).max(max))
export const decimal = (min: number, max: number) => z.preprocess(numberFrom, z.number().min(min).max(max))
export const flag = () => z.preprocess(flagFrom, z.boolean())
export const list = <Item extends z.ZodType>(item: Item, max: number, min = 0) =>
  z.preprocess(listFrom<z.input<Item>>, z.array(item).min(min).max(max))
/** PostgreSQL cannot store NUL characters. */
const isKept = (value: string) => !value.includes('\0')
export const text = (max: number, min = 1) => z.string().trim().min(min).max(max).refine(isKept)
export const email = () => z.email().max(320)
export const emailOrNone = () =>
  z.stringFormat('email', (text) => text === '' || z.regexes.email.test(text)).max(320)
export const url = () => z.url({ protocol: /^https?$/ }).max(2048)
export const hexColour = () =>
  z
    .string()
    .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, { abort: true })
    .meta({ format: 'hex' })

/** A rule with its own sentence: the message names it, `sentences.ts` translates it. */
export const rule = (name: Rule) => `rule:${name}`
/** `when` of a rule between fields: report it together with faults of single fields. */
export const alongside = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

const phoneLike = (pattern: RegExp) =>
  z.preprocess(phoneFrom, z.string({ error: rule('phone') }).regex(pattern, { error: rule('phone') }))
export const phone = () => phoneLike(phonePattern)
export const phoneOrNone = () => phoneLike(new RegExp(`^$|${phonePattern.source}`))

export const plainDate = (name?: Rule) => z.stringFormat('date', isCalendarDate, name && rule(name))
export const instant = () => z.string().meta({ format: 'date-time' })
/** An instant given by a caller; without an offset, as in a form's `datetime-local`, it is in UTC. */
export const moment = () => z.iso.datetime({ offset: true, local: true }).max(40)

/** Ids are decimal text on the wire: they may exceed a JavaScript number. */
export const id = () => z.preprocess(textFrom, z.string().regex(idPattern))
export const slug = () =>
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(120)
/** The code of a table entry: an amenity, a bed type, a theme. */
export const code = () =>
  z
    .string()
    .regex(/^[a-z0-9]+(?:[_-][a-z0-9]+)*$/)
    .max(40)
/** An opaque value that we issued: a quote, a simulation, a file, an upload ticket. */
export const token = (max: number) =>
  z
    .string()
    .regex(/^[\w.~=-]+$/)
    .max(max)
export const fileId = () => z.preprocess(textFrom, token(80))
export const files = () => defaulted(list(fileId(), 10), [])
export const requestId = () => z.string().regex(/^[\w-]{8,64}$/)
export const currency = () => z.string().regex(/^[A-Z]{3}$/)
export const shownCurrency = () => defaulted(currency(), DEFAULT_CURRENCY)

export const Language = z.enum(locales)
export type Language = z.infer<typeof Language>

const languages: ReadonlyMap<string | undefined, Language> = new Map([
  ['zh', 'zh'],
  ['zh-cn', 'zh'],
  ['cn', 'zh'],
  ['en', 'en'],
  ['en-us', 'en'],
])
const languageFrom = (value: string | undefined): unknown => languages.get(textOf(value)?.toLowerCase())
/** For endpoints with their own meaning of `lang`, which every call carries: other languages are ignored. */
export const ownLanguage = () => z.preprocess(languageFrom, Language.optional()).optional()

export const Money = z.object({ amount: z.int(), currency: currency() })
export type Money = z.infer<typeof Money>

export const Tdk = z.object({ title: z.string(), des: z.string(), kword: z.string() })
export type Tdk = z.infer<typeof Tdk>

/** One line: it is used in subjects and headings. */
export const lineText = (max: number, min = 1) =>
  text(max, min).refine((value) => !holdsLineBreak(value), { error: rule('oneLine') })
/** One line without a web address: names are used in mails and vouchers. */
export const nameText = (max: number, min = 1) =>
  lineText(max, min).refine((value) => !holdsWebAddress(value), { error: rule('noWebAddress') })
export const PersonName = z.object({ first: nameText(60), last: nameText(60) })
export type PersonName = z.infer<typeof PersonName>

/** A table entry with its name in the caller's language. */
export const Named = z.object({ id: z.string(), name: z.string() })
export type Named = z.infer<typeof Named>

export const Nothing = z.object({})
export type Nothing = z.infer<typeof Nothing>

export const Paging = z.object({
  page: defaulted(integer(1, 100_000), 1),
  page_size: defaulted(integer(1, 50), 20),
})
export type Paging = z.infer<typeof Paging>
export const paging = Paging.shape
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), total: z.int().min(0), page: z.int().min(1), page_size: z.int().min(1) })
