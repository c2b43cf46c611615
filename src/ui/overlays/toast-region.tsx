import { type FocusEvent, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { CheckIcon, CloseIcon, WarningIcon } from '../icons/icons.ts'
import { useUiWords } from '../language.ts'
import type { Toast } from './toast-queue.ts'
import { addRegion, raiseRegion, regions, toasts } from './toasts.ts'

const none: readonly Toast[] = []
const noRegions: readonly string[] = []

/** Where toasts appear: once in the document; every dialog brings its own. */
export function ToastRegion() {
  const id = useId()
  const cameFrom = useRef<HTMLElement | null>(null)
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, () => none)
  const top = useSyncExternalStore(regions.subscribe, regions.get, () => noRegions).at(-1)
  const mine = top === id ? shown : none

  useEffect(() => {
    const remove = addRegion(id)
    raiseRegion(id)
    return () => {
      remove()
      toasts.release()
    }
  }, [id])

  const enter = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    toasts.hold()
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget
  }
  const dismiss = (toast: Toast) => {
    cameFrom.current?.focus()
    toasts.dismiss(toast.id)
    toasts.release()
  }
  const list = (kind: Toast['kind']) =>
    mine
      .filter((toast) => toast.kind === kind)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={() => dismiss(toast)} />)
  const holding = {
    onPointerEnter: toasts.hold,
    onPointerLeave: toasts.release,
    onFocus: enter,
    onBlur: toasts.release,
  }
  return (
    <div id={id} popover="manual" className="toasts">
      <div role="status" {...holding}>
        {list('good')}
      </div>
      <div role="alert" {...holding}>
        {list('warn')}
      </div>
    </div>
  )
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const say = useUiWords()
  const Mark = toast.kind === 'good' ? CheckIcon : WarningIcon
  return (
    <div className={`toast toast-${toast.kind}`}>
      <Mark />
      <p>{toast.text}</p>
      {toast.action && (
        <button type="button" className="link toast-action" onClick={toast.action.run}>
          {toast.action.label}
        </button>
      )}
      <button type="button" className="toast-close" aria-label={say.dismiss} onClick={onDismiss}>
        <CloseIcon small />
      </button>
    </div>
  )
}
