import { type Db, type Tx, transaction } from '../db/database.ts'

export type KeyRow = { id: string; secret: Buffer; signsFrom: number }

export const readKeys = (db: Db) =>
  db<KeyRow[]>`
    select id, secret, (extract(epoch from signs_from) * 1000)::float8 as "signsFrom" from signing_keys
    order by signs_from desc, id`

export const storeKey = (tx: Tx, { id, secret, signsFrom }: KeyRow) =>
  tx`insert into signing_keys (id, secret, signs_from) values (${id}, ${secret}, ${new Date(signsFrom)})`

export const purgeKeys = (tx: Tx, ids: readonly string[]) =>
  tx`delete from signing_keys where id = any(${[...ids]})`

// An arbitrary advisory lock key; every process must use the same.
const lock = 7_083_027

/** Serialises changes of the keys. */
export const changingKeys = <Value>(db: Db, change: (tx: Tx) => Promise<Value>): Promise<Value> =>
  transaction(db, async (tx) => {
    await tx`select pg_advisory_xact_lock(${lock})`
    return change(tx)
  })

export async function readFingerprint(tx: Tx): Promise<Buffer | null> {
  const [row] = await tx<{ fingerprint: Buffer }[]>`select fingerprint from secret_fingerprint`
  return row?.fingerprint ?? null
}

export const storeFingerprint = (tx: Tx, fingerprint: Buffer, now: number) =>
  tx`
    insert into secret_fingerprint (fingerprint, since) values (${fingerprint}, ${new Date(now)})
    on conflict (only_row) do update set fingerprint = excluded.fingerprint, since = excluded.since`

/** Returns whether there was one. */
export async function dropFingerprint(db: Db): Promise<boolean> {
  return (await db`delete from secret_fingerprint`).count > 0
}
