import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Keyring } from '#domain/sealed-token.ts'
import { cacheFor } from '../cache/cache-for.ts'
import type { Db } from '../db/database.ts'
import { rotateKeys } from './rotate-keys.ts'
import type { Keys } from './secret.ts'
import { type KeyRow, readKeys } from './store.ts'

export type OpenKeyring = () => Promise<Keyring>

const freshFor = 60_000

/** The keys of all processes, read again every minute. With `secrets` of the operator a stolen database cannot sign. */
export function openKeyring({
  db,
  now,
  secrets = [Buffer.alloc(0)],
}: {
  db: Db
  now: () => number
  secrets?: Keys
}): OpenKeyring {
  const read = async () => {
    const keys = await readKeys(db)
    return keys.some(({ signsFrom }) => signsFrom <= now()) ? keys : rotateKeys(db, now())
  }
  const keys = cacheFor<readonly KeyRow[]>({ read, freshFor, now })
  return async () => keyringOf(await keys(), secrets, now())
}

function keyringOf(keys: readonly KeyRow[], secrets: Keys, now: number): Keyring {
  const known = new Map(keys.map((row) => [row.id, row]))
  const signBy = (secret: Buffer, id: string, text: string) =>
    createHmac('sha256', signingKey(known.get(id)!, secret))
      .update(text)
      .digest('base64url')
  return {
    signsWith: keys.find(({ signsFrom }) => signsFrom <= now)!.id,
    knows: (id) => known.has(id),
    sign: (id, text) => signBy(secrets[0], id, text),
    verify: (id, text, signature) =>
      secrets.some((secret) => {
        const [own, given] = [Buffer.from(signBy(secret, id, text)), Buffer.from(signature)]
        return own.length === given.length && timingSafeEqual(own, given)
      }),
  }
}

const derived = new WeakMap<KeyRow, Map<Buffer, Buffer>>()

function signingKey(row: KeyRow, secret: Buffer): Buffer {
  const bySecret = derived.getOrInsertComputed(row, () => new Map<Buffer, Buffer>())
  return bySecret.getOrInsertComputed(secret, () =>
    Buffer.from(hkdfSync('sha256', row.secret, secret, 'lodestar proofs', 32)),
  )
}
