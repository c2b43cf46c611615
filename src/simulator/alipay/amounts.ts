/** Parses yuan with two decimals into fen; null if Alipay refuses the amount. */
export function fenOf(yuan: unknown): number | null {
  const found = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(yuan))
  if (!found) return null
  const fen = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
  return fen >= 1 && fen <= 10_000_000_000 ? fen : null
}

export const yuanOf = (fen: number) => `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

/** `15m`, `2h`, `1d`, in milliseconds. */
export function durationOf(text: unknown, fallback: number): number {
  const found = /^(\d{1,5})([mhd])$/.exec(String(text ?? ''))
  const unit = { m: 60_000, h: 3_600_000, d: 86_400_000 }
  return found ? Number(found[1]) * unit[found[2] as 'm' | 'h' | 'd'] : fallback
}

/** Local time in Beijing. */
export const beijingTime = (at: number) =>
  new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
