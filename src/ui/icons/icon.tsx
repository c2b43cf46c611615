import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type IconProps = Omit<ComponentProps<'svg'>, 'children'> & { small?: boolean }
export type Icon = (props: IconProps) => ReactNode

/**
 * All icons are 24 by 24 with a round stroke of 1.5 on half pixels. Icons are decorative: a visible word says the same.
 */
/* @__NO_SIDE_EFFECTS__ */
export function icon(path: string): Icon {
  return ({ small, className, ...rest }) => (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...rest}
      className={classNames('icon', small && 'icon-small', className)}
    >
      <path d={path} />
    </svg>
  )
}

/** A circle as part of a path. */
/* @__NO_SIDE_EFFECTS__ */
export const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
