/** A code that no room type or rate plan of the hotel has: `room-1`, `room-2`. */
export function nextCode(kind: string, taken: readonly string[]): string {
  for (let n = taken.length + 1; ; n++) if (!taken.includes(`${kind}-${n}`)) return `${kind}-${n}`
}
