import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Keyring } from '#domain/sealed-token.ts'
import type { Db } from '../db/database.ts'
import { rotateKeys } from './rotate-keys.ts'
import { type KeyRow, readKeys } from './store.ts'

export type OpenKeyring = () => Promise<Keyring>

const freshFor = 60_000

/** The keys of all processes, read again every minute. With a `secret` of the operator a stolen database signs nothing. */
export function openKeyring({
  db,
  now,
  secret = '',
}: {
  db: Db
  now: () => number
  secret?: string | Buffer
}): OpenKeyring {
  let held: Promise<readonly KeyRow[]> | null = null
  let readAt = Number.NEGATIVE_INFINITY
  const read = async () => {
    const keys = await readKeys(db)
    return keys.some(({ signsFrom }) => signsFrom <= now()) ? keys : rotateKeys(db, now())
  }
  return async () => {
    if (!held || now() - readAt >= freshFor) {
      readAt = now()
      held = read()
      held.catch(() => (held = null))
    }
    return keyringOf(await held, secret, now())
  }
}

function keyringOf(keys: readonly KeyRow[], secret: string | Buffer, now: number): Keyring {
  const known = new Map(keys.map((row) => [row.id, row]))
  const sign = (id: string, text: string) =>
    createHmac('sha256', signingKey(known.get(id)!, secret))
      .update(text)
      .digest('base64url')
  return {
    signsWith: keys.find(({ signsFrom }) => signsFrom <= now)!.id,
    knows: (id) => known.has(id),
    sign,
    verify: (id, text, signature) => {
      const [own, given] = [Buffer.from(sign(id, text)), Buffer.from(signature)]
      return own.length === given.length && timingSafeEqual(own, given)
    },
  }
}

const derived = new WeakMap<KeyRow, Buffer>()

function signingKey(row: KeyRow, secret: string | Buffer): Buffer {
  const found = derived.get(row)
  if (found) return found
  const made = Buffer.from(hkdfSync('sha256', row.secret, secret, 'lodestar proofs', 32))
  derived.set(row, made)
  return made
}
