import { feeSpans, splitSteps } from '#domain/hotel/written-terms.ts'
import { hotelPartWords } from '#words/desk/hotel-parts.ts'
import { useLocale } from '../parts/use-desk.ts'

const colours = { free: 'var(--policy-free)', part: 'var(--policy-part)', none: 'var(--policy-none)' }

/** The fees on a line up to arrival, and until when cancelling is free. */
export function CancellationLine({ text }: { text: string }) {
  const part = hotelPartWords(useLocale())
  const steps = splitSteps(text)
  const [first] = [...steps].sort(
    (a, b) =>
      Number(b.daysBefore ?? Number.MAX_SAFE_INTEGER) - Number(a.daysBefore ?? Number.MAX_SAFE_INTEGER),
  )
  const summary = !first
    ? part.alwaysFree
    : first.daysBefore === null
      ? part.neverFree
      : part.freeUntil(first.daysBefore, first.time)
  return (
    <span className="feeline">
      <span className="bar3" aria-hidden="true" title={part.twoWeeks}>
        {feeSpans(text).map(({ kind, share }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The spans have no identity but their place.
          <i key={at} style={{ flexGrow: share, background: colours[kind] }} />
        ))}
      </span>
      {summary}
    </span>
  )
}
