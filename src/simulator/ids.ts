import { randomBytes } from 'node:crypto'

const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Capitals and digits, as providers use. */
export const newId = (length: number) =>
  Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')
