import { randomBytes } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { changingKeys, type KeyRow, purgeKeys, readKeys, storeKey } from './store.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long a key signs. */
export const SIGNS_FOR = DAY
/** A key is stored so long before it signs: far longer than a process goes without reading them. */
export const TOLD_BEFORE = 10 * MINUTE
/** How long after its last signature a key still proves: far longer than anything that it signs is good for. */
export const PROVES_FOR = DAY

/** Makes the first key, or the next when the newest has signed long enough, and forgets those that prove nothing. */
export function rotateKeys(db: Db, now: number): Promise<readonly KeyRow[]> {
  return changingKeys(db, async (tx) => {
    const keys = await readKeys(tx)
    const newest = keys[0]
    if (!newest || newest.signsFrom + SIGNS_FOR <= now) {
      await storeKey(tx, newKey(newest ? now + TOLD_BEFORE : now))
    }
    const dead = keys.filter((_, at) => at > 0 && keys[at - 1]!.signsFrom + PROVES_FOR <= now)
    if (dead.length > 0)
      await purgeKeys(
        tx,
        dead.map(({ id }) => id),
      )
    return readKeys(tx)
  })
}

const newKey = (signsFrom: number): KeyRow => ({
  id: randomBytes(6).toString('hex'),
  secret: randomBytes(32),
  signsFrom,
})
