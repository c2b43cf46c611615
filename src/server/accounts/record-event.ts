import type { Id } from '#domain/id.ts'
import type { AccountEventKind } from '#words/accounts/account-events.ts'
import type { Db } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import { networkKey } from '../http/network.ts'
import { addEvent } from './event-store.ts'
import { deviceName } from './sessions/device-name.ts'

type Happened = { guestId: Id | null; kind: AccountEventKind; now: number }

/** Device and network, in the precision that its owner needs. */
export const traceOf = ({ agent, address }: Caller) => ({
  device: deviceName(agent),
  network: networkKey(address),
})

/** Returns the id of the entry in the account log. */
export const recordEvent = (db: Db, caller: Caller, happened: Happened): Promise<string> =>
  addEvent(db, { ...happened, ...traceOf(caller) })
