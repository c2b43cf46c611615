import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Tx } from './database.ts'

/**
 * Sends rows by `copy … from stdin`. If the database refuses rows after the last was sent, postgres.js reports no error
 * and its stream never ends. The next statement of the transaction fails as well, which ends the stream here.
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
