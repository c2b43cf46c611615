import type { Id } from '../id.ts'

export interface MergedAccount {
  readonly id: Id
  /** Whether a code has proven the address or number of the login. */
  readonly isConfirmed: boolean
  /** Whether the guest ever applied to be an agent: commission belongs to the account. */
  readonly isAgent: boolean
  readonly isClosing: boolean
}

export type MergeFault = 'same' | 'unconfirmed' | 'agent' | 'closing'

/**
 * Bookings and points move between the accounts, so both addresses must be proven: otherwise an address that staff
 * typed would be enough to take over an account.
 */
export function whyNotMerge(from: MergedAccount, into: MergedAccount): MergeFault | null {
  if (from.id === into.id) return 'same'
  if (!from.isConfirmed || !into.isConfirmed) return 'unconfirmed'
  if (from.isAgent || into.isAgent) return 'agent'
  return from.isClosing || into.isClosing ? 'closing' : null
}
