import type { Trace } from '../../audit/record-audit.ts'
import type { StaffSession } from '../../http/caller.ts'
import type { AgentsContext } from '../context.ts'
import type { Debtor } from './payment-file.ts'

export type AgentDeskContext = Pick<AgentsContext, 'db' | 'now' | 'outbox' | 'origin'> & {
  /** In fen: a payout above it needs an approved batch. */
  readonly fourEyesAbove: number
  /** Our own bank account; null if none is set. */
  readonly debtor: Debtor | null
}

/** The calling member, and the origin of the call for the audit log. */
export type Asker = { readonly staff: StaffSession; readonly trace: Trace; readonly locale: 'en' | 'zh' }
