import type { Db } from '../db/database.ts'
import { WrongSetting } from '../settings.ts'
import type { Secret } from './secret.ts'
import { changingKeys, dropFingerprint, readFingerprint, storeFingerprint } from './store.ts'

/**
 * All processes on a database need the same secret. The first stores its fingerprint, and a process with another
 * secret does not start, unless it names the stored one as `SECRET_PREVIOUS`.
 */
export function agreeOnSecret(db: Db, secret: Secret, now: number): Promise<void> {
  const [current, ...previous] = secret.keysFor('fingerprint')
  return changingKeys(db, async (tx) => {
    const known = await readFingerprint(tx)
    if (known?.equals(current)) return
    if (known && !previous.some((one) => known.equals(one))) throw new WrongSetting(disagreement)
    await storeFingerprint(tx, current, now)
  })
}

/** Returns whether there was one. */
export const forgetSecret = (db: Db): Promise<boolean> => dropFingerprint(db)

const disagreement =
  'This database is used with another SECRET: what one process signs or encrypts the others could not read. ' +
  'Set SECRET to theirs (without the setting it lies in DATA_DIR/secret); to change it, set SECRET_PREVIOUS to the one before. ' +
  'If it is lost, run: npm run ops -- forget-secret'
