import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Keyring } from '#domain/sealed-token.ts'

/** Signs what guests carry back to us. The key is named by its own fingerprint, so that a new one can be told from it. */
export function createKeyring(key: Buffer): Keyring {
  const name = createHash('sha256').update(key).digest('hex').slice(0, 8)
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    signsWith: name,
    knows: (asked) => asked === name,
    sign: (_, text) => sign(text),
    verify: (_, text, signature) => {
      const [own, given] = [Buffer.from(sign(text)), Buffer.from(signature)]
      return own.length === given.length && timingSafeEqual(own, given)
    },
  }
}
