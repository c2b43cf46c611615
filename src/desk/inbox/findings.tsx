import type { InboxBodyOf } from '#contract/desk/inbox-bodies.ts'
import { CheckIcon, WarningIcon } from '#ui/icons/icons.ts'
import { inboxBodyWords } from '#words/desk/inbox-bodies.ts'
import { useLocale } from '../parts/use-desk.ts'

const checked = ['contact', 'link', 'hidden_characters', 'repetition'] as const

type Props = { findings: InboxBodyOf<'review'>['findings']; isReview?: boolean }

/** Each rule of moderation: what it found and where, or that it found nothing. */
export function Findings({ findings, isReview = false }: Props) {
  const say = inboxBodyWords(useLocale())
  const clear = checked.filter((cause) => !findings.some((finding) => finding.cause === cause))
  return (
    <section>
      <div className="sec-h">
        <h2>{say.rules}</h2>
      </div>
      <ul className="checks">
        {findings.map(({ cause, match }) => (
          <li key={cause} className="no">
            <WarningIcon />
            <span>{say.cause(cause, match)}</span>
          </li>
        ))}
        {clear.map((cause) => (
          <li key={cause}>
            <CheckIcon />
            <span>{say.clear(cause)}</span>
          </li>
        ))}
      </ul>
      {isReview && <p className="hint">{say.fair}</p>}
    </section>
  )
}
