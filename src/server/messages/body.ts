import type { Locale } from '#domain/locale.ts'
import { sealBytes, unsealBytes } from './seal.ts'

/** What a message holds while it waits. */
export type Body = {
  subject: string
  text: string
  html: string | null
  code: string | null
  locale: Locale
}

export const sealedBody = (key: Buffer, event: string, body: Body) =>
  sealBytes(key, event, JSON.stringify(body))

/** Null when it was sealed with another key. */
export function bodyOf(key: Buffer, event: string, bytes: Uint8Array): Body | null {
  const text = unsealBytes(key, event, bytes)
  return text === null ? null : (JSON.parse(text) as Body)
}
