import { fieldKey } from '#domain/hotel/hotel-fields.ts'
import { CloseIcon } from '#ui/icons/icons.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { fieldNames } from '#words/desk/hotel-fields.ts'
import { amenityNames, nameIn } from '#words/hotels/hotel-facts.ts'
import { CityPicker } from '../parts/city-picker.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { EditedField } from './edited-field.tsx'
import { useEditor, useField } from './editor.ts'
import { EditorSection } from './editor-section.tsx'

const stars = ['0', '1', '2', '3', '4', '5']

export function FactsSection() {
  const locale = useLocale()
  const say = hotelEditorWords(locale)
  const { hotel } = useEditor()
  const districts = [
    ['', say.none] as const,
    ...hotel.districts.map(({ slug, name }) => [slug, name] as const),
  ]
  const currencies = hotel.currencies.map((code) => [code, code] as const)
  return (
    <EditorSection name="facts" title={say.facts}>
      <div className="g2">
        <EditedField section="facts" column="name_en" lang="en" maxLength={200} />
        <EditedField section="facts" column="name_zh" lang="zh" maxLength={200} />
        <EditedField section="facts" column="address_en" lang="en" />
        <EditedField section="facts" column="address_zh" lang="zh" />
      </div>
      <div className="g4">
        <CityField />
        <EditedField section="facts" column="district" options={districts} />
        <EditedField section="facts" column="lat" inputMode="decimal" />
        <EditedField section="facts" column="lon" inputMode="decimal" />
        <EditedField section="facts" column="stars" options={stars.map((star) => [star, star] as const)} />
        <EditedField section="facts" column="kind" />
        <EditedField section="facts" column="check_in_from" type="time" />
        <EditedField section="facts" column="check_out_until" type="time" />
        <EditedField section="facts" column="check_in_until" type="time" />
        <EditedField section="facts" column="opened" inputMode="numeric" />
        <EditedField section="facts" column="renovated" inputMode="numeric" />
        <EditedField section="facts" column="floors" inputMode="numeric" />
        <EditedField section="facts" column="currency" options={currencies} />
        <EditedField section="facts" column="time_zone" />
      </div>
      <Facilities />
    </EditorSection>
  )
}

function CityField() {
  const { hotel, set } = useEditor()
  const field = useField(fieldKey('facts', '', 'city'))
  const name = field.was === null ? hotel.place.city : field.value
  if (field.isReadOnly) return <EditedField section="facts" column="city" />
  return (
    <div className={field.was === null ? undefined : 'changed'}>
      <CityPicker
        city={{ name }}
        problem={field.problem}
        onChange={({ slug }) =>
          set({ [fieldKey('facts', '', 'city')]: slug, [fieldKey('facts', '', 'district')]: '' })
        }
      />
    </div>
  )
}

/** The list of ids is one field: two edits of it conflict. */
function Facilities() {
  const locale = useLocale()
  const say = hotelEditorWords(locale)
  const field = useField(fieldKey('facts', '', 'amenities'))
  const chosen = field.value.split(' ').filter(Boolean)
  const all = Object.keys(amenityNames)
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
            aria-label={say.remove(nameIn(amenityNames, id, locale))}
            onClick={() => write(chosen.filter((one) => one !== id))}
          >
            {nameIn(amenityNames, id, locale)}
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
                    {nameIn(amenityNames, id, locale)}
                  </option>
                ))}
            </select>
          </label>
        )}
      </div>
    </div>
  )
}
