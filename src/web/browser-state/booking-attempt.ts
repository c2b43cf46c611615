import type { Values } from '#ui/fields/form-state.ts'
import { type Items, isRecord, jsonFrom } from './browser-storage.ts'

const formName = 'reserve.form'
const attemptName = (quote: string) => `reserve.attempt.${quote.slice(-40)}`

/** The typed values, for a reload, another room of the same hotel, or going back. */
export function readTyped(items: Items): Record<string, string> {
  const stored = jsonFrom(items.get(formName))
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
export const keepTyped = (items: Items, values: Values) => items.set(formName, JSON.stringify(values))
export const clearTyped = (items: Items) => items.remove(formName)

/** A booking under way: the same body is sent with the same number until it is answered. */
export type Attempt = {
  readonly body: string
  readonly req_id: string
  /** Sent, and no answer has come. */
  readonly open: boolean
  /** The order that came of it. */
  readonly orderId: string | null
}

export function readAttempt(items: Items, quote: string): Attempt | null {
  const stored = jsonFrom(items.get(attemptName(quote)))
  if (!isRecord(stored)) return null
  const { body, req_id, open, orderId } = stored
  if (typeof body !== 'string' || typeof req_id !== 'string') return null
  return { body, req_id, open: open === true, orderId: typeof orderId === 'string' ? orderId : null }
}

/** The number to send this body with: the one it was sent with before, or a new one. */
export function beginAttempt(
  items: Items,
  quote: string,
  booking: object,
  newId: () => string = randomId,
): string {
  const body = JSON.stringify(booking)
  const before = readAttempt(items, quote)
  const req_id = before?.body === body ? before.req_id : newId()
  keep(items, quote, { body, req_id, open: true, orderId: before?.orderId ?? null })
  return req_id
}

/** A refusal is an answer: the server would repeat it, so the next press asks anew. */
export const endAttempt = (items: Items, quote: string) => items.remove(attemptName(quote))

/** Asked again, the server repeats the same order. */
export function attemptBooked(items: Items, quote: string, orderId: string) {
  const before = readAttempt(items, quote)
  if (before) keep(items, quote, { ...before, open: false, orderId })
}

const keep = (items: Items, quote: string, attempt: Attempt) =>
  items.set(attemptName(quote), JSON.stringify(attempt))

/** Also where the page did not come over a secure connection, on which `randomUUID` insists. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
