import { useState } from 'react'
import { draftHotelText } from '#contract/desk/hotel-endpoints.ts'
import { fieldKey } from '#domain/hotel/hotel-fields.ts'
import { WarningIcon } from '#ui/icons/icons.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { call } from '../call.ts'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { EditedField } from './edited-field.tsx'
import { useEditor } from './editor.ts'
import { EditorSection } from './editor-section.tsx'

const longest = 8_000
const key = (locale: 'en' | 'zh') => fieldKey('texts', locale, 'description')

/** Both languages side by side; the one that was not changed last is marked as older. */
export function TextsSection() {
  const say = hotelEditorWords(useLocale())
  const { hotel, fields, edits, set, isReadOnly } = useEditor()
  const [problem, setProblem] = useState<string | null>(null)
  const [isDrafting, setDrafting] = useState(false)
  const names = { en: say.english, zh: say.chinese }
  const isEdited = { en: key('en') in edits, zh: key('zh') in edits }
  const faults = hotel.quality.faults
  const older =
    isEdited.en !== isEdited.zh
      ? isEdited.en
        ? 'zh'
        : 'en'
      : isEdited.en
        ? null
        : faults.includes('old_chinese')
          ? 'zh'
          : faults.includes('old_english')
            ? 'en'
            : null
  const source = older === 'en' ? 'zh' : older === 'zh' ? 'en' : fields[key('en')] ? 'en' : 'zh'
  const target = source === 'en' ? 'zh' : 'en'
  const draft = async () => {
    setDrafting(true)
    const answer = await call(draftHotelText, { id: hotel.id, text: fields[key(source)] ?? '', to: target })
    setDrafting(false)
    if (answer.code !== 1) return setProblem(answer.msg)
    setProblem(null)
    set({ [key(target)]: (answer as { data: { text: string } }).data.text })
  }
  const mayDraft = hotel.can_translate && !isReadOnly && (fields[key(source)] ?? '').trim() !== ''
  return (
    <EditorSection
      name="texts"
      title={say.texts}
      aside={
        older && (
          <span className="push warn">
            <WarningIcon />
            {say.olderThan(names[older], names[older === 'en' ? 'zh' : 'en'])}
          </span>
        )
      }
    >
      <div className="g2">
        {(['en', 'zh'] as const).map((locale) => (
          <EditedField
            key={locale}
            section="texts"
            item={locale}
            column="description"
            label={names[locale]}
            lang={locale}
            rows={9}
            maxLength={longest}
            note={say.ofMost((fields[key(locale)] ?? '').length, '8,000')}
          />
        ))}
      </div>
      {mayDraft && (
        <p className="note draft-note">
          <span className="grow">{say.draftHint}</span>
          <button type="button" className="btn btn-s" disabled={isDrafting} onClick={() => void draft()}>
            {say.draftText(names[target])}
          </button>
        </p>
      )}
      {!hotel.can_translate && <p className="hint">{say.noEngine}</p>}
      {problem && <Problem text={problem} />}
    </EditorSection>
  )
}
