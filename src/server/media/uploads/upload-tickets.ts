import { randomUUID } from 'node:crypto'
import { type Keyring, seal, unseal } from '#domain/sealed-token.ts'

/** As long as a form may reasonably stay open. */
export const ticketLife = 2 * 3_600_000
const purpose = 'upload'

type Claims = { id: string; until: number }
const isClaims = (value: unknown): value is Claims =>
  typeof value === 'object' && value !== null && 'id' in value && 'until' in value

/**
 * A ticket admits a visitor's uploads to one form. It is signed and short-lived, and its id is the owner of the
 * uploads: only the form that holds the ticket can submit them.
 */
export function createUploadTickets({ keyring, now }: { keyring: Keyring; now: () => number }) {
  return {
    issue: (): string =>
      seal(purpose, { id: randomUUID(), until: now() + ticketLife } satisfies Claims, keyring),
    /** The id of a valid ticket of ours; null for anything else. */
    read: (ticket: unknown): string | null => {
      const opened = typeof ticket === 'string' ? unseal(purpose, ticket, keyring) : null
      if (!opened?.ok || !isClaims(opened.value)) return null
      return opened.value.until > now() ? opened.value.id : null
    },
  }
}
export type UploadTickets = ReturnType<typeof createUploadTickets>
