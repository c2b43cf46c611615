const metresPerMinute = 75
/** Streets are longer than the straight line between two points. */
const detour = 1.3
const farthestWalk = 25

/** About how long one walks; null where nobody would. */
export function minutesOnFoot(metres: number): number | null {
  const minutes = Math.max(1, Math.round((metres * detour) / metresPerMinute))
  return minutes <= farthestWalk ? minutes : null
}
