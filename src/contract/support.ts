import * as z from 'zod'
import { alongside, fileId, id, instant, integer, list, optional, requestId, text } from './fields.ts'
import { missing } from './sentences.ts'

export const SupportForm = z.object({ order: optional(id()), text: text(4000) })
export type SupportForm = z.infer<typeof SupportForm>

/** `n` counts a thread's messages without gaps; `id` is what the sender called it. */
export const SupportMessage = z.object({
  n: z.int().min(1),
  id: z.string(),
  by: z.enum(['guest', 'staff', 'automatic']),
  text: z.string(),
  file: z.string().nullable(),
  at: instant(),
})
export type SupportMessage = z.infer<typeof SupportMessage>

/** What a guest's browser says over the WebSocket. */
export const SupportSent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), after: integer() }),
  z.object({ type: z.literal('say'), id: requestId(), text: text(4000), file: fileId().optional() }),
  z.object({ type: z.literal('typing') }),
  z.object({ type: z.literal('read'), upto: integer() }),
])
export type SupportSent = z.infer<typeof SupportSent>

/** What it hears. */
export const SupportHeard = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), thread: z.string(), upto: z.int(), staff: z.boolean() }),
  SupportMessage.extend({ type: z.literal('message') }),
  z.object({ type: z.literal('typing') }),
  z.object({ type: z.literal('refused'), id: z.string().nullable(), reason: z.string() }),
])
export type SupportHeard = z.infer<typeof SupportHeard>

const spokenLanguage = () => z.string().regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/)
export const TranslationRequest = z
  .object({
    text: optional(z.string().min(1).max(5000)),
    texts: list(z.string().max(5000), 50).optional(),
    to: spokenLanguage(),
    from: optional(spokenLanguage()),
  })
  .refine(({ text, texts }) => text !== undefined || texts !== undefined, {
    path: ['text'],
    message: missing,
    when: alongside,
  })
export type TranslationRequest = z.infer<typeof TranslationRequest>

export const Translation = z.object({
  texts: z.array(z.string()),
  source: z.string().nullable(),
  engine: z.string(),
})
export type Translation = z.infer<typeof Translation>
