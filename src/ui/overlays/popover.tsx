import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { usePopoverAnchor } from './popover-anchor.ts'
import { PopoverSheet } from './popover-sheet.tsx'

type Props = {
  trigger: ReactNode
  triggerClass?: string
  /** The trigger's name where its content does not say it. */
  triggerLabel?: string
  /** The accessible name of the panel. */
  label: string
  align?: 'start' | 'end'
  className?: string
  children: ReactNode
}

/** A button and the panel it opens beside itself, on a phone a sheet; closed by Escape and by a press elsewhere. */
export function Popover({
  trigger,
  triggerClass,
  triggerLabel,
  label,
  align = 'start',
  className,
  children,
}: Props) {
  const anchor = usePopoverAnchor(align)
  return (
    <>
      <button
        type="button"
        className={triggerClass ?? 'button button-outlined'}
        aria-label={triggerLabel}
        {...anchor.trigger}
      >
        {trigger}
      </button>
      <section
        aria-label={label}
        className={classNames('popover', align === 'end' && 'popover-end', className)}
        {...anchor.panel}
      >
        <PopoverSheet panel={anchor.panel.id} title={label}>
          <div className="popover-body">{children}</div>
        </PopoverSheet>
      </section>
    </>
  )
}
