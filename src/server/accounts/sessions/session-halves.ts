import { createHash, randomBytes } from 'node:crypto'
import type { SessionCookie } from '../../http/caller.ts'

export const sessionSeconds = 4 * 3_600
/** Maximum lifetime of a session, however often it is used. */
export const longestSession = 30 * 86_400_000

/** Expiry of a session that is used now. */
export const endOfSession = (openedAt: number, now: number) =>
  Math.min(now + sessionSeconds * 1_000, openedAt + longestSession)

const bytes = 32

export const newHalf = () => randomBytes(bytes).toString('base64url')
export const hashOf = (half: string) => createHash('sha256').update(half).digest()

/** The cookie is JSON and holds a secret of its own. */
export const cookieOf = (secret: string, milliseconds: number): SessionCookie => ({
  value: JSON.stringify({ secret }),
  seconds: Math.ceil(milliseconds / 1_000),
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
