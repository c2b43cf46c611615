import { randomBytes } from 'node:crypto'

const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** As providers write them: capitals and digits. */
export const newId = (length: number) =>
  Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')
