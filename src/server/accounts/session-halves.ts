import { createHash, randomBytes } from 'node:crypto'
import type { SessionCookie } from '../http/caller.ts'

export const sessionSeconds = 4 * 3_600
const bytes = 32

export const newHalf = () => randomBytes(bytes).toString('base64url')
export const hashOf = (half: string) => createHash('sha256').update(half).digest()

/** The cookie is read as JSON; it holds a secret of its own. */
export const cookieOf = (secret: string): SessionCookie => ({
  value: JSON.stringify({ secret }),
  seconds: sessionSeconds,
})

export function secretIn(cookie: string | undefined): string | null {
  if (!cookie) return null
  try {
    const { secret } = JSON.parse(cookie) as { secret?: unknown }
    return typeof secret === 'string' && secret !== '' ? secret : null
  } catch {
    return null
  }
}
