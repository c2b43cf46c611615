import { useState } from 'react'
import type { Macro, MacroList } from '#contract/desk/inbox.ts'
import { removeMacro, saveMacro } from '#contract/desk/inbox-endpoints.ts'
import { whyNotMacro } from '#domain/inbox/macro.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { deskWords } from '#words/desk/frame.ts'
import { macroWords } from '#words/desk/macros.ts'
import { call, newRequestId } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextArea, TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'

type Draft = Omit<Macro, 'id' | 'version'> & { id?: string; version?: number }
const empty: Draft = { name_en: '', name_zh: '', body_en: '', body_zh: '' }

type Props = { list: readonly Macro[]; onClose: () => void; onChanged: (list: MacroList) => void }

/** Adds, changes and removes prepared answers. */
export function MacrosDialog({ list, onClose, onChanged }: Props) {
  const locale = useLocale()
  const say = macroWords(locale)
  const [draft, setDraft] = useState<Draft>(list[0] ?? empty)
  const [problem, setProblem] = useState('')
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const fault = whyNotMacro({ en: draft.body_en, zh: draft.body_zh })
  const isWritten = draft.body_en.trim() !== '' && draft.body_zh.trim() !== ''
  const run = async (isRemoval: boolean) => {
    const answer = isRemoval
      ? await call(removeMacro, { id: draft.id!, req_id: newRequestId() })
      : await call(saveMacro, { ...draft, req_id: newRequestId() })
    if (answer.code !== 1) {
      const { fields } = answer.data as { fields?: Record<string, string> }
      return setProblem(Object.values(fields ?? {})[0] ?? answer.msg)
    }
    const saved = (answer as { data: MacroList }).data
    showToast({ kind: 'good', text: isRemoval ? say.removed : say.saved })
    setProblem('')
    setDraft(
      isRemoval ? empty : (saved.list.find(({ name_en }) => name_en === draft.name_en.trim()) ?? empty),
    )
    onChanged(saved)
  }
  return (
    <Dialog
      title={say.title}
      lead={say.fields}
      width={760}
      onClose={onClose}
      onSubmit={() => void run(false)}
      footer={
        <>
          {draft.id && (
            <button type="button" className="btn" onClick={() => void run(true)}>
              {say.remove}
            </button>
          )}
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {deskWords(locale).close}
          </button>
          <button type="submit" className="btn btn-fill" disabled={!isWritten || fault !== null}>
            {say.save}
          </button>
        </>
      }
    >
      <div className="stack">
        <div className="chips">
          {list.map((macro) => (
            <button
              key={macro.id}
              type="button"
              className={macro.id === draft.id ? 'chip on' : 'chip'}
              aria-pressed={macro.id === draft.id}
              onClick={() => setDraft(macro)}
            >
              {locale === 'zh' ? macro.name_zh : macro.name_en}
            </button>
          ))}
          <button type="button" className="chip add" aria-pressed={!draft.id} onClick={() => setDraft(empty)}>
            {say.add}
          </button>
        </div>
        <div className="two-columns">
          <TextField
            label={say.nameEn}
            value={draft.name_en}
            onChange={(name_en) => change({ name_en })}
            maxLength={60}
            required
          />
          <TextField
            label={say.nameZh}
            value={draft.name_zh}
            onChange={(name_zh) => change({ name_zh })}
            maxLength={60}
            required
          />
          <TextArea
            label={say.bodyEn}
            value={draft.body_en}
            onChange={(body_en) => change({ body_en })}
            rows={6}
            maxLength={2000}
          />
          <TextArea
            label={say.bodyZh}
            value={draft.body_zh}
            onChange={(body_zh) => change({ body_zh })}
            rows={6}
            maxLength={2000}
          />
        </div>
        {isWritten && fault && <p className="hint bad">{say.fault(fault)}</p>}
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}
