import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { AlertPage, PriceAlert } from '#contract/alerts.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { buttonClass } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SearchIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { formatDates } from '#words/format.ts'
import { alertWords } from '#words/saved/alerts.ts'
import { localTime } from '../account/local-time.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { useRequest } from '../page/use-page.ts'
import { usePush } from '../push/use-push.ts'
import { AlertCard } from './alert-card.tsx'
import { alertName } from './alert-name.ts'
import { LimitDialog } from './limit-dialog.tsx'
import { type AlertAction, useAlerts } from './use-alerts.ts'
import './alerts.css'

/** The prices that the guest watches. */
export function AlertsPage() {
  const { locale } = useRequest()
  const say = alertWords(locale)
  const { data, state, again, change } = useAlerts()
  const [limited, setLimited] = useState<PriceAlert | null>(null)
  const active = data?.list.filter((alert) => alert.state !== 'ended') ?? []
  const ended = data?.list.filter((alert) => alert.state === 'ended') ?? []
  const act = async (action: AlertAction, done: string) => {
    if (await change(action)) showToast({ kind: 'good', text: done })
  }
  return (
    <>
      <div className="alerts-head">
        <div>
          <h1>{say.title}</h1>
          {data && active.length > 0 && (
            <p>
              {[
                say.facts(active.length, data.most),
                ...(data.checked_at ? [say.lastChecked(localTime(data.checked_at, locale))] : []),
              ].join(locale === 'zh' ? '，' : ', ')}
            </p>
          )}
        </div>
        {data && data.list.length > 0 && (
          <Link to="/" className={buttonClass()}>
            <SearchIcon />
            {say.more}
          </Link>
        )}
      </div>
      {state === 'failed' && <LoadFailed onRetry={again} />}
      {state === 'waiting' && <Skeleton className="alerts-waiting" />}
      {data?.list.length === 0 && (
        <EmptyState
          title={say.none}
          action={
            <Link to="/" className={buttonClass()}>
              {say.search}
            </Link>
          }
        >
          {say.noneText}
        </EmptyState>
      )}
      {data && active.length > 0 && (
        <>
          <Channels page={data} onChange={change} />
          <ul className="alerts">
            {active.map((alert) => (
              <AlertCard
                key={alert.id}
                alert={alert}
                onLimit={() => setLimited(alert)}
                onPause={() => void act({ pause: alert.id }, say.paused)}
                onResume={() => void act({ resume: alert.id }, say.resumed)}
                onStop={() => void act({ remove: alert.id }, say.stopped)}
              />
            ))}
          </ul>
        </>
      )}
      {ended.map((alert) => (
        <p key={alert.id} className="alert-ended">
          <b>{say.ended}</b>{' '}
          {say.endedText(
            alertName(alert, locale),
            formatDates(alert.stay.s_d, alert.stay.e_d, locale),
            alert.told?.times ?? 0,
            alert.lowest && formatMoney(alert.lowest.total, locale),
          )}{' '}
          <button type="button" className="link" onClick={() => void change({ remove: alert.id })}>
            {say.remove}
          </button>
        </p>
      ))}
      {limited && (
        <LimitDialog
          alert={limited}
          onClose={() => setLimited(null)}
          onLimit={(limit) => act({ change: { id: limited.id, ...limit } }, say.limitStored)}
        />
      )}
    </>
  )
}

type ChannelProps = { page: AlertPage; onChange: (action: AlertAction) => Promise<boolean> }

/** How messages arrive, for all alerts at once. */
function Channels({ page, onChange }: ChannelProps) {
  const { locale } = useRequest()
  const say = alertWords(locale)
  const { ability, device, busy, turnOn } = usePush()
  const alerts = page.list.filter((alert) => alert.state !== 'ended')
  const byEmail = alerts.every(({ email }) => email)
  const byPush = alerts.every(({ push }) => push)
  const setPush = async (push: boolean) => {
    if (push && !device && !(await turnOn())) return
    await onChange({ by: { push } })
  }
  return (
    <section className="pane alert-channels">
      <p>{say.how}</p>
      <div>
        <span>
          <b>{say.email}</b>
          <small>{page.email ?? say.noEmail}</small>
        </span>
        <button
          type="button"
          role="switch"
          className="alert-switch"
          aria-checked={byEmail}
          aria-label={say.email}
          disabled={page.email === null}
          onClick={() => void onChange({ by: { email: !byEmail } })}
        />
      </div>
      {(ability === 'ready' || byPush) && (
        <div>
          <span>
            <b>{say.push}</b>
            <small>{device || byPush ? say.thisBrowser : say.pushOff}</small>
          </span>
          <button
            type="button"
            role="switch"
            className="alert-switch"
            aria-checked={byPush}
            aria-label={say.push}
            disabled={busy}
            onClick={() => void setPush(!byPush)}
          />
        </div>
      )}
    </section>
  )
}
