import type { Actor } from '#domain/actor.ts'
import type { Changer } from '#server/booking/desk/order-change.ts'

export const staffMember: Actor = { kind: 'staff', id: '1' }

/** The same member with the data of the audit log. */
export const staffChanger: Changer = {
  trace: { actor: staffMember, name: 'Mei', network: '127.0.0.1', requestId: 'test' },
  staffId: '1',
  hotels: null,
}
