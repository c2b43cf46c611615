import { type FocusEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { usePopoverAnchor } from '#ui/overlays/popover-anchor.ts'
import { PopoverSheet } from '#ui/overlays/popover-sheet.tsx'
import { isPhoneWidth } from '#ui/phone-width.ts'
import { bringIntoView } from './scroll-into-view.ts'

type Props = {
  label: string
  summary: ReactNode
  className: string
  align?: 'start' | 'end'
  done: string
  /** Somebody comes near: what is heavy may be fetched. */
  onNear?: () => void
  /** The first faulty control; Done goes there instead of closing. */
  fault?: () => HTMLElement | null | undefined
  /** Pixels by which it may grow while it is open, that the page makes room for. */
  growth?: number
  foot?: ReactNode
  children: ReactNode
}

/**
 * A part of the search box: what is chosen, and the panel in which it is chosen. It opens and closes without scripts.
 */
export function FieldPanel({
  label,
  summary,
  className,
  align = 'start',
  done,
  onNear,
  fault,
  growth,
  foot,
  children,
}: Props) {
  const anchor = usePopoverAnchor(align)
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const opened = (panel: HTMLElement) => {
    onNear?.()
    // By keyboard one goes on inside; a finger wants to see first.
    if (trigger.current?.matches(':focus-visible'))
      panel.querySelector<HTMLElement>('input, select, button')?.focus()
    if (trigger.current && !isPhoneWidth()) bringIntoView(panel, trigger.current, growth)
  }
  const toggled = (event: ToggleEvent<HTMLElement>) => {
    anchor.panel.onToggle(event)
    if (event.newState === 'open') opened(event.currentTarget)
    trigger.current?.toggleAttribute('data-open', event.newState === 'open')
  }
  /** Tab out of the panel closes it: it would cover where the focus has gone. */
  const left = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget))
      currentTarget.hidePopover()
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={`search-seg search-open ${className}-open`}
        {...anchor.trigger}
        aria-labelledby={id}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <span id={id}>
          <small>{label}</small> <strong>{summary}</strong>
        </span>
      </button>
      <section
        aria-label={label}
        className={classNames('popover search-panel', align === 'end' && 'popover-end', className)}
        {...anchor.panel}
        onToggle={toggled}
        onBlur={left}
      >
        <PopoverSheet panel={anchor.panel.id} title={label}>
          <div className="search-panel-body">{children}</div>
          <div className="search-panel-foot">
            <div className="search-panel-note">{foot}</div>
            <Button
              className="search-done"
              popoverTarget={anchor.panel.id}
              popoverTargetAction="hide"
              onClick={(event) => {
                const at = fault?.()
                if (!at) return
                event.preventDefault()
                at.focus()
              }}
            >
              {done}
            </Button>
          </div>
        </PopoverSheet>
      </section>
    </>
  )
}
