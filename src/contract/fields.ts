import * as z from 'zod'
import type { Rule } from '#words/validation.ts'

// Query strings and forms carry text only, JSON carries numbers: both arrive at the same schema.
// The parameter types are what a typed caller passes.
const numberFrom = (value: number): unknown =>
  typeof value === 'string' && /^-?\d{1,15}(\.\d{1,9})?$/.test(value) ? Number(value) : value
const textFrom = (value: string): unknown => (typeof value === 'number' ? String(value) : value)
const flags: Record<string, boolean> = { 1: true, true: true, 0: false, false: false }
const flagFrom = (value: boolean): unknown => flags[String(value)] ?? value
const listFrom = <Item>(value: readonly Item[]): unknown =>
  value === undefined || typeof value === 'object' ? value : [value]

export const integer = (min = 0, max = 1_000_000_000) => z.preprocess(numberFrom, z.int().min(min).max(max))
export const decimal = (min: number, max: number) => z.preprocess(numberFrom, z.number().min(min).max(max))
export const flag = () => z.preprocess(flagFrom, z.boolean())
export const list = <Item extends z.ZodType>(item: Item, max: number) =>
  z.preprocess(listFrom<z.input<Item>>, z.array(item).max(max))
export const text = (max: number, min = 1) => z.string().trim().min(min).max(max)
export const email = () => z.email().max(320)
export const url = () => z.url({ protocol: /^https?$/ }).max(2048)
export const hexColour = () =>
  z
    .string()
    .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, { abort: true })
    .meta({ format: 'hex' })

/** A rule with a sentence of its own: the message names it, `sentences.ts` says it in the caller's language. */
export const rule = (name: Rule) => `rule:${name}`

const isDate = (value: string) => {
  const at = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value)
}
export const plainDate = () =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .refine(isDate)
    .meta({ format: 'date' })
export const instant = () => z.string().meta({ format: 'date-time' })

/** Identifiers are decimal text on the wire: they may outgrow what a browser can count. */
export const id = () => z.preprocess(textFrom, z.string().regex(/^[1-9]\d{0,17}$/))
export const slug = () =>
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(120)
export const requestId = () => z.string().regex(/^[\w-]{8,64}$/)
export const currency = () => z.string().regex(/^[A-Z]{3}$/)

export const Money = z.object({ amount: z.int(), currency: currency() })
export type Money = z.infer<typeof Money>

export const Tdk = z.object({ title: z.string(), des: z.string(), kword: z.string() })
export type Tdk = z.infer<typeof Tdk>

export const Nothing = z.object({})
export type Nothing = z.infer<typeof Nothing>

export const paging = { page: integer(1, 100_000).default(1), page_size: integer(1, 50).default(20) }
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), total: z.int().min(0), page: z.int().min(1), page_size: z.int().min(1) })
export type ListOf<Item> = { list: Item[]; total: number; page: number; page_size: number }
