import * as z from 'zod'
import { currency, Language, lineText, optional, requestId, slug, token } from '../fields.ts'

export const LeadNumber = z.object({ number: token(20) })
export type LeadNumber = z.infer<typeof LeadNumber>

/** An application of a hotel on the partner page. */
export const DeskLead = z.object({
  number: z.string(),
  state: z.enum(['new', 'contacted', 'closed']),
  hotel: z.string(),
  city: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  rooms: z.int(),
  text: z.string(),
  lang: Language,
})
export type DeskLead = z.infer<typeof DeskLead>

export const LeadAcceptance = z.object({
  number: token(20),
  name_en: lineText(200),
  name_zh: lineText(200),
  city: slug(),
  currency: optional(currency()),
  req_id: requestId(),
})
export type LeadAcceptance = z.infer<typeof LeadAcceptance>

/** The draft, and whether an invitation was mailed; a hotelier who has access already is given the hotel. */
export const AcceptedLead = z.object({ id: z.string(), is_invited: z.boolean() })
export type AcceptedLead = z.infer<typeof AcceptedLead>
