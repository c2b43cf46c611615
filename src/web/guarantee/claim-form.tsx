import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { OrderSummary } from '#contract/booking.ts'
import { succeeded } from '#contract/endpoint.ts'
import { listOrders, sendClaim } from '#contract/endpoints.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/class-names.ts'
import { Checkbox } from '#ui/fields/choice.tsx'
import { useForm, warnIncomplete } from '#ui/fields/use-form.ts'
import { CheckIcon } from '#ui/icons/icons.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { guaranteeWords } from '#words/support/guarantee.ts'
import { usePersonal } from '../account/use-personal.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { type AddedPicture, sentPictures } from '../uploads/use-pictures.ts'
import { ClaimOrder, stayText } from './claim-order.tsx'
import { ClaimPictures } from './claim-pictures.tsx'
import {
  type ClaimDraft,
  claimPoints,
  isClaimable,
  isNotLower,
  isWebAddress,
  pointsThatHold,
  readTotal,
} from './claim-points.ts'
import { ClaimPrice } from './claim-price.tsx'

type Props = { order: string | undefined; onSent: () => void }

/** The form, once it is known which orders can have a claim. */
export function ClaimForm({ order, onSent }: Props) {
  const { locale } = useRequest()
  const say = guaranteeWords(locale)
  const { data, state, again } = usePersonal(listOrders, { state: 'upcoming', page: 1, page_size: 50 })
  if (state === 'failed') return <LoadFailed onRetry={again} />
  if (!data) return <Skeleton className="claim-waiting" />
  const claimable = data.list.filter((one) => isClaimable(one, Date.parse(one.now)))
  if (claimable.length > 0) return <ClaimChecks orders={claimable} wanted={order} onSent={onSent} />
  return (
    <div className="pane claim-visitor">
      <p>{say.noOrders}</p>
      <Link to="/" className={buttonClass()}>
        {say.findHotel}
      </Link>
    </div>
  )
}

type ChecksProps = { orders: readonly OrderSummary[]; wanted: string | undefined; onSent: () => void }

/** Five points, each ticked when it holds; the button says what is missing until all do. */
function ClaimChecks({ orders, wanted, onSent }: ChecksProps) {
  const { locale, currency } = useRequest()
  const say = guaranteeWords(locale)
  const signedCall = useSignedCall()
  const [chosen, setChosen] = useState(wanted ?? (orders.length === 1 ? orders[0]!.order_id : undefined))
  const [ticks, setTicks] = useState({ isSameOffer: false, isSameStay: false })
  const [pictures, setPictures] = useState<readonly AddedPicture[]>([])
  const [busy, setBusy] = useState(false)
  const order = orders.find(({ order_id }) => order_id === chosen) ?? null
  const empty = { url: '', total: '', currency: order?.total.currency ?? currency, text: '' }
  const { form, values, faults, field } = useForm(empty, (typed) => ({
    url: !typed.url.trim() || isWebAddress(typed.url) ? undefined : say.wrongAddress,
    total: totalFault({ ...typed, order }, locale),
  }))
  const draft = { order, ...ticks, ...values, pictures: sentPictures(pictures).length }
  const holds = pointsThatHold(draft)
  const done = claimPoints.filter((point) => holds[point]).length
  const here = claimPoints.find((point) => !holds[point])
  const mark = (point: (typeof claimPoints)[number]) =>
    holds[point] ? 'done' : point === here ? 'here' : 'open'

  const choose = (id: string) => {
    setChosen(id)
    const one = orders.find(({ order_id }) => order_id === id)
    if (one && !values.total) form.change('currency', one.total.currency)
  }
  const send = async () => {
    const total = readTotal(values.total, values.currency)
    if (!order || !total || done < claimPoints.length) return warnIncomplete(locale)
    setBusy(true)
    const answer = await signedCall(sendClaim, {
      order: order.order_id,
      url: values.url.trim(),
      total: total.amount,
      currency: total.currency,
      seen_at: new Date().toISOString(),
      ...(values.text.trim() ? { text: values.text } : {}),
      files: sentPictures(pictures),
    }).catch(() => null)
    setBusy(false)
    if (!answer) return
    if (!succeeded(answer)) {
      form.refuse((answer.data as { fields?: Record<string, string> }).fields ?? {})
      return
    }
    form.reset(empty)
    setPictures([])
    setTicks({ isSameOffer: false, isSameStay: false })
    onSent()
  }
  return (
    <form
      className="claim-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <ol>
        <ClaimPoint state={mark('order')} title={say.orderPoint} text={say.orderHint}>
          <ClaimOrder orders={orders} order={order} onChoose={choose} />
        </ClaimPoint>
        <ClaimPoint state={mark('offer')} title={say.samePoint} text={say.sameText}>
          <Checkbox
            label={say.sameTick}
            checked={ticks.isSameOffer}
            onChange={(event) => setTicks({ ...ticks, isSameOffer: event.target.checked })}
          />
        </ClaimPoint>
        <ClaimPoint state={mark('stay')} title={say.datesPoint} text={order ? stayText(order, locale) : null}>
          <Checkbox
            label={say.datesTick}
            checked={ticks.isSameStay}
            onChange={(event) => setTicks({ ...ticks, isSameStay: event.target.checked })}
          />
        </ClaimPoint>
        <ClaimPoint state={mark('price')} title={say.pricePoint} text={say.priceText}>
          <ClaimPrice field={field} faults={faults} />
        </ClaimPoint>
        <ClaimPoint state={mark('picture')} title={say.picturePoint} text={say.pictureText}>
          <ClaimPictures pictures={pictures} onChange={setPictures} />
        </ClaimPoint>
      </ol>
      <footer>
        <p id="claim-progress" role="status">
          {done === claimPoints.length
            ? say.ready
            : `${say.done(done)}${locale === 'zh' ? '' : ' '}${say.whenAll}`}
        </p>
        <Button
          type="submit"
          kind="filled"
          busy={busy}
          waiting={done < claimPoints.length}
          aria-describedby="claim-progress"
        >
          {say.send}
        </Button>
      </footer>
    </form>
  )
}

type PriceDraft = Pick<ClaimDraft, 'order' | 'total' | 'currency'>

function totalFault(draft: PriceDraft, locale: Locale): string | undefined {
  const say = guaranteeWords(locale)
  if (!draft.total.trim()) return undefined
  if (!readTotal(draft.total, draft.currency)) return say.wrongTotal
  return draft.order && isNotLower(draft) ? say.notLower(formatMoney(draft.order.total, locale)) : undefined
}

type PointProps = {
  /** It holds; it is the next one to see to; or it waits. */
  state: 'done' | 'here' | 'open'
  title: string
  text: string | null
  children: ReactNode
}

/** One point of a checklist with what it asks for. */
const ClaimPoint = ({ state, title, text, children }: PointProps) => (
  <li className="claim-point" data-state={state}>
    <span className="claim-mark" aria-hidden="true">
      {state === 'done' && <CheckIcon small />}
    </span>
    <div>
      <b>{title}</b>
      {text && <p>{text}</p>}
      {children}
    </div>
  </li>
)
