// Math.sin and Math.cos may differ in the last bit between processors; these use exact operations only,
// so that a drawing has the same bytes everywhere.
const quarter = 0.25

/** The sine of an angle given in turns (1 = a full circle). */
export function sine(turns: number): number {
  let t = turns - Math.floor(turns)
  if (t > 3 * quarter) t -= 1
  else if (t > quarter) t = 0.5 - t
  const x = t * 6.283185307179586
  const s = x * x
  return x * (1 - (s / 6) * (1 - (s / 20) * (1 - (s / 42) * (1 - (s / 72) * (1 - s / 110)))))
}

export const cosine = (turns: number) => sine(turns + quarter)
