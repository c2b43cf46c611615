import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createLimit } from '../concurrency/limit.ts'
import { Overloaded } from '../http/dispatch.ts'
import type { Keys } from '../secret-keys/secret.ts'

const derive = promisify(argon2)

export const hashParameters = { memory: 19_456, passes: 2, parallelism: 1 } as const
const tagLength = 32
const saltLength = 16

// A hash occupies one of four libuv threads for about 60 ms, and 19 MB. Two at once leave threads for files and DNS.
const atOnce = 2
// About three seconds of work; later callers are refused with a Retry-After.
const mostWaiting = 100
const retryAfter = 3

export type Hashing = {
  make: (text: string) => Promise<string>
  /** False without a hash as well, after the same work, so that timing does not reveal whether there is one. */
  check: (text: string, hash: string | null) => Promise<boolean>
  /** The same, and whether the hash was made with another key or other parameters than the current ones. */
  verify: (text: string, hash: string | null) => Promise<Verdict>
}

export type Verdict = { readonly isRight: boolean; readonly isDated: boolean }

/**
 * argon2id with a server key, so that a leaked table alone does not allow guessing. The number of concurrent hashes is
 * limited, since they would block the thread pool.
 */
export function createHashing(keys: Keys): Hashing {
  const limit = createLimit({ atOnce, mostWaiting, whenFull: () => new Overloaded(retryAfter) })
  const tagOf = (key: Buffer, text: string, { memory, passes, parallelism, salt }: Recipe) =>
    limit(() =>
      derive('argon2id', {
        message: text.normalize('NFC'),
        nonce: salt,
        memory,
        passes,
        parallelism,
        tagLength,
        secret: key,
      }),
    )
  const nobody = { ...hashParameters, salt: randomBytes(saltLength), tag: randomBytes(tagLength) }

  const verify = async (text: string, hash: string | null): Promise<Verdict> => {
    const expected = (hash ? read(hash) : null) ?? nobody
    for (const key of keys) {
      const tag = await tagOf(key, text, expected)
      if (timingSafeEqual(tag, expected.tag))
        return { isRight: true, isDated: key !== keys[0] || isDated(expected) }
    }
    return { isRight: false, isDated: false }
  }

  return {
    make: async (text) => {
      const recipe = { ...hashParameters, salt: randomBytes(saltLength) }
      return written({ ...recipe, tag: await tagOf(keys[0], text, recipe) })
    },
    check: async (text, hash) => (await verify(text, hash)).isRight,
    verify,
  }
}

type Recipe = { memory: number; passes: number; parallelism: number; salt: Buffer }
type Hash = Recipe & { tag: Buffer }

const isDated = ({ memory, passes, parallelism }: Recipe) =>
  memory !== hashParameters.memory ||
  passes !== hashParameters.passes ||
  parallelism !== hashParameters.parallelism

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
const written = ({ memory, passes, parallelism, salt, tag }: Hash) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/
function read(text: string): Hash | null {
  const found = phc.exec(text)
  if (!found) return null
  const [, memory, passes, parallelism, salt = '', tag = ''] = found
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}
