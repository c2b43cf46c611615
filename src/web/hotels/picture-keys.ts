/** Which picture a key turns to; null for a key that turns none. The last is followed by the first. */
export function pictureAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'PageDown') return (at + 1) % count
  if (key === 'ArrowLeft' || key === 'PageUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
