import type { DeskOrder } from '#contract/desk/orders.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { ChevronRightIcon } from '#ui/icons/icons.ts'
import { orderWords } from '#words/desk/order.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'

/** All accounts of an order are of money, so the prefix is left out. */
const accountName = ({ account }: { account: string }) => account.replace(/^money:/, '')

/** Transfers of the ledger: from the accounts that gave to the accounts that received. */
export function MoneyTable({ data }: { data: DeskOrder }) {
  const locale = useLocale()
  const say = orderWords(locale)
  if (data.ledger.length === 0) return <p className="soft">{say.noMoney}</p>
  return (
    <div className="tblwrap">
      <table className="tbl in tall flat led">
        <caption className="sr">{say.books}</caption>
        <thead>
          <tr>
            <th scope="col">{say.when}</th>
            <th scope="col">{say.what}</th>
            <th scope="col">{say.fromTo}</th>
            <th scope="col" className="r">
              {say.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.ledger.map((transfer, at) => {
            const from = transfer.entries.filter(({ amount }) => amount.amount < 0)
            const to = transfer.entries.filter(({ amount }) => amount.amount > 0)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: The ledger is append-only.
              <tr key={at}>
                <td className="faint">{dayAndTime(hereOf(transfer.at), locale)}</td>
                <td>
                  <b>{say.transferKind(transfer.kind)}</b>
                  {transfer.note && <span className="sub">{transfer.note}</span>}
                </td>
                <td>
                  <span className="acct">
                    {from.map(accountName).join(', ')} <ChevronRightIcon /> {to.map(accountName).join(', ')}
                  </span>
                </td>
                <td className="amt">{to[0] ? formatMoney(to[0].amount, locale) : ''}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
