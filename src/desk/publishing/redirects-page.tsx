import { useState } from 'react'
import type { DeskRedirects } from '#contract/desk/publishing.ts'
import { listDeskRedirects, removeRedirect, saveRedirect } from '#contract/desk/publishing-endpoints.ts'
import { InfoIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { publishingWords } from '#words/desk/publishing.ts'
import { call, newRequestId } from '../call.ts'
import { SelectField, TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { useLoad } from '../use-load.ts'
import { TryPath } from './try-path.tsx'

type Props = { data: DeskRedirects; onChanged: (changed: DeskRedirects) => void }

/** Redirects of moved paths. */
export function RedirectsPage() {
  const say = publishingWords(useLocale())
  const page = useLoad(listDeskRedirects, {})
  const mayChange = useWhyNot('redirects.change') === null
  return (
    <>
      <header className="bar">
        <h1>{say.redirects}</h1>
      </header>
      <p className="note note-line">
        <InfoIcon />
        <span>{say.redirectsText}</span>
      </p>
      <Shown of={page}>
        {(data) => (
          <div className="publishing">
            <RuleTable data={data} onChanged={page.set} />
            <aside className="stack" aria-label={say.add}>
              {mayChange && <RuleForm data={data} onChanged={page.set} />}
              <TryPath />
            </aside>
          </div>
        )}
      </Shown>
    </>
  )
}

function RuleTable({ data, onChanged }: Props) {
  const say = publishingWords(useLocale())
  const mayChange = useWhyNot('redirects.change') === null
  const remove = async (path: string) => {
    const answer = await call(removeRedirect, { path, req_id: newRequestId() })
    if (answer.code !== 1) return showToast({ kind: 'warn', text: answer.msg })
    showToast({ kind: 'good', text: say.taken })
    onChanged((answer as { data: DeskRedirects }).data)
  }
  if (data.rules.length === 0) return <p className="empty">{say.noRules}</p>
  return (
    <div className="tblwrap">
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{say.path}</th>
            <th scope="col">{say.target}</th>
            <th scope="col" className="no-phone">
              {say.kind}
            </th>
            {mayChange && <td />}
          </tr>
        </thead>
        <tbody>
          {data.rules.map(({ path, target, permanent }) => (
            <tr key={path}>
              <th scope="row">
                <code className="breaks">{path}</code>
              </th>
              <td>
                <code className="breaks">{target}</code>
              </td>
              <td className="no-phone">{permanent ? say.permanent : say.temporary}</td>
              {mayChange && (
                <td className="r">
                  <button
                    type="button"
                    className="btn btn-s"
                    aria-label={say.takeAwayOf(path)}
                    onClick={() => void remove(path)}
                  >
                    {say.takeAway}
                  </button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RuleForm({ data, onChanged }: Props) {
  const locale = useLocale()
  const say = publishingWords(locale)
  const [path, setPath] = useState('')
  const [target, setTarget] = useState('')
  const [kind, setKind] = useState('permanent')
  const [problem, setProblem] = useState('')
  const isReady = path.trim() !== '' && target.trim() !== ''
  const save = async () => {
    const rule = { path: path.trim(), target: target.trim(), permanent: kind === 'permanent' }
    const answer = await call(saveRedirect, { ...rule, req_id: newRequestId() })
    if (answer.code !== 1) return setProblem(answer.msg)
    setProblem('')
    setPath('')
    setTarget('')
    showToast({ kind: 'good', text: say.saved })
    onChanged((answer as { data: DeskRedirects }).data)
  }
  return (
    <section className="pane">
      <header>
        <h2>{say.add}</h2>
      </header>
      <form
        className="pad stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) void save()
        }}
      >
        <TextField label={say.path} value={path} onChange={setPath} maxLength={500} isMono />
        <TextField
          label={say.target}
          hint={
            data.hosts.length > 0
              ? say.targetHint(data.hosts.join(locale === 'zh' ? '、' : ', '))
              : say.targetHintNone
          }
          value={target}
          onChange={setTarget}
          maxLength={2_000}
          isMono
        />
        <SelectField
          label={say.kind}
          value={kind}
          onChange={setKind}
          options={[
            ['permanent', say.permanent],
            ['temporary', say.temporary],
          ]}
        />
        {problem && <Problem text={problem} />}
        <button type="submit" className="btn btn-fill" disabled={!isReady}>
          {say.save}
        </button>
      </form>
    </section>
  )
}
