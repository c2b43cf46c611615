import { type ReactNode, useId } from 'react'
import { fieldKey, type HotelSection } from '#domain/hotel/hotel-fields.ts'
import { ChevronDownIcon } from '#ui/icons/icons.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { fieldNames } from '#words/desk/hotel-fields.ts'
import { useLocale } from '../parts/use-desk.ts'
import { useField } from './editor.ts'

type Path = { section: HotelSection; item?: string; column: string }
type Props = Path & {
  label?: string
  note?: ReactNode
  options?: readonly (readonly [value: string, label: string])[]
  rows?: number
  maxLength?: number
  inputMode?: 'decimal' | 'numeric'
  placeholder?: string
  lang?: 'en' | 'zh'
}

/** A field of the hotel. A changed value is marked, with the value before. */
export function EditedField({
  section,
  item = '',
  column,
  label,
  note,
  options,
  rows,
  lang,
  ...rest
}: Props) {
  const locale = useLocale()
  const field = useField(fieldKey(section, item, column))
  const id = useId()
  const { maxLength = 400, inputMode, placeholder } = rest
  const shared = {
    id,
    value: field.value,
    disabled: field.isReadOnly,
    'aria-invalid': field.problem ? true : undefined,
    'aria-describedby': field.problem ? `${id}-note` : undefined,
  }
  const hasShortPast = field.was !== null && field.was !== '' && field.was.length < 24 && !rows
  return (
    <div className={`field${field.was === null ? '' : ' changed'}`}>
      <label htmlFor={id}>
        {label ?? fieldNames(locale)(column)}
        {hasShortPast ? (
          <small>{hotelEditorWords(locale).was(field.was ?? '')}</small>
        ) : (
          note && <small>{note}</small>
        )}
      </label>
      <span className={field.problem ? 'input err' : 'input'}>
        {options ? (
          <>
            <select {...shared} onChange={(event) => field.set(event.target.value)}>
              {options.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
            <ChevronDownIcon />
          </>
        ) : rows ? (
          <textarea
            {...shared}
            rows={rows}
            maxLength={maxLength}
            lang={lang}
            onChange={(event) => field.set(event.target.value)}
          />
        ) : (
          <input
            {...shared}
            type="text"
            inputMode={inputMode}
            maxLength={maxLength}
            placeholder={placeholder}
            lang={lang}
            autoComplete="off"
            onChange={(event) => field.set(event.target.value)}
          />
        )}
      </span>
      {field.problem && (
        <span id={`${id}-note`} className="hint bad">
          {field.problem}
        </span>
      )}
    </div>
  )
}
