import type { Actor } from '#domain/actor.ts'

export const staffMember: Actor = { kind: 'staff', id: '1' }
