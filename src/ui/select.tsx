import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { ChevronDownIcon } from './icons.ts'

/** The system's own list: right on every phone and with every reader. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('input input-select', className)}>
      <select {...rest}>{children}</select>
      <ChevronDownIcon small />
    </span>
  )
}
