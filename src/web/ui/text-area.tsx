import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** Several lines; grows with its text. */
export function TextArea({ className, rows = 2, ...rest }: ComponentProps<'textarea'>) {
  return (
    <span className={classNames('input input-area', className)}>
      <textarea rows={rows} {...rest} />
    </span>
  )
}
