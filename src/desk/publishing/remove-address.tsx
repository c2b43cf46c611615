import { useState } from 'react'
import type { DeskNewsletter } from '#contract/desk/publishing.ts'
import { removeSubscriber } from '#contract/desk/publishing-endpoints.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { publishingWords } from '#words/desk/publishing.ts'
import { call, newRequestId } from '../call.ts'
import { TextField } from '../parts/fields.tsx'
import { useLocale } from '../parts/use-desk.ts'

/** Unsubscribes an address on request. */
export function RemoveAddress({ onDone }: { onDone: (changed: DeskNewsletter) => void }) {
  const say = publishingWords(useLocale())
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState('')
  const remove = async () => {
    const answer = await call(removeSubscriber, { email: email.trim(), req_id: newRequestId() })
    if (answer.code !== 1) return setProblem(answer.msg)
    setEmail('')
    setProblem('')
    showToast({ kind: 'good', text: say.removed })
    onDone((answer as { data: DeskNewsletter }).data)
  }
  return (
    <section className="pane">
      <header>
        <h2>{say.removeTitle}</h2>
      </header>
      <form
        className="pad stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (email.trim()) void remove()
        }}
      >
        <p className="hint">{say.removeText}</p>
        <TextField
          type="email"
          label={say.email}
          value={email}
          onChange={setEmail}
          problem={problem}
          maxLength={320}
        />
        <button type="submit" className="btn" disabled={!email.trim()}>
          {say.remove}
        </button>
      </form>
    </section>
  )
}
