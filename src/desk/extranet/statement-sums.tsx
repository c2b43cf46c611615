import type { HotelStatement } from '#contract/desk/extranet.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { statementWords } from '#words/desk/statements.ts'
import { formatPercent } from '#words/format.ts'
import { useLocale } from '../parts/use-desk.ts'

/** The sums of a month as a waterfall from the money paid to us to the sum that we owe. */
export function StatementSums({ statement }: { statement: HotelStatement }) {
  const locale = useLocale()
  const say = statementWords(locale)
  return statement.sums.map((sum) => {
    const shown = (amount: number) => formatMoney(money(amount, sum.currency), locale)
    const whole = Math.max(1, sum.paid_to_us + sum.discount, sum.commission)
    const bar = (from: number, width: number) =>
      ({
        '--a': `${(Math.max(0, from) * 100) / whole}%`,
        '--w': `${(width * 100) / whole}%`,
      }) as React.CSSProperties
    return (
      <dl className="wf" key={sum.currency}>
        <div>
          <dt>{say.waterfall(sum.nights)}</dt>
          <dd>
            {shown(sum.paid_to_us)}
            <i style={bar(0, sum.paid_to_us)} />
          </dd>
        </div>
        {sum.discount > 0 && (
          <div>
            <dt>{say.discountLong}</dt>
            <dd>
              {shown(sum.discount)}
              <i style={bar(sum.paid_to_us, sum.discount)} />
            </dd>
          </div>
        )}
        <div>
          <dt>{say.commissionLong(formatPercent(statement.commission_rate))}</dt>
          <dd>
            {shown(0 - sum.commission)}
            <i className="less" style={bar(sum.net, sum.commission)} />
          </dd>
        </div>
        <div className="sum">
          <dt>
            {sum.net < 0 ? say.hotelOwes : say.weOwe}
            {sum.at_hotel > 0 && (
              <small>
                {say.atHotelLong}: {shown(sum.at_hotel)}
              </small>
            )}
          </dt>
          <dd>
            <span className="price">{shown(Math.abs(sum.net))}</span>
          </dd>
        </div>
      </dl>
    )
  })
}
