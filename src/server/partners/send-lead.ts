import type { PartnerLead, TicketId } from '#contract/feedback.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import type { Locale } from '#domain/text/locale.ts'
import { partnerWords } from '#words/site/partner.ts'
import { type Pool, transaction } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import type { Mail } from '../messages/mail.ts'
import type { Outbox } from '../messages/outbox.ts'
import { readableNumber } from '../numbering/readable-number.ts'
import { insertLead } from './store.ts'

export type PartnerContext = {
  readonly db: Pool
  readonly now: () => number
  readonly limiter: Limiter
  readonly outbox: Outbox
  readonly siteName: (locale: Locale) => string
  /** The staff's address. */
  readonly support: string
}

const limits = ['lead_per_address_hour', 'lead_per_network_hour', 'lead_total_day'] as const

/** A hotel applies to be sold here: stores the lead with a number and notifies staff. */
export async function sendLead(context: PartnerContext, lead: PartnerLead, caller: Caller) {
  const { locale, address, session } = caller
  const tooMany = await context.limiter.take(limits, { address })
  if (tooMany) return refuse(tooMany)
  const number = readableNumber('P')
  return transaction(context.db, async (tx) => {
    const guestId = session?.guestId ?? null
    const id = await insertLead(tx, { ...lead, number, guestId, locale, now: context.now() })
    await context.outbox.put(tx, {
      event: `lead:${id}`,
      kind: 'lead',
      to: accountName(context.support),
      locale,
      mail: staffMail(context, lead, { number, locale }),
      replyTo: lead.email,
    })
    return { ...ok<TicketId>({ ticket: number }), msg: partnerWords(locale).sent }
  })
}

function staffMail(
  { siteName }: PartnerContext,
  { hotel, city, name, email, phone, rooms, text }: PartnerLead,
  { number, locale }: { number: string; locale: Locale },
): Mail {
  const say = partnerWords(locale)
  const heading = say.mailHeading(hotel, city)
  return {
    subject: `[${number}] ${heading}`,
    heading,
    paragraphs: text.split(/\n+/),
    facts: [
      [say.number, number],
      [say.hotel, hotel],
      [say.city, city],
      [say.rooms, String(rooms)],
      [say.name, name],
      [say.email, email],
      [say.phone, phone],
    ],
    small: [say.mailReply],
    sms: say.sms(siteName(locale), number),
  }
}
