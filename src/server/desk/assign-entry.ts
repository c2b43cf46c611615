import type { Id } from '#domain/id.ts'
import type { Permission } from '#domain/permissions.ts'
import type { Db } from '../db/database.ts'
import { readTaken, releaseEntry, assignEntry as writeAssignment } from './entry-store.ts'
import { readMembersWith } from './members-with.ts'

export type Assigned = { readonly id: Id; readonly name: string }

/** The members in charge of entries, on Today and in the inbox alike. */
export const readTakenEntries = async (db: Db): Promise<ReadonlyMap<string, Assigned>> =>
  new Map((await readTaken(db)).map(({ key, id, name }) => [key, { id, name }]))

type Assignment = { key: string; to: Id | null; by: string; permission: Permission; now: number }

/** Puts a member with the permission in charge, or nobody; undefined if there is no such member. */
export async function assignEntry(
  db: Db,
  { key, to, by, permission, now }: Assignment,
): Promise<Assigned | null | undefined> {
  if (to === null) {
    await releaseEntry(db, key)
    return null
  }
  const member = (await readMembersWith(db, permission)).find(({ id }) => id === to)
  if (!member) return undefined
  await writeAssignment(db, { key, staffId: member.id, name: member.name, by, now })
  return member
}
