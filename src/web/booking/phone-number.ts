import type { Country } from '#contract/places.ts'
import type { Locale } from '#domain/text/locale.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { ruleWords } from '#words/errors/validation.ts'

export type PhoneCountry = Pick<Country, 'code' | 'dial' | 'name' | 'phone'>

const plain = (text: string) => text.replace(/[\s().-]/g, '')
/** As the server takes it: the specification's rule for +86, the country's own prefix for all others. */
const accepted = /^\+(?:861[3-9]\d{9}|(?!86)[1-9]\d{6,14})$/

/** The number as it is dialled from abroad; null when it is none of that country's. */
export function internationalNumber(text: string, { dial, phone }: PhoneCountry): string | null {
  const typed = plain(text).replace(/^00/, '+')
  const national = typed.startsWith(dial) ? typed.slice(dial.length) : typed
  const pattern = new RegExp(`^(?:${phone})$`)
  // Many write the zero that is only dialled inside the country.
  const found = [national, national.replace(/^0/, '')].find((number) => pattern.test(number))
  const whole = dial + found
  if (found && accepted.test(whole)) return whole
  // A number in international form names its own country, whichever is selected beside it.
  return accepted.test(typed) ? typed : null
}

type Known = {
  /** The selected country; null until the list of countries is loaded. */
  readonly country: PhoneCountry | null
  readonly countries: readonly PhoneCountry[]
  readonly locale: Locale
}

/** The error of a number. It names the country of the number: the selected one, or the one of its own prefix. */
export function phoneFault(text: string, { country, countries, locale }: Known): string | undefined {
  const say = reserveWords(locale)
  if (!plain(text)) return say.phoneMissing
  if (!country || internationalNumber(text, country)) return undefined
  const typed = plain(text).replace(/^00/, '+')
  const isForeign = typed.startsWith('+') && !typed.startsWith(country.dial)
  const meant = isForeign ? countryOfNumber(typed, countries) : country
  if (!meant) return ruleWords(locale).phone
  return meant.code === 'CN' ? say.phoneChina : say.phoneWrong(meant.name)
}

/** Where several countries share a code, the one that most of its numbers belong to. */
const mainOfShared = ['US', 'GB', 'IT', 'AU', 'NO', 'FI', 'RU', 'MA']

function countryOfNumber(number: string, countries: readonly PhoneCountry[]): PhoneCountry | undefined {
  const fitting = countries.filter((country) => number.startsWith(country.dial))
  const longest = Math.max(0, ...fitting.map(({ dial }) => dial.length))
  const sharing = fitting.filter(({ dial }) => dial.length === longest)
  return sharing.find(({ code }) => mainOfShared.includes(code)) ?? sharing[0]
}

/** A stored number taken apart again: its country and what is dialled there. */
export function splitNumber(stored: string, countries: readonly PhoneCountry[]) {
  const number = stored.startsWith('+') ? stored : `+86${stored}`
  const country = countryOfNumber(number, countries)
  return country ? { country: country.code, number: number.slice(country.dial.length) } : null
}

/** The preselected country: mainland China in Chinese, otherwise the region of the browser languages. */
export function firstCountry(locale: Locale, languages: readonly string[]): string {
  if (locale === 'zh') return 'CN'
  const region = languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]).find(Boolean)
  return region ?? 'US'
}

/** Known before the list has come, so that the field can be used at once. */
export const startingCountries = (locale: Locale): PhoneCountry[] => [
  { code: 'CN', dial: '+86', name: locale === 'zh' ? '中国' : 'China', phone: '1[3-9]\\d{9}' },
  { code: 'US', dial: '+1', name: locale === 'zh' ? '美国' : 'United States', phone: '[2-9]\\d{9}' },
]
