import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  note?: ReactNode
  /** At the end of the line: how many there are. */
  aside?: ReactNode
}

export function Choice({
  type,
  label,
  note,
  aside,
  className,
  ...rest
}: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={classNames('choice', className)}>
      <input type={type} {...rest} />
      <span>
        {label}
        {note && <small className="choice-note">{note}</small>}
      </span>
      {aside !== undefined && <span className="choice-aside">{aside}</span>}
    </label>
  )
}
