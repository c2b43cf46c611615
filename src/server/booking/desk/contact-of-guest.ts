import type { DeskOrder } from '#contract/desk/orders.ts'
import type { Id } from '#domain/id.ts'
import { contactWindow, whyContactHidden } from '#domain/order/guest-contact.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import type { OrderRow } from '../order-row.ts'

type Viewed = Pick<OrderRow, 'state' | 'snapshot'>

/** Null if this member may see the guest's contact now: staff always, a hotelier around the stay. */
export function hiddenContact(
  { state, snapshot }: Viewed,
  { hotels }: { readonly hotels: readonly Id[] | null },
  now: number,
): DeskOrder['contact_hidden'] {
  if (hotels === null) return null
  const why = whyContactHidden(state, snapshot.stay, dateIn(snapshot.zone, now))
  return why && { why, ...contactWindow(snapshot.stay) }
}

const contactFields = ['email', 'phone']

const withoutFields = (facts: Readonly<Record<string, unknown>> | null) =>
  facts && Object.fromEntries(Object.entries(facts).filter(([name]) => !contactFields.includes(name)))

/** Removes the contact from every part of the answer. Mails and messages of guests may quote it. */
export const withoutContact = (data: DeskOrder): DeskOrder => ({
  ...data,
  order: { ...data.order, contact: { name: data.order.contact.name, email: '', phone: '' } },
  mails: data.mails.map((mail) => ({ ...mail, to: '', subject: null, text: null })),
  messages: [],
  audit: data.audit.map((entry) => ({
    ...entry,
    before: withoutFields(entry.before) as typeof entry.before,
    after: withoutFields(entry.after) as typeof entry.after,
    reason: null,
  })),
})
