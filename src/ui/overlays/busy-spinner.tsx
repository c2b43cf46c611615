import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useUiWords } from '../language.ts'
import { Spinner } from '../skeleton.tsx'
import { busy } from './busy.ts'

/** The one spinner of the document, over everything while an action is under way. */
export function BusySpinner() {
  const say = useUiWords()
  const ref = useRef<HTMLDivElement>(null)
  const isBusy = useSyncExternalStore(busy.subscribe, busy.isBusy, () => false)
  useEffect(() => {
    if (!isBusy) return
    const disc = ref.current
    disc?.showPopover?.()
    return () => disc?.hidePopover?.()
  }, [isBusy])
  return (
    <div ref={ref} popover="manual" className="busy" role="status">
      {isBusy && (
        <>
          <Spinner />
          <span>{say.loading}</span>
        </>
      )}
    </div>
  )
}
