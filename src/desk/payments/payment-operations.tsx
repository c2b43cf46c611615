import type { DeskPayment } from '#contract/desk/payments.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { deskPaymentWords } from '#words/desk/payments.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'

/** Our operations beside the movements that the provider reports. */
export function Compared({ data, method }: { data: DeskPayment; method: string }) {
  const locale = useLocale()
  const say = deskPaymentWords(locale)
  const ours = data.operations.filter(({ kind, state }) => kind !== 'close' && state !== 'planned')
  const theirs = data.provider?.movements ?? []
  const rows = Math.max(ours.length, theirs.length, 1)
  return (
    <section>
      <div className="sec-h">
        <h2>{say.here(method)}</h2>
        <span className="push faint t12" role="status">
          {data.provider ? say.askedAt(hereOf(data.provider.asked_at).slice(11, 19)) : say.notAsked}
        </span>
      </div>
      <div className="cmp">
        <div>{say.ours}</div>
        <div>{say.theirs(method)}</div>
        {Array.from({ length: rows }, (_, at) => {
          const [one, other] = [ours[at], theirs[at]]
          const isOff = data.provider !== null && (one?.state === 'failed' || other?.state === 'failed')
          return [
            <div key={`here ${one?.id ?? at}`} className={isOff ? 'off' : undefined}>
              {one ? `${say.kind(one.kind)}, ${say.state(one.state)}` : say.nothingThere}
              {one && <b>{formatMoney(one.amount, locale)}</b>}
            </div>,
            <div key={`there ${other?.id ?? at}`} className={isOff ? 'off' : undefined}>
              {other
                ? `${say.kind(other.kind)}, ${say.state(other.state)}`
                : data.provider
                  ? say.nothingThere
                  : say.notAsked}
              {other && <b>{formatMoney(other.money, locale)}</b>}
            </div>,
          ]
        })}
      </div>
    </section>
  )
}

const looks: Record<string, string> = { succeeded: 'ok', failed: 'bad', unknown: 'wait', sent: 'wait' }

/** Every operation with its attempts and refusal. */
export function Operations({ data }: { data: DeskPayment }) {
  const locale = useLocale()
  const say = deskPaymentWords(locale)
  return (
    <section>
      <div className="sec-h">
        <h2>{say.operations}</h2>
        <span className="push faint t12">{say.oneAtATime}</span>
      </div>
      <div className="tblwrap">
        <table className="tbl in flat">
          <thead>
            <tr>
              <th scope="col">{say.id}</th>
              <th scope="col">{say.what}</th>
              <th scope="col">{say.stateHead}</th>
              <th scope="col" className="r">
                {say.amount}
              </th>
              <th scope="col" className="r">
                {say.tries}
              </th>
              <th scope="col">{say.last}</th>
            </tr>
          </thead>
          <tbody>
            {data.operations.map((one) => (
              <tr key={one.id}>
                <th scope="row" className="mono">
                  {one.id.slice(0, 8)}
                </th>
                <td>{say.kind(one.kind)}</td>
                <td>
                  <span className={`st ${looks[one.state] ?? 'no'}`}>
                    {say.state(one.state)}
                    {one.refusal ? `, ${one.refusal}` : ''}
                    {one.resolved ? `, ${say.resolved(one.resolved)}` : ''}
                  </span>
                </td>
                <td className="amt">{formatMoney(one.amount, locale)}</td>
                <td className="r">{one.tries}</td>
                <td className="soft">{dayAndTime(hereOf(one.at), locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
