import type { Locale } from '#domain/text/locale.ts'
import type { Keys } from '../secret-keys/secret.ts'
import type { Attachment } from './mail.ts'
import { sealBytes, unsealBytes } from './seal.ts'

/** The content of a queued message. */
export type Body = {
  subject: string
  text: string
  html: string | null
  code: string | null
  /** The URL of its button; for services that fill in templates. */
  link?: string | undefined
  locale: Locale
  attachments?: readonly Attachment[] | undefined
  replyTo?: string | undefined
  /** The URL for one-click unsubscription. */
  unsubscribe?: string | undefined
}

export const sealedBody = ([key]: Keys, event: string, body: Body) =>
  sealBytes(key, event, JSON.stringify(body))

/** Null when it was sealed with an unknown key. */
export function bodyOf(keys: Keys, event: string, bytes: Uint8Array): Body | null {
  for (const key of keys) {
    const text = unsealBytes(key, event, bytes)
    if (text !== null) return JSON.parse(text) as Body
  }
  return null
}
