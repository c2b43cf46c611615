import { useState } from 'react'
import type { FieldConflict, HotelFields } from '#domain/hotel/hotel-fields.ts'
import { deskWords } from '#words/desk/frame.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { Dialog } from '../parts/dialog.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { changeName } from './change-names.ts'

type Props = {
  conflicts: readonly FieldConflict[]
  fields: HotelFields
  onClose: () => void
  /** The keys whose own value is kept. */
  onResolve: (mine: ReadonlySet<string>) => void
}

/** Field by field: the value of this editor or the one that somebody else stored meanwhile. */
export function MergeDialog({ conflicts, fields, onClose, onResolve }: Props) {
  const locale = useLocale()
  const say = hotelEditorWords(locale)
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set(conflicts.map(({ key }) => key)))
  const choose = (key: string, isMine: boolean) =>
    setMine((held) => (isMine ? new Set([...held, key]) : new Set([...held].filter((one) => one !== key))))
  return (
    <Dialog
      title={say.mergeTitle}
      lead={say.mergeLead}
      width={640}
      onClose={onClose}
      onSubmit={() => onResolve(mine)}
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {deskWords(locale).cancel}
          </button>
          <button type="submit" className="btn btn-fill">
            {say.mergeSave}
          </button>
        </>
      }
    >
      <div className="stack">
        {conflicts.map(({ key, to, now }) => (
          <fieldset key={key} className="merge">
            <legend>{changeName(key, fields, locale)}</legend>
            {(
              [
                [true, say.yours, to],
                [false, say.theirs, now],
              ] as const
            ).map(([isMine, name, value]) => (
              <label key={name}>
                <input
                  type="radio"
                  className="dot-radio"
                  name={key}
                  checked={mine.has(key) === isMine}
                  onChange={() => choose(key, isMine)}
                />
                <b>{name}</b>
                <span>{value || say.empty}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}
