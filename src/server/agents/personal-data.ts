import type { Id } from '#domain/id.ts'
import type { Db } from '../db/database.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { listCommissionsOf } from './commission-store.ts'
import { blankPayouts, listPayoutsOf } from './payout-store.ts'
import { blankAgent, readAgent } from './store.ts'
import { dropTouchesOf, listTouches, moveTouches } from './touch-store.ts'

export const isAgent = async (db: Db, guestId: Id): Promise<boolean> =>
  (await readAgent(db, guestId))?.state === 'approved'

/** Whether a guest ever applied to be an agent. */
export const hasApplied = async (db: Db, guestId: Id): Promise<boolean> =>
  (await readAgent(db, guestId)) !== null

const mostCommissions = 10_000

/** The agents to whom a guest is attributed, and all data of the guest as an agent. */
export const agentData: PersonalData = {
  name: 'agents',
  read: async (db, guestId) => {
    const [agent, touches, commissions, payouts] = await Promise.all([
      readAgent(db, guestId),
      listTouches(db, guestId, null),
      listCommissionsOf(db, { agentId: guestId, state: null, offset: 0, limit: mostCommissions }),
      listPayoutsOf(db, guestId),
    ])
    return {
      application: agent,
      brought_by: touches.map(({ at }) => ({ at: new Date(at).toISOString() })),
      commissions: [...commissions],
      payouts: [...payouts],
    }
  },
  erase: async (tx, guestId) => {
    await dropTouchesOf(tx, guestId)
    await blankAgent(tx, guestId)
    await blankPayouts(tx, guestId)
  },
  // Accounts of agents are never merged.
  move: (tx, { from, into }) => moveTouches(tx, from, into),
}
