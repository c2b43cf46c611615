import type { Id } from './id.ts'

/** The originator of a change: a guest, a member of staff, a background job or a payment provider. */
export type Actor =
  | { readonly kind: 'guest'; readonly id: Id }
  | { readonly kind: 'staff'; readonly id: Id }
  | { readonly kind: 'system'; readonly job: string }
  | { readonly kind: 'provider'; readonly name: string }

/** A background job or another part of the program. */
export const byJob = (job: string): Actor => ({ kind: 'system', job })

/** Identifies an actor among those of its kind. */
export function actorName(actor: Actor): string {
  switch (actor.kind) {
    case 'system':
      return actor.job
    case 'provider':
      return actor.name
    default:
      return actor.id
  }
}
