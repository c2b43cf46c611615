import { roleNames } from '#words/desk/frame.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { Avatar } from '../parts/avatar.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { useEditor } from './editor.ts'
import { EditorSection } from './editor-section.tsx'

export function PeopleSection() {
  const locale = useLocale()
  const say = hotelEditorWords(locale)
  const { people } = useEditor().hotel
  return (
    <EditorSection name="people" title={say.people}>
      <p className="hint">{people.length === 0 ? say.noPeople : say.ourStaff}</p>
      <ul className="lines people">
        {people.map(({ id, name, role }) => (
          <li key={id}>
            <span>
              <Avatar name={name} /> {name}
            </span>
            <span className="faint">{roleNames(locale)[role]}</span>
          </li>
        ))}
      </ul>
    </EditorSection>
  )
}
