import { useState } from 'react'
import type { DeskNewsletter, IssuePreview } from '#contract/desk/publishing.ts'
import { previewIssue, sendDeskIssue } from '#contract/desk/publishing-endpoints.ts'
import type { Locale } from '#domain/text/locale.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { publishingWords } from '#words/desk/publishing.ts'
import { formatCount } from '#words/format.ts'
import { call, newRequestId } from '../call.ts'
import { SelectField, TextArea, TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { paragraphsOf } from './paragraphs.ts'

type Props = { topics: readonly string[]; onSent: (changed: DeskNewsletter) => void }

/** An issue is written, previewed with its number of recipients, and then sent. */
export function IssueForm({ topics, onSent }: Props) {
  const locale = useLocale()
  const say = publishingWords(locale)
  const [language, setLanguage] = useState<Locale>(locale)
  const [topic, setTopic] = useState('')
  const [name, setName] = useState('')
  const [subject, setSubject] = useState('')
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<IssuePreview | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const draft = {
    lang_of: language,
    topic: topic || undefined,
    subject: subject.trim(),
    paragraphs: paragraphsOf(text),
  }
  const isReady = name.trim().length >= 2 && draft.subject.length >= 2 && draft.paragraphs.length > 0
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setPreview(null)
      setProblem('')
      set(value)
    }
  const show = async () => {
    setBusy(true)
    const answer = await call(previewIssue, draft)
    setBusy(false)
    if (answer.code !== 1) return setProblem(answer.msg)
    setPreview((answer as { data: IssuePreview }).data)
  }
  const send = async () => {
    setBusy(true)
    const answer = await call(sendDeskIssue, { ...draft, name: name.trim(), req_id: newRequestId() })
    setBusy(false)
    if (answer.code !== 1) return setProblem(answer.msg)
    showToast({ kind: 'good', text: say.queued })
    setPreview(null)
    setName('')
    setSubject('')
    setText('')
    onSent((answer as { data: DeskNewsletter }).data)
  }
  return (
    <section className="pane">
      <header>
        <h2>{say.compose}</h2>
      </header>
      <form
        className="pad stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !isBusy) void (preview ? send() : show())
        }}
      >
        <div className="field-row">
          <SelectField
            label={say.language}
            value={language}
            onChange={change((value: string) => setLanguage(value as Locale))}
            options={[
              ['en', say.english],
              ['zh', say.chinese],
            ]}
          />
          <SelectField
            label={say.topic}
            value={topic}
            onChange={change(setTopic)}
            options={[['', say.everybody], ...topics.map((one) => [one, one] as const)]}
          />
        </div>
        <TextField
          label={say.name}
          hint={say.nameHint}
          value={name}
          onChange={change(setName)}
          maxLength={60}
        />
        <TextField label={say.subject} value={subject} onChange={change(setSubject)} maxLength={120} />
        <TextArea
          label={say.text}
          hint={say.textHint}
          rows={9}
          maxLength={20_000}
          value={text}
          onChange={change(setText)}
        />
        {preview && <Preview preview={preview} language={language} />}
        {problem && <Problem text={problem} />}
        <div className="payout-verbs">
          <button
            type="submit"
            className="btn btn-fill"
            disabled={!isReady || isBusy || preview?.readers === 0}
          >
            {preview ? say.send(formatCount(preview.readers, locale)) : say.preview}
          </button>
        </div>
      </form>
    </section>
  )
}

function Preview({ preview, language }: { preview: IssuePreview; language: Locale }) {
  const locale = useLocale()
  const say = publishingWords(locale)
  return (
    <article className="issue-preview" aria-live="polite" lang={language === 'zh' ? 'zh-CN' : 'en'}>
      <p className="hint" lang={locale === 'zh' ? 'zh-CN' : 'en'}>
        {preview.readers === 0 ? say.nobody : say.previewOf(formatCount(preview.readers, locale))}
      </p>
      <p className="soft">{preview.site}</p>
      <h3>{preview.subject}</h3>
      {preview.paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Paragraphs have no other identity.
        <p key={at}>{paragraph}</p>
      ))}
    </article>
  )
}
