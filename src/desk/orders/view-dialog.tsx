import { useState } from 'react'
import { removeView, saveView } from '#contract/desk/endpoints.ts'
import type { SavedViewList } from '#contract/desk/views.ts'
import { deskWords } from '#words/desk/frame.ts'
import { savedViewWords } from '#words/desk/saved-views.ts'
import { call, newRequestId } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'

type Props = {
  /** Null: the present filters are saved under a new name. */
  view: SavedViewList['list'][number] | null
  query: string
  onClose: () => void
  onDone: (list: SavedViewList) => void
}

export function ViewDialog({ view, query, onClose, onDone }: Props) {
  const locale = useLocale()
  const say = savedViewWords(locale)
  const [name, setName] = useState(view?.name ?? '')
  const [problem, setProblem] = useState('')
  const answered = (answer: { code: number; msg: string; data: unknown }) =>
    answer.code === 1 ? onDone(answer.data as SavedViewList) : setProblem(answer.msg)
  const save = async () => {
    if (name.trim() === '') return setProblem(say.nameMissing)
    const input = { name: name.trim(), query, req_id: newRequestId(), ...(view ? { id: view.id } : {}) }
    answered(await call(saveView, input))
  }
  const remove = async ({ id }: { id: string }) =>
    answered(await call(removeView, { id, req_id: newRequestId() }))
  return (
    <Dialog
      title={view ? say.editTitle : say.saveTitle}
      lead={say.lead}
      onClose={onClose}
      onSubmit={() => void save()}
      width={420}
      footer={
        <>
          {view && (
            <button type="button" className="btn" onClick={() => void remove(view)}>
              {say.remove}
            </button>
          )}
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {deskWords(locale).cancel}
          </button>
          <button type="submit" className="btn btn-fill">
            {view ? say.rename : say.save}
          </button>
        </>
      }
    >
      <div className="stack">
        <TextField label={say.name} value={name} onChange={setName} takesFocus />
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}
