import type { ReactNode } from 'react'
import { CheckIcon } from '#ui/icons.ts'

type Props = {
  /** It holds; it is the next one to see to; or it waits. */
  state: 'done' | 'here' | 'open'
  title: string
  text: string | null
  children: ReactNode
}

/** One point of a checklist with what it asks for. */
export const ClaimPoint = ({ state, title, text, children }: Props) => (
  <li className="claim-point" data-state={state}>
    <span className="claim-mark" aria-hidden="true">
      {state === 'done' && <CheckIcon small />}
    </span>
    <div>
      <b>{title}</b>
      {text && <p>{text}</p>}
      {children}
    </div>
  </li>
)
