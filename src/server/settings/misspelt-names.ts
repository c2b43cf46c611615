import { Environment } from './environment.ts'

type Variables = Readonly<Record<string, string | undefined>>
export type Misspelt = { readonly name: string; readonly meant: string }

const known = Object.keys(Environment.shape)
/** Variables of the environment with these beginnings are ours: no other program reads them. */
const ours = /^(PAYPAL|ALIPAY|UNIONPAY|TRANSLATE|MAP|SHARE|VAPID|SITE|SUPPORT|OPERATOR|BACKUP|BRAND)_/

/** Variables that no setting reads but that resemble one: probably misspelt. */
export function misspeltNames(env: Variables): Misspelt[] {
  return Object.keys(env)
    .filter((name) => !known.includes(name) && /^[A-Z][A-Z0-9_]{3,}$/.test(name))
    .flatMap((name) => {
      const meant = nearestName(name)
      const isNear = editDistance(name, meant) <= (name.length < 8 ? 1 : 2)
      return isNear || ours.test(name) ? [{ name, meant }] : []
    })
}

/** The setting with the fewest differences from the name. */
export const nearestName = (name: string): string =>
  known.reduce((best, other) => (editDistance(name, other) < editDistance(name, best) ? other : best))

/** Levenshtein distance, one row at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}
