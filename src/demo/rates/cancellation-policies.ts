import { EVERYTHING } from '#domain/money/portion.ts'
import type { CancellationPolicy } from '#domain/price/cancellation.ts'

const from = (daysBefore: number, time: string) => ({ daysBefore, time })
const oneNight = { of: 'nights', value: 1 } as const
const half = { of: 'percent', value: 5_000 } as const

/** Free until a deadline, from the latest to the earliest. */
export const flexible: readonly CancellationPolicy[] = [
  { steps: [{ from: from(0, '18:00'), fee: oneNight }], noShow: oneNight },
  { steps: [{ from: from(1, '18:00'), fee: oneNight }], noShow: EVERYTHING },
  { steps: [{ from: from(1, '12:00'), fee: oneNight }], noShow: oneNight },
  { steps: [{ from: from(2, '18:00'), fee: oneNight }], noShow: EVERYTHING },
  {
    steps: [
      { from: from(3, '14:00'), fee: half },
      { from: from(1, '14:00'), fee: EVERYTHING },
    ],
    noShow: EVERYTHING,
  },
  {
    steps: [
      { from: from(7, '23:59'), fee: oneNight },
      { from: from(2, '23:59'), fee: EVERYTHING },
    ],
    noShow: EVERYTHING,
  },
]

/** A fee applies from the booking on. */
export const partial: CancellationPolicy = {
  steps: [
    { from: null, fee: { of: 'percent', value: 2_000 } },
    { from: from(7, '23:59'), fee: half },
    { from: from(1, '18:00'), fee: EVERYTHING },
  ],
  noShow: EVERYTHING,
}

export const nonRefundable: CancellationPolicy = {
  steps: [{ from: null, fee: EVERYTHING }],
  noShow: EVERYTHING,
}
