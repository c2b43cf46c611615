import { badgeMaximum } from './constants.ts'

/** “99+” above 99; nothing for nothing. */
export function badgeText(count: number): string {
  if (count <= 0) return ''
  return count > badgeMaximum ? `${badgeMaximum}+` : String(count)
}
