import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { useLocale } from '../parts/use-desk.ts'

type Props = {
  count: number
  names: string
  isSaving: boolean
  problem: string | null
  onDiscard: () => void
  onSave: () => void
}

/** How many changes are not saved, and which. */
export function SaveBar({ count, names, isSaving, problem, onDiscard, onSave }: Props) {
  const say = hotelEditorWords(useLocale())
  if (count === 0) return null
  return (
    <div className="savebar" role="region" aria-label={say.unsaved(count)}>
      <span className="st held">
        <b>{say.unsaved(count)}</b>
      </span>
      <span className="faint names" title={names}>
        {problem ?? names}
      </span>
      <span className="faint kept">{say.keptHere}</span>
      <span className="grow" />
      <button type="button" className="btn" onClick={onDiscard}>
        {say.discard}
      </button>
      <button type="button" className="btn btn-fill" disabled={isSaving} onClick={onSave}>
        {say.save(count)} <kbd>⌘S</kbd>
      </button>
    </div>
  )
}
