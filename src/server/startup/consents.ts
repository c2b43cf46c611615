import { confirmedContactData } from '../accounts/personal-data.ts'
import { consentsAbroad } from '../booking/desk/order-briefs.ts'
import type { Db } from '../db/database.ts'
import type { Consent } from '../guests/context.ts'
import { subscriptionsOf } from '../newsletter/personal-data.ts'
import { pushData } from '../push/personal-data.ts'
import { isPaused } from '../saved/personal-data.ts'

type Dated = Record<string, unknown>
const dateOf = (value: unknown) =>
  value instanceof Date ? value : typeof value === 'string' ? new Date(value) : null

/** Consents of a guest in all features, with their dates. */
export async function consentsOf(db: Db, guestId: string): Promise<Consent[]> {
  const [subscriptions, devices, contacts, abroad, paused] = await Promise.all([
    subscriptionsOf(db, guestId) as unknown as Promise<Dated[]>,
    pushData.read(db, guestId) as Promise<Dated[]>,
    confirmedContactData.read(db, guestId) as Promise<Dated[]>,
    consentsAbroad(db, guestId),
    isPaused(db, guestId),
  ])
  return [
    ...subscriptions
      .filter(({ state }) => state === 'subscribed')
      .map(({ email, confirmedAt }) => ({
        kind: 'newsletter' as const,
        text: String(email),
        at: dateOf(confirmedAt),
      })),
    ...devices.map(({ device, madeAt }) => ({
      kind: 'notices' as const,
      text: String(device),
      at: dateOf(madeAt),
    })),
    ...contacts.map(({ email, confirmed_at: at }) => ({
      kind: 'booking_address' as const,
      text: String(email),
      at: dateOf(at),
    })),
    ...abroad.map(({ number, at }) => ({ kind: 'processing_abroad' as const, text: number, at })),
    ...(paused ? [{ kind: 'history_paused' as const, text: '', at: null }] : []),
  ]
}
