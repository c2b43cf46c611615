import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/** Messages contain codes: at rest they are encrypted, and authenticated together with the event they belong to. */
export function sealBytes(key: Buffer, about: string, text: string): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** Null if the key differs or the bytes were modified. */
export function unsealBytes(key: Buffer, about: string, bytes: Uint8Array): string | null {
  const nonce = bytes.subarray(0, nonceLength)
  const tag = bytes.subarray(nonceLength, nonceLength + tagLength)
  try {
    const cipher = createDecipheriv(algorithm, key, nonce)
    cipher.setAAD(Buffer.from(about)).setAuthTag(tag)
    return cipher.update(bytes.subarray(nonceLength + tagLength), undefined, 'utf8') + cipher.final('utf8')
  } catch {
    return null
  }
}
