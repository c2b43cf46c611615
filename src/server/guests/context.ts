import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { AccountsContext } from '../accounts/context.ts'
import type { Trace } from '../audit/record-audit.ts'
import type { Db } from '../db/database.ts'

export type GuestsContext = Pick<
  AccountsContext,
  'db' | 'now' | 'outbox' | 'origin' | 'siteName' | 'support' | 'features'
> & {
  /** Tickets of the guest, newest first; the key identifies one in the inbox. */
  readonly writtenBy: (db: Db, guestId: Id) => Promise<readonly { key: string; title: string; at: number }[]>
  /** Whether a guest ever applied to be an agent. */
  readonly hasApplied: (db: Db, guestId: Id) => Promise<boolean>
  readonly consentsOf: (db: Db, guestId: Id) => Promise<readonly Consent[]>
}

export type Consent = {
  readonly kind: 'newsletter' | 'notices' | 'booking_address' | 'processing_abroad' | 'history_paused'
  readonly text: string
  readonly at: Date | null
}

/** The member of staff who looks or changes. */
export type Looking = { readonly locale: Locale; readonly zone: string; readonly trace: Trace }
