import type { AgentProgramme } from '#contract/agents.ts'
import { formatDate, formatPercent } from '#words/format.ts'
import { agentWords } from '#words/loyalty/agents.ts'
import { useRequest } from '../page/use-page.ts'
import { ApplyForm } from './apply-form.tsx'
import lighthouse from './lighthouse.svg?url'
import '../page/steps.css'
import './apply.css'

type Props = { programme: AgentProgramme; onApplied: () => void }

/** Describes the programme and shows the application form or the state of the application. */
export function ApplyPage({ programme, onApplied }: Props) {
  const { locale } = useRequest()
  const say = agentWords(locale)
  const { rate, member_rate, state } = programme
  return (
    <>
      <section className="apply-hero">
        <img src={lighthouse} width={1600} height={1000} alt={say.heroPicture} />
        <div>
          <h1>{say.heroTitle}</h1>
          <p>{say.heroText}</p>
        </div>
      </section>
      <dl className="apply-facts">
        <div>
          <dt>{formatPercent(rate * 100)}</dt>
          <dd>{say.ownText}</dd>
        </div>
        <div>
          <dt>{say.days}</dt>
          <dd>{say.daysText}</dd>
        </div>
        <div>
          <dt>{formatPercent(member_rate * 100)}</dt>
          <dd>{say.memberText}</dd>
        </div>
      </dl>
      <div className="apply-pair">
        {state === 'applied' ? (
          <Applied programme={programme} />
        ) : (
          <ApplyForm {...{ programme, onApplied }} />
        )}
        <NextSteps isApplied={state === 'applied'} />
      </div>
    </>
  )
}

function Applied({ programme: { applied } }: { programme: AgentProgramme }) {
  const { locale } = useRequest()
  const say = agentWords(locale)
  return (
    <section className="pane" role="status">
      <h2 className="apply-title">{say.appliedTitle}</h2>
      <p className="apply-text">{say.appliedText(formatDate(applied!.slice(0, 10), locale))}</p>
    </section>
  )
}

function NextSteps({ isApplied }: { isApplied: boolean }) {
  const { locale } = useRequest()
  const say = agentWords(locale)
  const steps = [
    [say.stepApply, say.stepApplyText],
    [say.stepRead, say.stepReadText],
    [say.stepCode, say.stepCodeText],
    [say.stepEarn, say.stepEarnText],
  ] as const
  const here = isApplied ? 1 : 0
  return (
    <aside>
      <h2>{say.next}</h2>
      <ol className="steps apply-steps">
        {steps.map(([title, text], at) => (
          <li
            key={title}
            data-when={at < here ? 'past' : at === here ? 'now' : 'later'}
            aria-current={at === here ? 'step' : undefined}
          >
            <i aria-hidden="true" />
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="apply-small">{say.noFee}</p>
    </aside>
  )
}
