import * as z from 'zod'

export const absent = (value: unknown) => (value === '' ? undefined : value)

/** How `docs/settings.md` describes a setting. */
export const about = (text: string, fallback: string) => ({ about: text, fallback })
export const optional = <S extends z.ZodType>(schema: S, text: string) =>
  z.preprocess(absent, schema.optional()).meta(about(text, 'absent'))
export const withDefault = <S extends z.ZodType>(schema: S, fallback: z.input<S>, text: string) =>
  z
    .preprocess((value) => absent(value) ?? fallback, schema)
    .meta(about(text, fallback === '' ? 'empty' : String(fallback)))

export const whole = (min: number, max: number) =>
  z.coerce.number<number>(`a whole number from ${min} to ${max}`).int().min(min).max(max)
export const web = z.url({ protocol: /^https?$/, error: 'an http or https address' })
/** A service's share URL with {url} and {title}; `off` makes the entry copy the page's URL. */
export const shareUrl = (fallback: string, text: string) =>
  z
    .preprocess(
      (value) => absent(value) ?? fallback,
      z.union([z.literal('off'), web], 'an http or https address, or off'),
    )
    .transform((value) => (value === 'off' ? undefined : value))
    .meta(
      about(`${text}: an address with {url} and {title}, or \`off\` to copy the page’s address`, fallback),
    )
export const yes = z.enum(['0', '1']).transform((value) => value === '1')
export const text = z.string()
export const secret = z.string().min(32, 'at least 32 characters')
