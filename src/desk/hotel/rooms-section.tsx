import { useState } from 'react'
import { columnsOf, fieldKey, itemsOf } from '#domain/hotel/hotel-fields.ts'
import { PencilIcon, PlusIcon } from '#ui/icons/icons.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { hotelPartWords } from '#words/desk/hotel-parts.ts'
import { roomAmenityNames } from '#words/hotels/hotel-facts.ts'
import { useLocale } from '../parts/use-desk.ts'
import { EditedField } from './edited-field.tsx'
import { useEditor } from './editor.ts'
import { EditorSection } from './editor-section.tsx'
import { IdChips } from './id-chips.tsx'
import { nextCode } from './item-code.ts'

const pictures = ['double', 'twin', 'triple', 'family', 'suite', 'single', 'studio', 'dormitory'] as const
const freshRoom = {
  picture: 'double',
  beds: '1 king',
  size_m2: '24',
  included_adults: '2',
  max_adults: '2',
  max_guests: '3',
  units: '1',
  amenities: 'private_bathroom',
  state: 'open',
}

export function RoomsSection() {
  const locale = useLocale()
  const [say, part] = [hotelEditorWords(locale), hotelPartWords(locale)]
  const { fields, set, isReadOnly, problems } = useEditor()
  const [opened, setOpened] = useState<string | null>(null)
  const codes = itemsOf(fields, 'rooms')
  const rooms = codes.map((code) => ({ code, ...columnsOf(fields, 'rooms', code) }) as Record<string, string>)
  const sold = rooms.filter(({ state }) => state === 'open')
  const add = () => {
    const code = nextCode('room', codes)
    const names = { name_en: '', name_zh: '' }
    set(
      Object.fromEntries(
        Object.entries({ ...names, ...freshRoom }).map(([column, value]) => [
          fieldKey('rooms', code, column),
          value,
        ]),
      ),
    )
    setOpened(code)
  }
  return (
    <EditorSection
      name="rooms"
      title={say.rooms}
      aside={
        <>
          <span className="push">
            {part.typesAndRooms(
              sold.length,
              sold.reduce((sum, { units }) => sum + (Number(units) || 0), 0),
            )}
          </span>
          {!isReadOnly && (
            <button type="button" className="btn btn-s" onClick={add}>
              <PlusIcon />
              {part.add}
            </button>
          )}
        </>
      }
    >
      {rooms.length === 0 && <p className="hint">{part.noRooms}</p>}
      {rooms.length > 0 && (
        <div className="tblwrap">
          <table className="tbl in flat edt">
            <thead>
              <tr>
                <th scope="col">{part.room}</th>
                <th scope="col">{part.beds}</th>
                <th scope="col" className="r">
                  {part.squareMetres}
                </th>
                <th scope="col">{part.adultsGuests}</th>
                <th scope="col" className="r">
                  {part.units}
                </th>
                <th scope="col">{part.state}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {rooms.map((room) => {
                const code = room.code ?? ''
                const name = room[`name_${locale}`] || part.newRoom
                const isWrong = Object.keys(problems).some((key) => key.startsWith(`rooms|${code}|`))
                return (
                  <tr key={code}>
                    <th scope="row">
                      {name}
                      <small className="sub">{room[`name_${locale === 'en' ? 'zh' : 'en'}`]}</small>
                    </th>
                    <td>{room.beds}</td>
                    <td className="r">{room.size_m2}</td>
                    <td>{part.upTo(room.max_adults ?? '', room.max_guests ?? '')}</td>
                    <td className="amt">{room.units}</td>
                    <td>
                      <span className={`st ${room.state === 'open' ? 'ok' : 'no'}`}>
                        {room.state === 'open' ? part.onSale : part.closed}
                      </span>
                    </td>
                    <td className="r">
                      <button
                        type="button"
                        className={isWrong ? 'ib wrong' : 'ib'}
                        aria-label={part.edit(name)}
                        aria-expanded={opened === code}
                        onClick={() => setOpened(opened === code ? null : code)}
                      >
                        <PencilIcon />
                      </button>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {opened !== null && codes.includes(opened) && <RoomForm code={opened} onDone={() => setOpened(null)} />}
    </EditorSection>
  )
}

function RoomForm({ code, onDone }: { code: string; onDone: () => void }) {
  const locale = useLocale()
  const part = hotelPartWords(locale)
  const { fields, set, isReadOnly } = useEditor()
  const state = fields[fieldKey('rooms', code, 'state')]
  const at = { section: 'rooms', item: code } as const
  return (
    <div className="item-form">
      <div className="g2">
        <EditedField {...at} column="name_en" lang="en" maxLength={200} />
        <EditedField {...at} column="name_zh" lang="zh" maxLength={200} />
      </div>
      <div className="g4">
        <EditedField {...at} column="beds" />
        <EditedField {...at} column="size_m2" inputMode="numeric" />
        <EditedField {...at} column="units" inputMode="numeric" />
        <EditedField {...at} column="picture" options={pictures.map((kind) => [kind, kind] as const)} />
        <EditedField {...at} column="included_adults" inputMode="numeric" />
        <EditedField {...at} column="max_adults" inputMode="numeric" />
        <EditedField {...at} column="max_guests" inputMode="numeric" />
      </div>
      <IdChips fieldKey={fieldKey('rooms', code, 'amenities')} names={roomAmenityNames} />
      <footer>
        {!isReadOnly && (
          <button
            type="button"
            className="btn btn-s"
            onClick={() => set({ [fieldKey('rooms', code, 'state')]: state === 'open' ? 'closed' : 'open' })}
          >
            {state === 'open' ? part.closeRoom : part.openAgain}
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
