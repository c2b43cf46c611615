/** Clamps a typed number to the limits; text that is not a number changes nothing. */
export function stepValue(
  text: string,
  { min, max, now }: { min: number; max: number; now: number },
): number {
  const typed = Number(text.trim())
  if (text.trim() === '' || !Number.isFinite(typed)) return now
  return Math.min(max, Math.max(min, Math.round(typed)))
}
