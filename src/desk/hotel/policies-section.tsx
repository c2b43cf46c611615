import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { useLocale } from '../parts/use-desk.ts'
import { EditedField } from './edited-field.tsx'
import { EditorSection } from './editor-section.tsx'

const ages = Array.from({ length: 18 }, (_, age) => [String(age), String(age)] as const)

export function PoliciesSection() {
  const say = hotelEditorWords(useLocale())
  return (
    <EditorSection name="policies" title={say.policies}>
      <div className="g4">
        <EditedField
          section="facts"
          column="pets"
          options={[
            ['free', say.petsFree],
            ['fee', say.petsFee],
            ['no', say.petsNo],
          ]}
        />
        <EditedField
          section="facts"
          column="smoking"
          options={[
            ['no', say.smokingNo],
            ['outside', say.smokingOutside],
            ['rooms', say.smokingRooms],
          ]}
        />
        <EditedField section="facts" column="children_free" options={ages} />
      </div>
    </EditorSection>
  )
}
