import type { Db, Tx } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import { networkKey } from '../http/network.ts'
import { deviceName } from './device-name.ts'
import { addEvent } from './event-store.ts'

export const eventKinds = [
  'registered',
  'logged_in',
  'logged_in_by_code',
  'login_failed',
  'code_failed',
  'logged_out',
  'password_reset',
  'password_changed',
  'profile_changed',
  'contact_changed',
  'session_ended',
  'data_exported',
  'closing_asked',
  'closing_undone',
] as const
export type EventKind = (typeof eventKinds)[number]

type Happened = { guestId: string | null; kind: EventKind; now: number }

/** From where and with what it was done, as far as its owner needs to know. */
export const traceOf = ({ agent, address }: Caller) => ({
  device: deviceName(agent),
  network: networkKey(address),
})

export const recordEvent = (db: Db | Tx, caller: Caller, happened: Happened) =>
  addEvent(db, { ...happened, ...traceOf(caller) })
