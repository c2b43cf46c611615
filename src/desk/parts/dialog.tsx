import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseIcon } from '#ui/icons/icons.ts'
import { deskWords } from '#words/desk/frame.ts'
import { useLocale } from './use-desk.ts'

type Props = {
  title: string
  lead?: ReactNode
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
  width?: number
  onSubmit?: () => void
}

/** A native modal dialog: it traps focus, closes with Escape and gives the focus back. */
export function Dialog({ title, lead, onClose, children, footer, width = 560, onSubmit }: Props) {
  const say = deskWords(useLocale())
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const dialog = ref.current!
    const from = document.activeElement
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-takes-focus]')?.focus()
    return () => {
      dialog.close()
      if (from instanceof HTMLElement) from.focus()
    }
  }, [])
  const body = (
    <>
      <header>
        <div className="grow">
          <h2 id={titleId}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        <button type="button" className="ib" aria-label={say.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      <div className="in">{children}</div>
      {footer && <footer>{footer}</footer>}
    </>
  )
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={titleId}
      style={{ '--dialog-width': `${width}px` } as CSSProperties}
      onCancel={(event) => {
        event.preventDefault()
        close.current()
      }}
    >
      {onSubmit ? (
        <form
          className="dialog-form"
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          {body}
        </form>
      ) : (
        body
      )}
    </dialog>
  )
}
