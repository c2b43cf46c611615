import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

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

export const Checkbox = (props: ChoiceProps) => <Choice type="checkbox" {...props} />

/** One of several that share a `name`; the group's question is the `legend` of a `fieldset` around them. */
export const Radio = (props: ChoiceProps) => <Choice type="radio" {...props} />
