import type { ReactNode } from 'react'
import type { Failure } from '#contract/endpoint.ts'
import { deskWords, roleNames } from '#words/desk/frame.ts'
import type { Loaded } from '../use-load.ts'
import { useLocale } from './use-desk.ts'

/** Says what failed, that nothing was changed, and offers to try again. */
export function LoadFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const say = deskWords(useLocale())
  return (
    <div className="empty" role="alert">
      <h2>{say.notLoaded}</h2>
      <p>{failure.msg}</p>
      <button type="button" className="btn" onClick={onRetry}>
        {say.tryAgain}
      </button>
      {failure.data.incident && <small className="faint">{say.incident(failure.data.incident)}</small>}
    </div>
  )
}

export const SkeletonRows = ({ rows = 8 }: { rows?: number }) => (
  <div aria-busy="true">
    {Array.from({ length: rows }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: The rows are all alike and never move.
      <div className="skrow" key={at}>
        <span className="skel" style={{ width: '70%' }} />
        <span className="skel" style={{ width: `${54 + ((at * 13) % 30)}%` }} />
        <span className="skel" />
      </div>
    ))}
  </div>
)

/** Skeletons, the failure or the data. */
export function Shown<Data>({
  of,
  children,
  rows,
}: {
  of: Loaded<Data>
  children: (data: Data) => ReactNode
  rows?: number
}) {
  if (of.data !== null) return children(of.data)
  if (of.failure?.data.reason === 'forbidden') return <Denied failure={of.failure} />
  if (of.failure) return <LoadFailed failure={of.failure} onRetry={of.reload} />
  return <SkeletonRows {...(rows === undefined ? {} : { rows })} />
}

function Denied({ failure }: { failure: Failure }) {
  const say = deskWords(useLocale())
  return (
    <div className="empty">
      <h2>{say.denied}</h2>
      <p>{say.deniedHint(String(failure.data.permission))}</p>
    </div>
  )
}

/** The roles that may, as a small tag beside a button's name. */
export function RolesTag({ roles }: { roles: readonly (keyof ReturnType<typeof roleNames>)[] }) {
  const names = roleNames(useLocale())
  return <span className="who">{roles.map((role) => names[role]).join(', ')}</span>
}
