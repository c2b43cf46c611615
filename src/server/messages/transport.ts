import type { Locale } from '#domain/text/locale.ts'
import type { Attachment } from './mail.ts'

/** A message on its way out. */
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
 * What came of a try: it arrived; it may be tried again; it never will; or nobody knows, and trying again might send
 * it twice. `fault` names no recipient and no code.
 */
export type Sent =
  | { readonly how: 'delivered' }
  | { readonly how: 'retry' | 'failed' | 'unknown'; readonly fault: string }

export type Transport = { send: (message: Outgoing) => Promise<Sent>; close: () => void }

export const delivered: Sent = { how: 'delivered' }
