import { useState } from 'react'
import type { RedirectOutcome } from '#contract/desk/publishing.ts'
import { tryRedirect } from '#contract/desk/publishing-endpoints.ts'
import { publishingWords } from '#words/desk/publishing.ts'
import { call } from '../call.ts'
import { TextField } from '../parts/fields.tsx'
import { useLocale } from '../parts/use-desk.ts'

/** Shows where a visitor of a path arrives. */
export function TryPath() {
  const say = publishingWords(useLocale())
  const [path, setPath] = useState('')
  const [text, setText] = useState('')
  const attempt = async () => {
    const answer = await call(tryRedirect, { path: path.trim() })
    if (answer.code !== 1) return setText(answer.msg)
    const { outcome } = (answer as { data: RedirectOutcome }).data
    setText(outcome ? say.leadsTo(outcome.location) : say.leadsNowhere)
  }
  return (
    <section className="pane">
      <header>
        <h2>{say.tryTitle}</h2>
      </header>
      <form
        className="pad stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (path.trim()) void attempt()
        }}
      >
        <TextField label={say.path} value={path} onChange={setPath} maxLength={500} isMono />
        <button type="submit" className="btn" disabled={!path.trim()}>
          {say.tryIt}
        </button>
        <p role="status" className="breaks">
          {text}
        </p>
      </form>
    </section>
  )
}
