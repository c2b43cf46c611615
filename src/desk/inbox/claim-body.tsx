import { useState } from 'react'
import type { InboxBodyOf } from '#contract/desk/inbox-bodies.ts'
import { decideInboxClaim } from '#contract/desk/inbox-endpoints.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { CheckIcon, WarningIcon } from '#ui/icons/icons.ts'
import { roleNames } from '#words/desk/frame.ts'
import { inboxWords } from '#words/desk/inbox.ts'
import { inboxBodyWords } from '#words/desk/inbox-bodies.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { formatCount, formatDates } from '#words/format.ts'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'
import { useKeys } from '../use-keys.ts'
import { AnswerField } from './answer-field.tsx'
import { Pictures } from './pictures.tsx'
import type { BodyProps } from './run-step.ts'
import { TranslatedText } from './translated-text.tsx'
import { useDraft } from './use-draft.ts'

type Decision = 'refund' | 'points' | 'refuse'
type Props = BodyProps & { body: InboxBodyOf<'claim'> }

/** A lower price elsewhere: ours and theirs side by side, the rules, and the sum that would be granted. */
export function ClaimBody({ entry, body, canTranslate, run, isBusy }: Props) {
  const locale = useLocale()
  const say = inboxBodyWords(locale)
  const draft = useDraft({ id: entry.key, lang: entry.lang, canTranslate })
  const whyNot = useWhyNot('claims.decide')
  const { grants } = body
  const [as, setAs] = useState<Decision>(grants.refund ? 'refund' : 'points')
  const sum = as === 'refund' ? (grants.refund?.amount ?? 0) : as === 'points' ? grants.points : 0
  const points = formatCount(grants.points, locale)
  const isOpen = body.state === 'open'
  useKeys({
    y: () => isOpen && setAs(grants.refund ? 'refund' : 'points'),
    n: () => isOpen && setAs('refuse'),
  })
  const decide = async () => {
    if (!draft.ready?.text) return
    if (await run(decideInboxClaim, { as, sum, reason: draft.ready.text }, say.decided)) draft.clear()
  }
  const roles = whyNot?.roles.map((role) => roleNames(locale)[role]).join(locale === 'zh' ? '、' : ', ')
  const verb =
    as === 'refund' && grants.refund
      ? say.give(formatMoney(grants.refund, locale))
      : as === 'points'
        ? say.giveThePoints(points)
        : say.refuseNow
  return (
    <>
      <section>
        <div className="dh">
          <div className="grow">
            <h2>{inboxWords(locale).claim}</h2>
            <p>{entry.text}</p>
          </div>
          <div className="r">
            <span className="price price-l">{formatMoney(body.difference, locale)}</span>
            <div className="faint t12">{say.difference}</div>
          </div>
        </div>
        {body.text && <TranslatedText text={body.text} lang={entry.lang} canTranslate={canTranslate} />}
      </section>
      <Compared entry={entry} body={body} />
      <section>
        <div className="sec-h">
          <h2>{say.claimRules}</h2>
          <span className="push faint t12">{say.before(body.before.granted, body.before.refused)}</span>
        </div>
        <ul className="checks">
          {body.rules.map(({ rule, is_met: isMet }) => (
            <li key={rule} className={isMet ? undefined : 'no'}>
              {isMet ? <CheckIcon /> : <WarningIcon />}
              <span>{say.rule(rule, isMet)}</span>
            </li>
          ))}
        </ul>
      </section>
      {!isOpen ? (
        <section>
          <p>
            <b>
              {body.state === 'refused'
                ? say.refused
                : say.granted(
                    body.refund
                      ? formatMoney(body.refund, locale)
                      : say.points(formatCount(body.points, locale)),
                  )}
            </b>
          </p>
          <p className="written">{body.answer}</p>
        </section>
      ) : (
        <>
          <section className="grow-1">
            <fieldset className="picks">
              <legend className="sr">{say.decision}</legend>
              <Pick
                name={say.giveMoney}
                hint={grants.refund ? say.giveMoneyHint : say.notPaidToUs}
                sum={grants.refund ? formatMoney(grants.refund, locale) : ''}
                isOff={!grants.refund}
                isOn={as === 'refund'}
                onPick={() => setAs('refund')}
              />
              <Pick
                name={say.givePoints}
                hint={say.givePointsHint}
                sum={points}
                isOn={as === 'points'}
                onPick={() => setAs('points')}
              />
              <Pick
                name={say.refuseClaim}
                hint={say.refuseClaimHint}
                sum=""
                isOn={as === 'refuse'}
                onPick={() => setAs('refuse')}
              />
            </fieldset>
            <AnswerField
              draft={draft}
              label={say.claimReason}
              lang={entry.lang}
              facts={entry.facts}
              canTranslate={canTranslate}
              rows={2}
              maxLength={1000}
            />
          </section>
          <div className="foot">
            <span className="faint t12">{roles ? say.mayNot(roles) : say.onceOnly}</span>
            <span className="grow" />
            <button
              type="button"
              className="btn btn-fill"
              disabled={isBusy || whyNot !== null || !draft.ready?.text || draft.missing.length > 0}
              onClick={() => void decide()}
            >
              {verb}
            </button>
          </div>
        </>
      )}
    </>
  )
}

function Compared({ entry: { order }, body }: Pick<Props, 'entry' | 'body'>) {
  const locale = useLocale()
  const say = inboxBodyWords(locale)
  return (
    <section>
      <table className="tbl versus">
        <thead>
          <tr>
            <td />
            <th scope="col">{say.ours}</th>
            <th scope="col">{say.theirs}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say.total}</th>
            <td>{order && say.paidOf(formatMoney(order.paid, locale), formatMoney(order.total, locale))}</td>
            <td>
              <b>{formatMoney(body.total, locale)}</b>
            </td>
          </tr>
          <tr>
            <th scope="row">{say.stay}</th>
            <td>{order && formatDates(order.arrival, order.departure, locale)}</td>
            <td />
          </tr>
          <tr>
            <th scope="row">{say.room}</th>
            <td>{body.room}</td>
            <td />
          </tr>
          <tr>
            <th scope="row">{say.seen}</th>
            <td />
            <td>
              {dayAndTime(hereOf(body.seen_at), locale)}
              <br />
              <a className="link address" href={body.url} target="_blank" rel="noreferrer noopener">
                {body.url.replace(/^https?:\/\//, '')}
              </a>
            </td>
          </tr>
          <tr>
            <th scope="row">{say.pictures}</th>
            <td />
            <td>
              <Pictures files={body.files} />
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

type PickProps = {
  name: string
  hint: string
  sum: string
  isOn: boolean
  isOff?: boolean
  onPick: () => void
}

function Pick({ name, hint, sum, isOn, isOff = false, onPick }: PickProps) {
  return (
    <label className={isOn ? 'on' : undefined}>
      <input
        className="dot-radio"
        type="radio"
        name="claim-decision"
        checked={isOn}
        disabled={isOff}
        onChange={onPick}
      />
      <b>{name}</b>
      <b>{sum}</b>
      <small>{hint}</small>
    </label>
  )
}
