import { type Money, money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { FallIcon, RiseIcon } from '#ui/icons/icons.ts'
import { favouriteWords } from '#words/saved/favourites.ts'
import { useRequest } from '../page/use-page.ts'

type Words = { less: (amount: string) => string; dearer: (amount: string) => string; same: string }

/** Down in green with an arrow, up in ink; always in words too. */
export function PriceChange({ change, words }: { change: Money; words?: Words }) {
  const { locale } = useRequest()
  const say = words ?? favouriteWords(locale)
  const amount = formatMoney(money(Math.abs(change.amount), change.currency), locale)
  if (change.amount === 0) return <span className="price-change">{say.same}</span>
  return change.amount < 0 ? (
    <span className="price-change price-fell">
      <FallIcon small />
      {say.less(amount)}
    </span>
  ) : (
    <span className="price-change price-rose">
      <RiseIcon small />
      {say.dearer(amount)}
    </span>
  )
}
