import { randomBytes } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { changingKeys, type KeyRow, purgeKeys, readKeys, storeKey } from './store.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long a key signs. */
export const SIGNS_FOR = DAY
/** A key is stored this long before it signs: far longer than the interval at which processes read keys. */
export const TOLD_BEFORE = 10 * MINUTE
/** A key verifies this long after its last signature: far longer than anything that it signs is valid. */
export const PROVES_FOR = DAY

/** Creates the first key, or the next when the newest has signed long enough, and deletes keys that verify nothing. */
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
