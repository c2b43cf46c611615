import { type Db, transaction } from '../db/database.ts'
import { forgetRecipients } from '../messages/forget-messages.ts'
import { dropCodes } from './code-store.ts'
import type { GuestFeatures } from './guest-features.ts'
import { endAllSessions } from './session-store.ts'
import { blankAccount, listClosed, lockClosed } from './store.ts'

type Options = { db: Db; features: GuestFeatures; now: number }

/** Erases whoever asked for it seven days ago; one at a time, so that one fault keeps nobody else. */
export async function eraseAccounts({ db, features, now }: Options): Promise<number> {
  let erased = 0
  for (const { id } of await listClosed(db, now)) {
    const done = await transaction(db, async (tx) => {
      const account = await lockClosed(tx, id, now)
      // Somebody who still has an order keeps the account until it is settled.
      if (!account || (await features.hasOpenOrders(tx, id))) return false
      const names = [account.email, account.mobile].filter((name) => name !== null)
      for (const { erase } of features.data) await erase(tx, id)
      await endAllSessions(tx, id)
      await dropCodes(tx, names)
      await forgetRecipients(tx, names)
      await blankAccount(tx, id, now)
      return true
    })
    if (done) erased += 1
  }
  return erased
}
