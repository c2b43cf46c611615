import { randomInt } from 'node:crypto'

// Without letters and digits that are easily confused.
const mails = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 9

/** Short enough to read aloud, too many to guess: `LS7K3M9Q2XB`. */
export const readableNumber = (kind: 'LS' | 'T' | 'P' | 'H'): string =>
  `${kind}${Array.from({ length }, () => mails[randomInt(mails.length)]).join('')}`
