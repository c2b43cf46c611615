import type { Tx } from '../db/database.ts'
import { dropMessages } from './store.ts'

/** For whoever is erased: what was written to them, too. */
export async function forgetRecipients(tx: Tx, recipients: readonly string[]) {
  if (recipients.length > 0) await dropMessages(tx, recipients)
}
