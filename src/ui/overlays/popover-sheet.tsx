import type { ReactNode } from 'react'
import { CloseIcon } from '../icons/icons.ts'
import { useUiWords } from '../language.ts'

type Props = { panel: string; title: ReactNode; children: ReactNode }

/** The content of a popover. On a phone it is a sheet: a grab bar, a title and a button to close stand around it. */
export function PopoverSheet({ panel, title, children }: Props) {
  const say = useUiWords()
  return (
    <>
      <div className="dialog-grab" />
      <h2 className="popover-title">{title}</h2>
      {children}
      {/* Last, so that focus starts in what the sheet is for. */}
      <button
        type="button"
        className="button button-quiet button-round popover-close"
        aria-label={say.close}
        popoverTarget={panel}
        popoverTargetAction="hide"
      >
        <CloseIcon />
      </button>
    </>
  )
}
