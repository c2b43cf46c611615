import { type ReactNode, startTransition, useEffect, useId, useState } from 'react'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../icons/icons.ts'
import { useUiWords } from '../language.ts'
import { afterPaint } from '../scheduling.ts'
import { leave, useModal } from './modal.ts'
import { ToastRegion } from './toast-region.tsx'

export type DialogProps = {
  open: boolean
  /** Asked for by ×, Escape, a press beside it or a drag: the owner decides and sets `open`. */
  onClose: () => void
  title: ReactNode
  lead?: ReactNode
  /** Stays in sight below what scrolls. */
  foot?: ReactNode
  shape?: 'box' | 'medium' | 'wide' | 'sheet'
  /** On a phone as high as the window allows; what it holds scrolls by itself. */
  fill?: boolean
  children?: ReactNode
}

const shapes = { box: '', medium: 'dialog-medium', wide: 'dialog-wide', sheet: 'sheet' }

/** In the middle of the page; on a phone a sheet from below. Its children are mounted only while it is open. */
export function Dialog({ open, ...rest }: DialogProps) {
  const [isDue, setIsDue] = useState(false)
  // The whole page steps behind a dialog, which takes a while: the button that was pressed shows it before.
  useEffect(() => {
    if (!open) return
    const stop = afterPaint(() => startTransition(() => setIsDue(true)))
    return () => {
      stop()
      setIsDue(false)
    }
  }, [open])
  return open && isDue ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  onClose,
  title,
  lead,
  foot,
  shape = 'box',
  fill = false,
  children,
}: Omit<DialogProps, 'open'>) {
  const say = useUiWords()
  const ref = useModal(onClose)
  const id = useId()
  return (
    <dialog
      ref={ref}
      className={classNames('dialog', shapes[shape], fill && 'dialog-fill')}
      aria-labelledby={id}
    >
      <div className="dialog-panel">
        <div className="dialog-grab" />
        <h2 id={id} className="dialog-title" {...(fill ? { tabIndex: -1, 'data-takes-focus': true } : {})}>
          {title}
        </h2>
        {lead && <p className="dialog-lead">{lead}</p>}
        {children && <div className="dialog-body">{children}</div>}
        {foot && <div className="dialog-foot">{foot}</div>}
        {/* Last, so that focus starts in what the dialog is for. */}
        <Button
          kind="quiet"
          round
          className="dialog-close"
          aria-label={say.close}
          onClick={() => leave(ref.current, onClose)}
        >
          <CloseIcon />
        </Button>
      </div>
      <ToastRegion />
    </dialog>
  )
}

/** A dialog at the side of the page, for what is long: filters, navigation. On a phone it comes from below. */
export const Sheet = (props: Omit<DialogProps, 'shape'>) => <Dialog {...props} shape="sheet" />
