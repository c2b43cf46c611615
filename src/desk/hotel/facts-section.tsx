import { fieldKey } from '#domain/hotel/hotel-fields.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { amenityNames } from '#words/hotels/hotel-facts.ts'
import { CityPicker } from '../parts/city-picker.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { EditedField } from './edited-field.tsx'
import { useEditor, useField } from './editor.ts'
import { EditorSection } from './editor-section.tsx'
import { IdChips } from './id-chips.tsx'

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
        <EditedField section="facts" column="check_in_from" placeholder="14:00" />
        <EditedField section="facts" column="check_out_until" placeholder="12:00" />
        <EditedField section="facts" column="check_in_until" placeholder="–" />
        <EditedField section="facts" column="opened" inputMode="numeric" />
        <EditedField section="facts" column="renovated" inputMode="numeric" />
        <EditedField section="facts" column="floors" inputMode="numeric" />
        <EditedField section="facts" column="phone" placeholder="+33 4 72 00 00 00" />
        <EditedField section="facts" column="currency" options={currencies} />
        <EditedField section="facts" column="time_zone" />
      </div>
      <IdChips fieldKey={fieldKey('facts', '', 'amenities')} names={amenityNames} />
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
