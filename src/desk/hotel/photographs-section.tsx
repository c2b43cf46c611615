import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { columnsOf, fieldKey, itemsOf } from '#domain/hotel/hotel-fields.ts'
import { pictureCategories } from '#domain/hotel/picture-category.ts'
import { PictureIcon } from '#ui/icons/icons.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { fieldNames } from '#words/desk/hotel-fields.ts'
import { hotelPartWords } from '#words/desk/hotel-parts.ts'
import { pictureCategoryWords } from '#words/hotels/picture-categories.ts'
import { SelectField, TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { useEditor, useField } from './editor.ts'
import { EditorSection } from './editor-section.tsx'
import { moved, type Row, readRows } from './row-list.ts'
import { useUploads } from './use-uploads.ts'

export function PhotographsSection() {
  const locale = useLocale()
  const [say, part] = [hotelEditorWords(locale), hotelPartWords(locale)]
  const { hotel, isReadOnly } = useEditor()
  const field = useField(fieldKey('images', '', 'list'))
  const rows = readRows(field.value)
  const [chosen, setChosen] = useState<number | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [spoken, setSpoken] = useState('')
  const write = (next: readonly Row[]) => field.set(JSON.stringify(next))
  const uploads = useUploads(hotel.id, (url) => {
    const held = readRows(field.value)
    const fresh = { room: '', url, alt_en: '', alt_zh: '', category: '' }
    write([...held, ...(held.some((row) => row.url === url) ? [] : [fresh])])
  })
  const shownOf = (url: string) =>
    hotel.pictures.find((picture) => picture.url === url)?.shown ?? uploads.shown.get(url) ?? ''
  const move = (from: number, to: number) => {
    write(moved(rows, from, to))
    setChosen(Math.max(0, Math.min(rows.length - 1, to)))
    setSpoken(part.movedTo(Math.max(0, Math.min(rows.length - 1, to)) + 1))
  }
  const press = (event: KeyboardEvent, at: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined || !event.shiftKey || isReadOnly) return
    event.preventDefault()
    move(at, at + step)
    const list = event.currentTarget.closest('ol')
    requestAnimationFrame(() =>
      list
        ?.querySelectorAll<HTMLElement>('button.photo')
        [Math.max(0, Math.min(rows.length - 1, at + step))]?.focus(),
    )
  }
  const drop = (event: DragEvent, at: number) => {
    event.preventDefault()
    const files = [...event.dataTransfer.files]
    if (files.length > 0) uploads.add(files)
    else if (dragged !== null) move(dragged, at)
    setDragged(null)
  }
  return (
    <EditorSection
      name="photographs"
      title={say.photographs}
      aside={
        <span className="push">
          {part.photographsHint(rows.length)} <kbd>⇧</kbd>
          <kbd>←</kbd>
          <kbd>→</kbd> {part.toOrder}
        </span>
      }
    >
      {rows.length === 0 && <p className="hint">{part.drawnOnly}</p>}
      <ol className={field.was === null ? 'photos' : 'photos changed'}>
        {rows.map((row, at) => (
          <li
            key={row.url}
            className={dragged === at ? 'lift' : undefined}
            draggable={!isReadOnly}
            onDragStart={() => setDragged(at)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, at)}
            onDragEnd={() => setDragged(null)}
          >
            <button
              type="button"
              className="photo"
              aria-label={part.photographAt(at + 1, row[`alt_${locale}`] || part.noAlt)}
              aria-expanded={chosen === at}
              onClick={() => setChosen(chosen === at ? null : at)}
              onKeyDown={(event) => press(event, at)}
            >
              <img src={shownOf(row.url ?? '')} alt="" />
              <span className="n">{at + 1}</span>
            </button>
            <span className="cap">
              <span className={row[`alt_${locale}`] ? undefined : 'warn'}>
                {row[`alt_${locale}`] || part.noAlt}
              </span>
              <span className="faint">{categoryName(row.category ?? '', locale)}</span>
            </span>
          </li>
        ))}
        {!isReadOnly && (
          <li onDragOver={(event) => event.preventDefault()} onDrop={(event) => drop(event, rows.length - 1)}>
            <label className="drop">
              <PictureIcon />
              <span>{uploads.waiting > 0 ? part.uploading(uploads.waiting) : part.addPhotographs}</span>
              <small>{part.formats}</small>
              <input
                className="sr"
                type="file"
                accept="image/jpeg,image/png,image/webp"
                multiple
                onChange={(event) => {
                  uploads.add([...(event.target.files ?? [])])
                  event.target.value = ''
                }}
              />
            </label>
          </li>
        )}
      </ol>
      <span className="sr" role="status">
        {spoken}
      </span>
      {uploads.problem && <Problem text={uploads.problem} />}
      {chosen !== null && rows[chosen] && (
        <PhotographForm
          row={rows[chosen]}
          onChange={(changes) =>
            write(rows.map((row, index) => (index === chosen ? ({ ...row, ...changes } as Row) : row)))
          }
          onRemove={() => {
            write(rows.filter((_, index) => index !== chosen))
            setChosen(null)
          }}
          onDone={() => setChosen(null)}
        />
      )}
    </EditorSection>
  )
}

function categoryName(category: string, locale: 'en' | 'zh') {
  const known = pictureCategories.find((one) => one === category)
  return known ? pictureCategoryWords(locale)[known] : ''
}

type FormProps = {
  row: Row
  onChange: (changes: Record<string, string>) => void
  onRemove: () => void
  onDone: () => void
}

function PhotographForm({ row, onChange, onRemove, onDone }: FormProps) {
  const locale = useLocale()
  const part = hotelPartWords(locale)
  const name = fieldNames(locale)
  const { fields, isReadOnly } = useEditor()
  const rooms = itemsOf(fields, 'rooms').map(
    (code) => [code, columnsOf(fields, 'rooms', code)[`name_${locale}`] || code] as const,
  )
  return (
    <div className="item-form">
      <div className="g2">
        <TextField
          label={name('alt_en')}
          value={row.alt_en ?? ''}
          maxLength={200}
          onChange={(alt_en) => onChange({ alt_en })}
        />
        <TextField
          label={name('alt_zh')}
          value={row.alt_zh ?? ''}
          maxLength={200}
          onChange={(alt_zh) => onChange({ alt_zh })}
        />
        <SelectField
          label={name('category')}
          value={row.category ?? ''}
          onChange={(category) => onChange({ category })}
          options={[
            ['', part.noCategory] as const,
            ...pictureCategories.map((one) => [one, pictureCategoryWords(locale)[one]] as const),
          ]}
        />
        <SelectField
          label={name('room')}
          value={row.room ?? ''}
          onChange={(room) => onChange({ room })}
          options={[['', part.wholeHotel] as const, ...rooms]}
        />
      </div>
      <footer>
        {!isReadOnly && (
          <button type="button" className="btn btn-s" onClick={onRemove}>
            {part.remove}
          </button>
        )}
        <span className="grow" />
        <button type="button" className="btn btn-s" onClick={onDone}>
          {part.done}
        </button>
      </footer>
    </div>
  )
}
