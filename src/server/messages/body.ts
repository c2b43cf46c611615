import type { Locale } from '#domain/text/locale.ts'
import type { Keys } from '../secret-keys/secret.ts'
import type { Attachment } from './mail.ts'
import { sealBytes, unsealBytes } from './seal.ts'

/** What a message holds while it waits. */
export type Body = {
  subject: string
  text: string
  html: string | null
  code: string | null
  /** Where its button leads to; for services that fill in templates. */
  link?: string | undefined
  locale: Locale
  attachments?: readonly Attachment[] | undefined
  replyTo?: string | undefined
  /** Where a mail program posts to when its reader wants no more of these. */
  unsubscribe?: string | undefined
}

export const sealedBody = ([key]: Keys, event: string, body: Body) =>
  sealBytes(key, event, JSON.stringify(body))

/** Null when it was sealed with a key that is not among them. */
export function bodyOf(keys: Keys, event: string, bytes: Uint8Array): Body | null {
  for (const key of keys) {
    const text = unsealBytes(key, event, bytes)
    if (text !== null) return JSON.parse(text) as Body
  }
  return null
}
