/** The position of the primary's log at a time of this process. */
export type LogPosition = { readonly at: number; readonly lsn: bigint }

/** `A/1B2C3D4E` as a number of bytes. */
export function parseLsn(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/**
 * The age of the state that a replica has replayed: the time since the primary was last known to be no further. It is
 * measured by our own clock, so that a replica that is cut off from its primary does not look current. Null if the
 * replica is behind everything that is remembered.
 */
export function lagOf(positions: readonly LogPosition[], replayed: bigint, now: number): number | null {
  const reached = positions.filter(({ lsn }) => lsn <= replayed)
  if (reached.length === 0) return null
  const isCurrent = reached.length === positions.length
  return isCurrent ? 0 : now - Math.max(...reached.map(({ at }) => at))
}
