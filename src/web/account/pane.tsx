import { type ReactNode, useId } from 'react'

type Props = { title: string; text?: ReactNode; action?: ReactNode; children?: ReactNode }

/** One matter of the centre on its own ground. */
export function Pane({ title, text, action, children }: Props) {
  const id = useId()
  return (
    <section className="pane" aria-labelledby={id}>
      <div className="pane-head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {text && <p className="pane-text">{text}</p>}
      {children}
    </section>
  )
}
