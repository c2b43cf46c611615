import { useEffect, useState } from 'react'
import { CheckIcon } from '#ui/icons/icons.ts'
import { calendarWords } from '#words/desk/calendar.ts'
import { useLocale } from '../parts/use-desk.ts'

export type Done = {
  readonly id: number
  readonly text: string
  readonly change: string | null
  readonly detail: string
}

const seconds = 30

/** The last change with its undo, for half a minute; later it is under Changes. */
export function UndoToast({ done, onUndo, onEnd }: { done: Done; onUndo: () => void; onEnd: () => void }) {
  const say = calendarWords(useLocale())
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft((left) => left - 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (left <= 0) onEnd()
  }, [left, onEnd])
  return (
    <div className="floattoast">
      <div className="caltoast">
        <CheckIcon />
        <span>
          {done.text} <small>{say.seconds(Math.max(0, left))}</small>
          {done.detail && <small className="detail">{done.detail}</small>}
        </span>
        {done.change !== null && (
          <button type="button" className="btn" onClick={onUndo}>
            {say.undo} <kbd>Ctrl Z</kbd>
          </button>
        )}
      </div>
    </div>
  )
}
