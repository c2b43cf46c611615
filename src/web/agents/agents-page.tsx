import type { AgentProgramme } from '#contract/agents.ts'
import { showAgentProgramme } from '#contract/endpoints.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { formatDate, formatPercent } from '#words/format.ts'
import { agentWords } from '#words/loyalty/agents.ts'
import { pageNames } from '#words/site/page-names.ts'
import { Pane } from '../account/pane.tsx'
import { usePersonal } from '../account/use-personal.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { useRequest } from '../page/use-page.ts'
import { ActivitySection } from './activity-chart.tsx'
import type { AgentSearch } from './agent-search.ts'
import { ApplyPage } from './apply-page.tsx'
import { CommissionList } from './commission-list.tsx'
import { CommissionStates } from './commission-states.tsx'
import { LeaveSection } from './leave-section.tsx'
import { MembersSection } from './members-section.tsx'
import { PayoutPane } from './payout-pane.tsx'
import { PayoutsSection } from './payouts-section.tsx'
import { SharePane } from './share-pane.tsx'
import { StatementPane } from './statement-pane.tsx'
import './agents.css'

/** The agent programme: how to join it, and for an agent everything that came of it. */
export function AgentsPage({ search }: { search: AgentSearch }) {
  const { data, state, again, refresh } = usePersonal(showAgentProgramme, { page: 1, page_size: 50 })
  if (state === 'failed') return <LoadFailed onRetry={again} />
  if (!data) return <Skeleton className="agent-waiting" />
  if (data.state !== 'approved')
    return (
      <>
        <FormerAgent programme={data} search={search} onChanged={refresh} />
        <ApplyPage programme={data} onApplied={refresh} />
      </>
    )
  return <AgentHome programme={data} search={search} onChanged={refresh} />
}

type Props = { programme: AgentProgramme; search: AgentSearch; onChanged: () => void }

function AgentHome({ programme, search, onChanged }: Props) {
  const { locale } = useRequest()
  const say = agentWords(locale)
  const { since, rate, member_rate, accepted } = programme
  return (
    <>
      <div className="centre-page-head">
        <div>
          <h1>{pageNames(locale)['center-distribution']}</h1>
          <p className="centre-lead">
            {say.since(
              formatDate(since!.slice(0, 10), locale),
              formatPercent(rate * 100),
              formatPercent(member_rate * 100),
            )}
          </p>
        </div>
        <a className="link" target="_blank" rel="noopener" href={joinLocale('/docs/agentstatement', locale)}>
          {say.statement(accepted!)}
        </a>
      </div>
      <StatementPane programme={programme} onAccepted={onChanged} />
      <div className="agent-top">
        <SharePane programme={programme} />
        <PayoutPane programme={programme} onDone={onChanged} />
      </div>
      <CommissionStates programme={programme} />
      <ActivitySection />
      <CommissionList search={search} counts={programme.counts} />
      <div className="agent-pair centre-section">
        <MembersSection programme={programme} onChanged={onChanged} />
        <PayoutsSection programme={programme} />
      </div>
      <LeaveSection onLeft={onChanged} />
    </>
  )
}

/** The remaining balance of a former agent. */
function FormerAgent({ programme, search, onChanged }: Props) {
  const { locale } = useRequest()
  const say = agentWords(locale)
  const { state, reason, counts, payouts, payable } = programme
  const isEmpty = payouts.length === 0 && payable.amount === 0 && Object.values(counts).every((n) => n === 0)
  if (state !== 'left' && isEmpty) return null
  return (
    <div className="agent-former">
      {state === 'left' && (
        <Pane title={reason ? say.endedTitle : say.leftTitle} text={say.leftText}>
          {reason && <p>{reason}</p>}
        </Pane>
      )}
      {!isEmpty && (
        <>
          {payable.amount > 0 ? (
            <div className="agent-pair">
              <PayoutPane programme={programme} onDone={onChanged} />
              <PayoutsSection programme={programme} />
            </div>
          ) : (
            <PayoutsSection programme={programme} />
          )}
          <CommissionList search={search} counts={counts} />
        </>
      )}
    </div>
  )
}
