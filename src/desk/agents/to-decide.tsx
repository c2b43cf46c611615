import { useState } from 'react'
import { listDeskPayouts, proposePayoutBatch } from '#contract/desk/agent-endpoints.ts'
import type { DeskAgent, DeskPayout } from '#contract/desk/agents.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { deskAgentWords } from '#words/desk/agents.ts'
import { shortWhen } from '#words/desk/when.ts'
import { call, newRequestId } from '../call.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { useRows } from '../parts/use-rows.ts'
import { addressOf, goTo } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { OneAgent } from './one-agent.tsx'
import { OnePayout } from './one-payout.tsx'

type Props = { applications: readonly DeskAgent[]; onChanged: () => void }

/** Requested payouts and applications, with the chosen one beside them. */
export function ToDecide({ applications, onChanged }: Props) {
  const payouts = useLoad(listDeskPayouts, { page_size: 50 }, { isLive: true })
  const changed = () => {
    payouts.reload()
    onChanged()
  }
  return (
    <Shown of={payouts}>
      {({ list }) => <Chosen payouts={list} applications={applications} onChanged={changed} />}
    </Shown>
  )
}

const addressOfPayout = (id: string) => addressOf('/agents', { payout: id })
const addressOfApplication = (id: string) => addressOf('/agents', { agent: id })

function Chosen({ payouts, applications, onChanged }: Props & { payouts: readonly DeskPayout[] }) {
  const say = deskAgentWords(useLocale())
  const { query } = usePlace()
  const agent = query.get('agent')
  const payout = query.get('payout') ?? (agent ? null : (payouts[0]?.id ?? null))
  const application = agent ?? (payout ? null : (applications[0]?.id ?? null))
  const isChosen = query.has('agent') || query.has('payout')
  return (
    <div className={isChosen ? 'md has-chosen' : 'md'}>
      <div className="l">
        <Payouts list={payouts} chosen={payout} onChanged={onChanged} />
        <Applications list={applications} chosen={application} />
        {payouts.length + applications.length === 0 && <p className="empty">{say.nothingToDecide}</p>}
      </div>
      <div className="d">
        {payout ? (
          <OnePayout key={payout} id={payout} isAlone={isChosen} onChanged={onChanged} />
        ) : application ? (
          <OneAgent key={application} id={application} isAlone={isChosen} onChanged={onChanged} />
        ) : (
          payouts.length + applications.length > 0 && <p className="empty">{say.chooseOne}</p>
        )}
      </div>
    </div>
  )
}

type PayoutsProps = { list: readonly DeskPayout[]; chosen: string | null; onChanged: () => void }

function Payouts({ list, chosen, onChanged }: PayoutsProps) {
  const locale = useLocale()
  const say = deskAgentWords(locale)
  const now = useNow()
  const mayPay = useWhyNot('payouts.change') === null
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const ids = list.filter(({ id, batch }) => batch === null && picked.has(id)).map(({ id }) => id)
  useRows(list, { keyOf: ({ id }) => id, open: ({ id }) => goTo(addressOfPayout(id)) })
  if (list.length === 0) return null
  const toggle = (id: string) =>
    setPicked((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  const propose = async () => {
    setBusy(true)
    const answer = await call(proposePayoutBatch, { ids, req_id: newRequestId() })
    setBusy(false)
    if (answer.code !== 1) return showToast({ kind: 'warn', text: answer.msg })
    showToast({ kind: 'good', text: say.proposed })
    setPicked(new Set())
    onChanged()
    goTo(addressOf('/agents', { tab: 'batches' }))
  }
  return (
    <>
      <h2 className="list-head">
        {say.payoutsAsked} <small>{list.length}</small>
        <span className="grow" />
        {ids.length > 0 && (
          <button type="button" className="btn btn-s" disabled={isBusy} onClick={() => void propose()}>
            {say.propose(ids.length)}
          </button>
        )}
      </h2>
      {list.map((payout) => (
        <div key={payout.id} className="payout-item">
          {mayPay && payout.batch === null && (
            <input
              type="checkbox"
              aria-label={say.choose(payout.agent.name)}
              checked={picked.has(payout.id)}
              onChange={() => toggle(payout.id)}
            />
          )}
          <Link
            className="item"
            data-row={payout.id}
            href={addressOfPayout(payout.id)}
            aria-current={payout.id === chosen ? 'true' : undefined}
          >
            <b>
              {[payout.agent.name, payout.agent.code].filter(Boolean).join(locale === 'zh' ? '，' : ', ')}
            </b>
            <span className="amt">{formatMoney(payout.amount, locale)}</span>
            <small>{payout.destination}</small>
            <time>{shortWhen(hereOf(payout.at), now, locale)}</time>
            <small>
              {say.bookings(payout.orders)}
              {payout.batch && ` · ${say.batch(payout.batch)}`}
            </small>
          </Link>
        </div>
      ))}
    </>
  )
}

function Applications({ list, chosen }: { list: readonly DeskAgent[]; chosen: string | null }) {
  const locale = useLocale()
  const say = deskAgentWords(locale)
  const now = useNow()
  if (list.length === 0) return null
  return (
    <>
      <h2 className="list-head">
        {say.applications} <small>{list.length}</small>
      </h2>
      {list.map((agent) => (
        <Link
          key={agent.id}
          className="item"
          href={addressOfApplication(agent.id)}
          aria-current={agent.id === chosen ? 'true' : undefined}
        >
          <b>{agent.name}</b>
          <time>{shortWhen(hereOf(agent.applied), now, locale)}</time>
          <small>{agent.channel}</small>
          {agent.sponsor && <small>{say.broughtBy(agent.sponsor.name)}</small>}
        </Link>
      ))}
    </>
  )
}
