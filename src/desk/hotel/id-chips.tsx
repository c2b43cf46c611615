import type { Bilingual } from '#domain/text/locale.ts'
import { CloseIcon } from '#ui/icons/icons.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { fieldNames } from '#words/desk/hotel-fields.ts'
import { nameIn } from '#words/hotels/hotel-facts.ts'
import { useLocale } from '../parts/use-desk.ts'
import { useField } from './editor.ts'

type Props = { fieldKey: string; names: Readonly<Record<string, Bilingual>> }

/** Ids from a known list as chips. They are one field: two edits of it conflict. */
export function IdChips({ fieldKey, names }: Props) {
  const locale = useLocale()
  const say = hotelEditorWords(locale)
  const field = useField(fieldKey)
  const chosen = field.value.split(' ').filter(Boolean)
  const all = Object.keys(names)
  const write = (ids: readonly string[]) => field.set(all.filter((id) => ids.includes(id)).join(' '))
  return (
    <div className={`facilities${field.was === null ? '' : ' changed'}`}>
      <span className="lab">
        {fieldNames(locale)('amenities')} <small>{say.ofMost(chosen.length, String(all.length))}</small>
      </span>
      <div className="mini">
        {chosen.map((id) => (
          <button
            key={id}
            type="button"
            className="chip on"
            disabled={field.isReadOnly}
            aria-label={say.remove(nameIn(names, id, locale))}
            onClick={() => write(chosen.filter((one) => one !== id))}
          >
            {nameIn(names, id, locale)}
            <CloseIcon />
          </button>
        ))}
        {!field.isReadOnly && (
          <label className="chip add">
            <span className="sr">{say.addFacility}</span>
            <select value="" onChange={(event) => write([...chosen, event.target.value])}>
              <option value="">+ {say.addFacility}</option>
              {all
                .filter((id) => !chosen.includes(id))
                .map((id) => (
                  <option key={id} value={id}>
                    {nameIn(names, id, locale)}
                  </option>
                ))}
            </select>
          </label>
        )}
      </div>
    </div>
  )
}
