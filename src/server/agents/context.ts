import type { Pool } from '../db/database.ts'
import type { Outbox } from '../messages/outbox.ts'

/** Dependencies of the agents' use cases, the same in the API and in the operator's commands. */
export type AgentsContext = {
  readonly db: Pool
  readonly now: () => number
  readonly outbox: Outbox
  readonly origin: () => string
  /** Mailbox of staff. */
  readonly support: string
  readonly statementVersion: () => string
}
