import type { Pool } from '../db/database.ts'
import type { Outbox } from '../messages/outbox.ts'

/** What the agents' verbs work with: the same behind the API and in the operator's commands. */
export type AgentsContext = {
  readonly db: Pool
  readonly now: () => number
  readonly outbox: Outbox
  readonly origin: () => string
  /** Where staff reads. */
  readonly support: string
  readonly statementVersion: () => string
}
