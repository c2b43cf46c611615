import { type Pool, transaction } from '../db/database.ts'
import type { RowPage } from '../jobs/failed-rows.ts'
import { forEachRow, type Swept } from '../jobs/for-each-row.ts'
import { purgeRecipients } from '../messages/purge-messages.ts'
import { dropCodes } from './code-store.ts'
import type { GuestFeatures } from './guest-features.ts'
import { endAllSessions } from './sessions/session-store.ts'
import { blankAccount, listClosed, lockClosed } from './store.ts'

type Options = { db: Pool; features: GuestFeatures; now: number }

/** Erases accounts whose guests requested it seven days ago. `done` counts those that were erased. */
export function eraseAccounts({ db, features, now }: Options): Promise<Swept> {
  const find = (page: RowPage) => listClosed(db, now, page)
  return forEachRow({ db, now: () => now }, { task: 'erase_accounts', find }, (id) =>
    transaction(db, async (tx) => {
      const account = await lockClosed(tx, id, now)
      // An account with an open order is erased only once the order is settled.
      if (!account || (await features.hasOpenOrders(tx, id))) return false
      const names = [account.email, account.mobile].filter((name) => name !== null)
      for (const { erase } of features.data) await erase(tx, id)
      await endAllSessions(tx, id)
      await dropCodes(tx, names)
      await purgeRecipients(tx, names)
      await blankAccount(tx, id, now)
      return true
    }),
  )
}
