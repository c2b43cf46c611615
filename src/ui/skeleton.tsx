import { classNames } from './class-names.ts'

type Props = {
  /** Lines of text, the last one shorter; absent for a block that fills what it is given. */
  lines?: number
  className?: string
}

/** Holds the place and the size of what is coming; the part around it carries `aria-busy`. */
export function Skeleton({ lines, className }: Props) {
  if (lines === undefined) return <span className={classNames('skeleton', className)} aria-hidden="true" />
  return (
    <span className={classNames('skeleton-lines', className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((key) => (
        <span key={key} className="skeleton" />
      ))}
    </span>
  )
}

/** A turning ring; what it waits for is said by words beside it or by `aria-busy`. */
export const Spinner = () => <span className="spinner" aria-hidden="true" />
