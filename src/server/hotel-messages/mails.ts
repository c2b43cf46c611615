import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { hotelMessageWords } from '#words/booking/hotel-messages.ts'
import { formatDates } from '#words/format.ts'
import type { StayFacts } from '../booking/stay-facts.ts'
import type { Mail } from '../messages/mail.ts'
import type { HotelMessagesContext } from './context.ts'

type Site = Pick<HotelMessagesContext, 'origin' | 'siteName'>

/** In quotation marks, so that a message does not pass for our own words. */
const paragraphsOf = (text: string) => `“${text.trim()}”`.split(/\n+/).filter(Boolean)

/** To the hotelier: what the guest wrote, without the guest's address. */
export function mailToHotel({ origin }: Site, stay: StayFacts, text: string, locale: Locale): Mail {
  const say = hotelMessageWords(locale)
  const heading = say.fromGuest(stay.contact.name)
  return {
    subject: `[${stay.number}] ${heading}`,
    heading,
    paragraphs: paragraphsOf(text),
    facts: [
      [say.booking, stay.number],
      [say.hotelName, stay.hotel[locale]],
      [say.stay, formatDates(stay.arrival, stay.departure, locale)],
    ],
    button: { label: say.answer, url: `${origin()}/desk/orders/${stay.number}#messages` },
    small: [say.answerAtDesk],
    sms: heading,
  }
}

/** To the guest: the hotel's answer, with the warning that no hotel asks for card numbers. */
export function mailToGuest({ origin, siteName }: Site, stay: StayFacts, text: string): Mail {
  const { locale } = stay
  const say = hotelMessageWords(locale)
  const heading = say.fromHotel(stay.hotel[locale])
  return {
    subject: heading,
    heading,
    paragraphs: paragraphsOf(text),
    facts: [
      [say.booking, stay.number],
      [say.stay, formatDates(stay.arrival, stay.departure, locale)],
    ],
    button: {
      label: say.openThread,
      url: `${origin()}${joinLocale(`/center/detail/${stay.orderId}`, locale)}#hotel-messages`,
    },
    small: [say.neverPay(siteName(locale))],
    sms: heading,
  }
}
