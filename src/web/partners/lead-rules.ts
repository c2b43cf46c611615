import type { Locale } from '#domain/text/locale.ts'
import { isPhone } from '#domain/text/phone.ts'
import { partnerWords } from '#words/site/partner.ts'
import { emailFault } from '../newsletter/newsletter-email.ts'

export const emptyLead = { hotel: '', city: '', rooms: '', name: '', email: '', phone: '', text: '' }
export type LeadDraft = typeof emptyLead

const mostRooms = 10_000

/** An error message per field. */
export function leadFaults(draft: LeadDraft, locale: Locale): Partial<Record<keyof LeadDraft, string>> {
  const say = partnerWords(locale)
  const missing = (name: 'hotel' | 'city' | 'name') =>
    draft[name].trim() ? {} : { [name]: say.missing(say[name]) }
  const rooms = Number(draft.rooms)
  return {
    ...missing('hotel'),
    ...missing('city'),
    ...(Number.isInteger(rooms) && rooms >= 1 && rooms <= mostRooms ? {} : { rooms: say.wrongRooms }),
    ...missing('name'),
    ...(emailFault(draft.email, locale) ? { email: say.wrongEmail } : {}),
    ...(isPhone(draft.phone) ? {} : { phone: say.wrongPhone }),
    ...(draft.text.trim() ? {} : { text: say.textMissing }),
  }
}
