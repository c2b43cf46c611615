import * as z from 'zod'
import { permissions, roles } from '#domain/permissions.ts'
import { defaulted, id, instant, list, optional, ownLanguage, requestId, text } from '../fields.ts'
import { staffEmail } from './session.ts'

export const StaffMember = z.object({
  id: id(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  hotels: z.array(z.object({ id: id(), name: z.string() })),
  second_factor: z.enum(['totp', 'passkey', 'none']),
  recovery_left: z.int(),
  invited_until: instant().nullable(),
  last_seen: instant().nullable(),
  sessions: z.int(),
})
export type StaffMember = z.infer<typeof StaffMember>

export const StaffList = z.object({
  list: z.array(StaffMember),
  roles: z.record(z.enum(roles), z.array(z.enum(permissions))),
})
export type StaffList = z.infer<typeof StaffList>

const access = {
  name: text(60),
  role: z.enum(roles),
  /** For scoped roles only. */
  hotels: defaulted(list(id(), 200), []),
  req_id: requestId(),
}

export const StaffInvitation = z.object({ email: staffEmail(), ...access, lang: ownLanguage() })
export type StaffInvitation = z.infer<typeof StaffInvitation>

export const StaffChange = z.object({ id: id(), ...access, reason: optional(text(400)) })
export type StaffChange = z.infer<typeof StaffChange>

export const StaffId = z.object({ id: id(), req_id: requestId() })
export type StaffId = z.infer<typeof StaffId>

export const RoleChange = z.object({
  role: z.enum(roles),
  permissions: list(z.enum(permissions), permissions.length),
  req_id: requestId(),
})
export type RoleChange = z.infer<typeof RoleChange>

export const HotelSearch = z.object({ q: text(60) })
export type HotelSearch = z.infer<typeof HotelSearch>
export const HotelMatches = z.object({
  list: z.array(z.object({ id: id(), name: z.string(), city: z.string() })),
})
export type HotelMatches = z.infer<typeof HotelMatches>

export const DeskSearch = z.object({ q: text(80, 2) })
export type DeskSearch = z.infer<typeof DeskSearch>
export const DeskHit = z.object({
  kind: z.enum(['order', 'guest', 'hotel', 'ticket']),
  /** The order's number, or the id of the guest, hotel or entry of the inbox. */
  id: z.string(),
  label: z.string(),
  hint: z.string(),
})
export type DeskHit = z.infer<typeof DeskHit>
export const DeskHits = z.object({ list: z.array(DeskHit) })
export type DeskHits = z.infer<typeof DeskHits>
