/** Two sets of parallel lines that meet themselves at the edges of a square of 256 pixels. */
export const blockLines = [0, 1, 2, 3, 4]
  .map((n) => `M0 ${n * 64 - 64}L256 ${n * 64}M${n * 64} 0L${n * 64 - 64} 256`)
  .concat('M256 0L192 256')
  .join('')
