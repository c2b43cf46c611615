import { type FocusEvent, type ReactNode, type ToggleEvent, useId } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import type { Icon } from '../ui/icon.tsx'
import { usePopoverAnchor } from '../ui/popover-anchor.ts'

type Props = {
  label: string
  summary: ReactNode
  icon: Icon
  className: string
  align?: 'start' | 'end'
  done: string
  /** Somebody comes near: what is heavy may be fetched. */
  onNear?: () => void
  onClose?: () => void
  /** What is still wrong, and where; Done goes there instead of closing. */
  fault?: () => HTMLElement | null | undefined
  foot?: ReactNode
  children: ReactNode
}

/** A part of the search box: what is chosen, and the panel in which it is chosen. It opens and closes without scripts. */
export function FieldPanel({
  label,
  summary,
  icon: Mark,
  className,
  align = 'start',
  done,
  onNear,
  onClose,
  fault,
  foot,
  children,
}: Props) {
  const anchor = usePopoverAnchor(align)
  const id = useId()
  const enter = (panel: HTMLElement) => {
    const trigger = document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`)
    // By keyboard one goes on inside; a finger wants to see first.
    if (trigger?.matches(':focus-visible')) panel.querySelector<HTMLElement>('input, select, button')?.focus()
  }
  const toggled = (event: ToggleEvent<HTMLElement>) => {
    anchor.panel.onToggle(event)
    if (event.newState === 'open') {
      onNear?.()
      enter(event.currentTarget)
      bringIntoView(event.currentTarget)
    } else onClose?.()
  }
  /** Tab out of the panel closes it: it would cover where the focus has gone. */
  const left = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget))
      currentTarget.hidePopover()
  }
  return (
    <>
      <button
        type="button"
        className={`search-seg search-open ${className}-open`}
        {...anchor.trigger}
        aria-labelledby={id}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <Mark />
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
        <div className="search-panel-body">{children}</div>
        <div className="search-panel-foot">
          <div className="search-panel-note">{foot}</div>
          <Button
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
      </section>
    </>
  )
}

/** The page scrolls as far as the panel needs to be seen whole, and its field with it. */
function bringIntoView(panel: HTMLElement) {
  const missing = panel.getBoundingClientRect().bottom + gap - innerHeight
  const trigger = document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`)
  const room = (trigger?.getBoundingClientRect().top ?? 0) - gap
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const behavior = calm ? 'instant' : 'smooth'
  if (missing > 0 && room > 0) scrollBy({ top: Math.min(missing, room), behavior })
}
const gap = 16
