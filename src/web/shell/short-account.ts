const longest = 16
const shownAtEnds = 7

/** A name, else the account shortened in the middle: both ends are what its owner knows it by. */
export function shortAccount({ name, account }: { name?: string; account: string }): string {
  if (name?.trim()) return name.trim()
  const letters = [...account]
  if (letters.length <= longest) return account
  return `${letters.slice(0, shownAtEnds).join('')}…${letters.slice(-shownAtEnds).join('')}`
}
