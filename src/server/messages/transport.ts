import type { Locale } from '#domain/text/locale.ts'
import type { Attachment } from './mail.ts'

/** An outgoing message. */
export type Outgoing = {
  id: string
  kind: string
  to: string
  subject: string
  text: string
  html: string | null
  code: string | null
  link?: string | undefined
  locale: Locale
  attachments?: readonly Attachment[] | undefined
  replyTo?: string | undefined
  unsubscribe?: string | undefined
}

/**
 * The result of an attempt: delivered, to be retried, failed for good, or unknown, where a retry might send it twice.
 * `fault` contains no recipient and no code.
 */
export type Sent =
  | { readonly how: 'delivered' }
  | { readonly how: 'retry' | 'failed' | 'unknown'; readonly fault: string }

export type Transport = { send: (message: Outgoing) => Promise<Sent>; close: () => void }

export const delivered: Sent = { how: 'delivered' }
