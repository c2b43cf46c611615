import { listDeskPayments } from '#contract/desk/endpoints.ts'
import type { DeskPaymentPage, DeskPaymentQuery } from '#contract/desk/payments.ts'
import { deskPaymentWords } from '#words/desk/payments.ts'
import { formatCount } from '#words/format.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { Books } from './books.tsx'
import { OnePayment } from './one-payment.tsx'
import { PaymentList } from './payment-list.tsx'

type Which = NonNullable<DeskPaymentQuery['which']>
const lists: readonly Which[] = ['review', 'unknown', 'open', 'all']

export function PaymentsPage() {
  const locale = useLocale()
  const say = deskPaymentWords(locale)
  const { query } = usePlace()
  const isBooks = query.get('which') === 'books'
  const which = (isBooks ? 'review' : (query.get('which') ?? 'review')) as Which
  const page = useLoad(listDeskPayments, { which }, { every: 15_000 })
  return (
    <>
      <header className="bar">
        <h1>{say.title}</h1>
      </header>
      <nav className="viewtabs" aria-label={say.lists}>
        {lists.map((one) => {
          const count = page.data?.counts[one] ?? 0
          return (
            <Link
              key={one}
              href={addressOf('/payments', one === 'review' ? {} : { which: one })}
              aria-current={one === which && !isBooks ? 'page' : undefined}
            >
              {say[one]}{' '}
              {one === 'review' && count > 0 ? (
                <span className="cnt">{count}</span>
              ) : (
                <b>{formatCount(count, locale)}</b>
              )}
            </Link>
          )
        })}
        <Link href={addressOf('/payments', { which: 'books' })} aria-current={isBooks ? 'page' : undefined}>
          {say.books}
        </Link>
      </nav>
      {isBooks ? (
        <Books />
      ) : (
        <Shown of={page}>{(data) => <Chosen data={data} which={which} onChanged={page.reload} />}</Shown>
      )}
    </>
  )
}

type Props = { data: DeskPaymentPage; which: Which; onChanged: () => void }

function Chosen({ data, which, onChanged }: Props) {
  const say = deskPaymentWords(useLocale())
  const { query } = usePlace()
  const number = query.get('number') ?? data.list[0]?.number ?? null
  return (
    <div className={query.get('number') ? 'md has-chosen' : 'md'}>
      <PaymentList data={data} which={which} chosen={number} />
      <div className="d">
        {number ? (
          <OnePayment key={number} number={number} onChanged={onChanged} />
        ) : (
          <p className="empty">{say.chooseOne}</p>
        )}
      </div>
    </div>
  )
}
