import { useState } from 'react'
import { showDeskAgent } from '#contract/desk/agent-endpoints.ts'
import type { DeskAgentDetail } from '#contract/desk/agents.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { ChevronLeftIcon } from '#ui/icons/icons.ts'
import { deskAgentWords } from '#words/desk/agents.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { agentWords } from '#words/loyalty/agents.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'
import { addressOf } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { AgentVerbs } from './agent-verbs.tsx'

type Props = { id: string; isAlone: boolean; onChanged: () => void }

/** An application or an agent: facts, balances, latest commission and corrections. */
export function OneAgent({ id, isAlone, onChanged }: Props) {
  const locale = useLocale()
  const say = deskAgentWords(locale)
  const { query } = usePlace()
  const shown = useLoad(showDeskAgent, { id })
  const [reversing, setReversing] = useState<string | null>(null)
  return (
    <Shown of={shown}>
      {(agent) => (
        <>
          <section>
            {isAlone && (
              <Link
                className="link only-phone back-link"
                href={addressOf('/agents', { tab: query.get('tab') ?? undefined })}
              >
                <ChevronLeftIcon /> {say.title}
              </Link>
            )}
            <div className="dh">
              <div className="grow">
                <h2>{agent.state === 'applied' ? say.application(agent.name) : agent.name}</h2>
                <p>{agent.channel}</p>
              </div>
            </div>
            <Facts agent={agent} />
          </section>
          {agent.state !== 'applied' && <Money agent={agent} onReverse={setReversing} />}
          <AgentVerbs
            agent={agent}
            reversing={reversing}
            onReversed={() => {
              setReversing(null)
              shown.reload()
            }}
            onDone={(changed) => {
              shown.set(changed)
              onChanged()
            }}
          />
        </>
      )}
    </Shown>
  )
}

function Facts({ agent }: { agent: DeskAgentDetail }) {
  const locale = useLocale()
  const say = deskAgentWords(locale)
  const facts = [
    [say.account, agent.account],
    [say.code, agent.code],
    [say.payTo, agent.payout_to],
    [say.statement, say.version(agent.statement)],
    [say.appliedOn, dayAndTime(hereOf(agent.applied), locale)],
    [say.decidedOn, agent.decided && dayAndTime(hereOf(agent.decided), locale)],
    [say.reason, agent.reason],
    [say.sponsor, agent.sponsor?.name ?? null],
  ] as const
  return (
    <dl className="kv agent-facts">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="breaks">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function Money({ agent, onReverse }: { agent: DeskAgentDetail; onReverse: (order: string) => void }) {
  const locale = useLocale()
  const mayPay = useWhyNot('payouts.change') === null
  const say = deskAgentWords(locale)
  const states = agentWords(locale)
  const sums = [
    [say.pending, agent.totals.pending],
    [say.earned, agent.totals.earned],
    [say.requested, agent.totals.requested],
    [say.paid, agent.totals.paid],
  ] as const
  return (
    <>
      <section>
        <div className="four">
          {sums.map(([name, sum]) => (
            <div key={name}>
              <span>{name}</span>
              <b>{formatMoney(sum, locale)}</b>
            </div>
          ))}
        </div>
      </section>
      <section>
        <div className="sec-h">
          <h2>{say.recentCommissions}</h2>
        </div>
        {agent.commissions.length === 0 && <p className="soft">{say.noCommissions}</p>}
        <ul className="lines">
          {agent.commissions.map((one) => (
            <li key={one.order_no}>
              <span>
                <Link className="link" href={addressOf(`/orders/${one.order_no}`)}>
                  {one.order_no}
                </Link>
                <small>
                  {states.state(one.state)} · {dayAndTime(hereOf(one.at), locale)}
                </small>
              </span>
              <b>{formatMoney(one.commission, locale)}</b>
              {mayPay && one.state !== 'reversed' && (
                <button type="button" className="btn btn-s" onClick={() => onReverse(one.order_no)}>
                  {say.reverse}
                  <span className="sr"> {one.order_no}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
      {agent.corrections.length > 0 && (
        <section>
          <div className="sec-h">
            <h2>{say.corrections}</h2>
          </div>
          <ul className="lines">
            {agent.corrections.map((one) => (
              <li key={`${one.at} ${one.amount.amount}`}>
                <span>
                  {one.note}
                  <small>{dayAndTime(hereOf(one.at), locale)}</small>
                </span>
                <b>{formatMoney(one.amount, locale)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
