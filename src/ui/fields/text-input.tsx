import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronDownIcon } from '../icons/icons.ts'

type Props = ComponentProps<'input'> & {
  /** An icon before the text. */
  before?: ReactNode
  /** A small quiet button or a unit after it. */
  after?: ReactNode
  /** 44 instead of 48 pixels, beside a button. */
  low?: boolean
}

export function TextInput({ before, after, low, className, type = 'text', ...rest }: Props) {
  return (
    <span className={classNames('input', low && 'input-low', className)}>
      {before}
      <input type={type} {...rest} />
      {after}
    </span>
  )
}

/** Several lines; grows with its text. */
export function TextArea({ className, rows = 2, ...rest }: ComponentProps<'textarea'>) {
  return (
    <span className={classNames('input input-area', className)}>
      <textarea rows={rows} {...rest} />
    </span>
  )
}

/** The system's own list: right on every phone and with every reader. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('input input-select', className)}>
      <select {...rest}>{children}</select>
      <ChevronDownIcon small />
    </span>
  )
}
