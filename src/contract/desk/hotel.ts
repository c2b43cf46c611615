import * as z from 'zod'
import { roles } from '#domain/permissions.ts'
import {
  defaulted,
  flag,
  id,
  instant,
  integer,
  Language,
  list,
  optional,
  plainDate,
  requestId,
  text,
  token,
} from '../fields.ts'
import { AuditEntry } from './audit.ts'
import { HotelQuality, HotelState } from './hotels.ts'

const fieldKey = () => z.string().regex(/^[a-z]{1,10}\|[A-Za-z0-9._-]{0,60}\|[a-z0-9_]{1,30}$/)
const fieldValue = () => z.string().max(60_000)

export const HotelPicture = z.object({
  /** The value of a photograph's `url` in the fields. */
  url: z.string(),
  /** The address of a small version; null while it was not fetched. */
  shown: z.string().nullable(),
})
export type HotelPicture = z.infer<typeof HotelPicture>

/** Opens the guests' page of a hotel that is not on sale. */
export const HotelPreview = z.object({ preview: z.string(), until: instant() })
export type HotelPreview = z.infer<typeof HotelPreview>

export const HotelProposal = z.object({
  id: id(),
  key: z.string(),
  from: z.string(),
  to: z.string(),
  by: z.object({ id: id(), name: z.string() }),
  at: instant(),
})
export type HotelProposal = z.infer<typeof HotelProposal>

export const DeskHotel = z.object({
  id: id(),
  code: z.string(),
  state: HotelState,
  is_demo: z.boolean(),
  /** Values by key, as in `#domain/hotel/hotel-fields.ts`. */
  fields: z.record(z.string(), z.string()),
  pictures: z.array(HotelPicture),
  /** Drawn pictures, which guests see while there are no photographs. */
  drawn: z.array(z.string()),
  place: z.object({ city: z.string(), country: z.string() }),
  districts: z.array(z.object({ slug: z.string(), name: z.string() })),
  currencies: z.array(z.string()),
  quality: HotelQuality,
  text_changed: z.object({ en: instant().nullable(), zh: instant().nullable() }),
  /** Whether a translation engine is set. */
  can_translate: z.boolean(),
  /** Prices of the coming nights by room type: lowest, highest, and the last priced night. */
  prices: z.array(
    z.object({
      room: z.string(),
      lowest: z.int().nullable(),
      highest: z.int().nullable(),
      until: plainDate().nullable(),
    }),
  ),
  orders_ahead: z.int(),
  history: z.array(AuditEntry),
  /** Changes by hoteliers that wait for a review. */
  proposals: z.array(HotelProposal),
  people: z.array(z.object({ id: id(), name: z.string(), role: z.enum(roles) })),
})
export type DeskHotel = z.infer<typeof DeskHotel>

/** Each change carries the value that its editor saw: a field that differs by now is a conflict. */
export const HotelChange = z.object({
  id: id(),
  changes: list(z.object({ key: fieldKey(), from: fieldValue(), to: fieldValue() }), 400, 1),
  /** The change in the history that this one undoes. */
  undoes: optional(id()),
  req_id: requestId(),
})
export type HotelChange = z.infer<typeof HotelChange>

const proposals = list(id(), 50, 1)

export const ProposalDecision = z.object({
  id: id(),
  proposals,
  publish: flag(),
  reason: optional(text(400)),
  req_id: requestId(),
})
export type ProposalDecision = z.infer<typeof ProposalDecision>

export const ProposalWithdrawal = z.object({ id: id(), proposals, req_id: requestId() })
export type ProposalWithdrawal = z.infer<typeof ProposalWithdrawal>

/** In minor units of the hotel's currency; 0 closes the nights. */
export const HotelPrices = z.object({
  id: id(),
  room: token(60),
  rate: optional(token(60)),
  from: plainDate(),
  to: plainDate(),
  price: integer(0, 100_000_000_000),
  /** Monday is 1. */
  weekdays: defaulted(list(integer(1, 7), 7), []),
  req_id: requestId(),
})
export type HotelPrices = z.infer<typeof HotelPrices>

/** Closes a room type or rate plan for sale from a day on, when orders keep it from being closed at once. */
export const HotelClosure = z.object({
  id: id(),
  room: optional(token(60)),
  rate: optional(token(60)),
  from: plainDate(),
  req_id: requestId(),
})
export type HotelClosure = z.infer<typeof HotelClosure>

export const HotelPhotograph = z.object({ id: id(), file: z.file() })
export type HotelPhotograph = z.infer<typeof HotelPhotograph>

export const TextDraft = z.object({ id: id(), text: text(8_000), to: Language })
export type TextDraft = z.infer<typeof TextDraft>
export const DraftedText = z.object({ text: z.string() })
export type DraftedText = z.infer<typeof DraftedText>

export const HotelEditors = z.object({ editors: z.array(z.object({ id: id(), name: z.string() })) })
export type HotelEditors = z.infer<typeof HotelEditors>
