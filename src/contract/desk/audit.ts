import * as z from 'zod'
import { code, defaulted, flag, id, instant, optional, plainDate, text, token } from '../fields.ts'

export const AuditEntry = z.object({
  id: id(),
  at: instant(),
  actor: z.object({
    kind: z.enum(['guest', 'staff', 'system', 'provider']),
    id: z.string(),
    name: z.string(),
  }),
  network: z.string(),
  request: z.string(),
  action: z.string(),
  object: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
  money: z.boolean(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Cursor paging back in time: `before` is the id of the oldest entry shown. */
export const AuditQuery = z.object({
  q: optional(text(80)),
  who: optional(id()),
  action: optional(code()),
  object: optional(token(60)),
  from: optional(plainDate()),
  to: optional(plainDate()),
  money: defaulted(flag(), false),
  before: optional(id()),
})
export type AuditQuery = z.infer<typeof AuditQuery>

export const AuditPage = z.object({
  list: z.array(AuditEntry),
  total: z.int(),
  is_end: z.boolean(),
  members: z.array(z.object({ id: id(), name: z.string() })),
  actions: z.array(z.string()),
})
export type AuditPage = z.infer<typeof AuditPage>
