import { badgeText } from './badge-text.ts'

/** A number in a dark pill; `label` says what is counted. */
export function Badge({ count, label }: { count: number; label?: string }) {
  const text = badgeText(count)
  if (!text) return null
  return (
    <span className="badge">
      {text}
      {label && <span className="sr-only"> {label}</span>}
    </span>
  )
}
