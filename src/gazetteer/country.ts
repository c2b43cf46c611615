import type { Bilingual } from '#domain/text/locale.ts'

export type Area = 'africa' | 'america' | 'asia' | 'europe' | 'oceania'

export const areas: readonly Area[] = ['africa', 'america', 'asia', 'europe', 'oceania']

export type Country = Readonly<{
  /** ISO 3166 code. */
  code: string
  /** The country part of its cities' slugs, and `{kw}` of `/counties/{kw}`. Never changes. */
  slug: string
  name: Bilingual
  pinyin: string
  initials: string
  /** Other searchable names. */
  also: readonly string[]
  area: Area
  /** ISO 4217 code. */
  currency: string
  /** With its plus sign: `+86`. */
  dialCode: string
  /** Matches a whole national number, without dial code and separators. */
  phonePattern: string
  /** IEC letters of the sockets in use. */
  plugs: readonly string[]
  volts: number
  /** Price level relative to the United States: nominal GDP divided by GDP at purchasing power parity. */
  priceLevel: number
}>
