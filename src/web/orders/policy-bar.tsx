import type { CSSProperties } from 'react'
import type { CancellationWindow } from '#contract/prices.ts'
import { endOfDay, kindOf, sharesOf } from '../price-charts/timeline.ts'
import './policy-bar.css'

type Props = { windows: readonly CancellationWindow[]; from: string; now: number; checkIn: string }

/** A policy from the booking to the day of arrival, small; the ring is now. The words beside it carry the meaning. */
export function PolicyBar({ windows, from, now, checkIn }: Props) {
  const start = Date.parse(from)
  const end = Math.max(endOfDay(checkIn), start + 1)
  const stretches = windows
    .map((window) => ({
      kind: kindOf(window),
      from: Math.max(start, window.from === null ? start : Date.parse(window.from)),
      to: Math.min(end, window.to === null ? end : Date.parse(window.to)),
    }))
    .filter((stretch) => stretch.from < stretch.to)
  const shares = sharesOf(stretches)
  let at = 0
  for (const [n, { from, to }] of stretches.entries()) {
    at += shares[n]! * Math.min(1, Math.max(0, (now - from) / (to - from)))
  }
  return (
    <span className="policy-bar" aria-hidden="true" style={{ '--at': `${at * 100}%` } as CSSProperties}>
      {stretches.map(({ kind, from }, n) => (
        <i key={from} data-kind={kind} style={{ flexGrow: shares[n] }} />
      ))}
    </span>
  )
}
