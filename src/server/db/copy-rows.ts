import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Tx } from './database.ts'

/**
 * Sends rows by a `copy … from stdin`. What the database refuses once the last of them was sent, postgres.js tells
 * nobody, and its stream never ends: the next statement of the transaction, which then fails too, ends it here.
 */
export async function copyRows(tx: Tx, statement: string, rows: Iterable<Uint8Array | string>) {
  const into = await tx.unsafe(statement).writable()
  const sendEnd = into._final.bind(into)
  into._final = (done) => {
    sendEnd(done)
    tx`select 1`.catch((cause) =>
      done(new Error('PostgreSQL refused rows that were copied: its log says why.', { cause })),
    )
  }
  await pipeline(Readable.from(rows), into)
}
