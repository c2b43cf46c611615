import type { Booking, Order } from '#contract/booking.ts'
import type { Locale } from '#domain/text/locale.ts'
import { fullName } from '#domain/text/person-name.ts'
import { holdsWebAddress } from '#domain/text/web-address.ts'
import type { Faults, Values } from '#ui/fields/form-state.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { ruleWords } from '#words/errors/validation.ts'
import { longestName } from '../account/profile-rules.ts'
import type { KnownUser } from '../browser-state/session.ts'
import { isEmail, isMobile } from '../sign-in/account-rules.ts'
import { internationalNumber, type PhoneCountry, phoneFault, splitNumber } from './phone-number.ts'
import { quotedBy } from './quotes.ts'

// Fields have the names under which the server tells what is wrong with them.
export const nameField = (room: number, part: 'first' | 'last') => `guests.${room}.${part}`
export const emailField = 'contact.email'
export const phoneField = 'contact.phone'
export const consentField = 'consent_abroad'

const longestAccount = 40
const longestWishes = 1_000
const longestPromotion = 32

/** In Chinese the phone number is asked for first, elsewhere the email. */
export const contactOrder = {
  en: [emailField, phoneField],
  zh: [phoneField, emailField],
} as const

/** A form for so many rooms, nothing typed yet; in the order in which its fields stand. */
export function emptyForm(rooms: number, country: string, locale: Locale = 'en'): Values {
  const names = Array.from({ length: rooms }, (_, room) => [
    [nameField(room, 'first'), ''],
    [nameField(room, 'last'), ''],
  ]).flat()
  return {
    ...Object.fromEntries(names),
    ...Object.fromEntries(contactOrder[locale].map((name) => [name, ''])),
    country,
    remember: '1',
    arrival: '',
    wishes: '',
    promotion: '',
    points: '',
    [consentField]: '',
  }
}

type Facts = {
  /** The selected country of the phone number; null until the list of countries is loaded. */
  readonly country: PhoneCountry | null
  readonly countries: readonly PhoneCountry[]
  /** How many points may be used; null for a visitor. */
  readonly points: number | null
  readonly locale: Locale
  readonly asksConsent: boolean
  /** Whether the site sends the news of a booking by text message. */
  readonly texts: boolean
  /** The mobile number of the account; null for an account without one and for a visitor. */
  readonly ownMobile: string | null
}

type NumberFacts = Pick<Facts, 'country' | 'points' | 'texts' | 'ownMobile'>

/**
 * The number that can replace an email address, null where one is needed. It is a mainland mobile number: the account's
 * own, or any number of a visitor, who logs in with it by a code.
 */
export function mobileForTexts(
  values: Values,
  { country, points, texts, ownMobile }: NumberFacts,
): string | null {
  const number = country && internationalNumber(values[phoneField]!, country)
  if (!texts || !number || !isMobile(number)) return null
  return points === null || number === ownMobile ? number : null
}

export function formFaults(values: Values, facts: Facts): Faults<Values> {
  const { points, locale, asksConsent } = facts
  const say = reserveWords(locale)
  const names = Object.keys(values)
    .filter((name) => name.startsWith('guests.'))
    .map((name) => [name, nameFault(values[name]!, locale)])
  const email = values[emailField]!.trim()
  // The email of a visitor becomes an account name, which has a maximum length.
  const isTooLong = points === null && email.length > longestAccount
  const isReachable = email ? isEmail(email) && !isTooLong : mobileForTexts(values, facts) !== null
  return {
    ...Object.fromEntries(names),
    [emailField]: isReachable ? undefined : say.emailWrong,
    [phoneField]: phoneFault(values[phoneField]!, facts),
    wishes: wishesFault(values.wishes!.trim(), locale),
    promotion: values.promotion!.trim().length > longestPromotion ? say.promotionTooLong : undefined,
    points: pointsFault(values.points!.trim()),
    [consentField]: asksConsent && !values[consentField] ? say.consentMissing : undefined,
  }

  function pointsFault(typed: string): string | undefined {
    if (typed === '' || points === null) return undefined
    if (!/^\d{1,9}$/.test(typed)) return say.pointsWhole
    return Number(typed) > points ? say.pointsTooMany(points) : undefined
  }
}

/** The error of a name, also when it is corrected later. */
export function nameFault(name: string, locale: Locale): string | undefined {
  const say = reserveWords(locale)
  if (!name.trim()) return say.nameMissing
  if (holdsWebAddress(name)) return ruleWords(locale).noWebAddress
  return name.trim().length > longestName ? say.nameTooLong : undefined
}

/** The error of special requests, also when they are edited later. */
export function wishesFault(wishes: string, locale: Locale): string | undefined {
  if (holdsWebAddress(wishes)) return ruleWords(locale).noWebAddress
  return wishes.length > longestWishes ? reserveWords(locale).wishesTooLong : undefined
}

export function guestNames(values: Values) {
  const rooms = Object.keys(values).filter((name) => /^guests\.\d+\.first$/.test(name)).length
  return Array.from({ length: rooms }, (_, room) => ({
    first: values[nameField(room, 'first')]!.trim(),
    last: values[nameField(room, 'last')]!.trim(),
  }))
}

/** The requested promotion and points. */
export function discountIn(values: Values, isGuest: boolean): Pick<Booking, 'promotion' | 'points'> {
  const [promotion, points] = [values.promotion!.trim(), Number(values.points!.trim())]
  return {
    ...(promotion ? { promotion } : {}),
    ...(isGuest && points > 0 ? { points } : {}),
  }
}

type Typed = { readonly values: Values; readonly country: PhoneCountry | null; readonly isGuest: boolean }

/** The body of the booking, without its idempotency key. */
export function bookingOf(quote: string, { values, country, isGuest }: Typed): Omit<Booking, 'req_id'> {
  const guests = guestNames(values)
  const [arrival, wishes] = [values.arrival!.trim(), values.wishes!.trim()]
  return {
    ...quotedBy(quote),
    guests,
    contact: {
      name: fullName(guests[0]!),
      email: values[emailField]!.trim(),
      phone: (country && internationalNumber(values[phoneField]!, country)) ?? values[phoneField]!,
    },
    ...(arrival ? { arrival } : {}),
    ...(wishes ? { wishes } : {}),
    ...discountIn(values, isGuest),
    ...(values[consentField] ? { consent_abroad: true } : {}),
  }
}

/** Fills empty fields from the account. */
export function filledFromAccount(
  values: Values,
  user: KnownUser,
  countries: readonly PhoneCountry[],
): Values {
  const phone = values[phoneField] ? null : splitNumber(user.phone ?? user.mobile ?? '', countries)
  const isUnnamed = guestNames(values).every(({ first, last }) => !first && !last)
  const names = isUnnamed ? (user.travellers ?? []).slice(0, guestNames(values).length) : []
  return {
    ...values,
    ...Object.fromEntries(
      names.flatMap(({ first, last }, room) => [
        [nameField(room, 'first'), first],
        [nameField(room, 'last'), last],
      ]),
    ),
    ...(values[emailField] ? {} : { [emailField]: user.email ?? '' }),
    ...(phone ? { country: phone.country, [phoneField]: phone.number } : {}),
  }
}

/** The form as it was typed for an order; the number is international, so it needs no country. */
export function typedFromOrder({ rooms, contact, arrival, wishes }: BookedForm): Values {
  const names = rooms.flatMap(({ guests: [guest] }, room) => [
    [nameField(room, 'first'), guest?.first ?? ''],
    [nameField(room, 'last'), guest?.last ?? ''],
  ])
  return {
    ...Object.fromEntries(names),
    [emailField]: contact.email,
    [phoneField]: contact.phone,
    arrival: arrival ?? '',
    wishes: wishes ?? '',
  }
}

type BookedForm = Pick<Order, 'rooms' | 'contact' | 'arrival' | 'wishes'>

/** Changes of the account for next time; null when nothing is new. */
export function worthRemembering({ contact, guests }: Pick<Booking, 'contact' | 'guests'>, user: KnownUser) {
  const known = user.travellers ?? []
  const fresh = guests.filter(
    ({ first, last }) => !known.some((each) => each.first === first && each.last === last),
  )
  const change = {
    ...(fresh.length > 0 && known.length + fresh.length <= 20 ? { travellers: [...known, ...fresh] } : {}),
    ...(user.phone ? {} : { phone: contact.phone }),
  }
  return Object.keys(change).length > 0 ? change : null
}
