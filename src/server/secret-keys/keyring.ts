import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Keyring } from '#domain/sealed-token.ts'
import type { Keys } from './secret.ts'

const nameOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8)

/** Signs tokens that guests send back to us. A key is identified by its fingerprint, so that several can be in use. */
export function createKeyring(keys: Keys): Keyring {
  const known = new Map(keys.map((key) => [nameOf(key), key]))
  const sign = (name: string, text: string) =>
    createHmac('sha256', known.get(name)!).update(text).digest('base64url')
  return {
    signsWith: nameOf(keys[0]),
    knows: (asked) => known.has(asked),
    sign,
    verify: (name, text, signature) => {
      const [own, given] = [Buffer.from(sign(name, text)), Buffer.from(signature)]
      return own.length === given.length && timingSafeEqual(own, given)
    },
  }
}
