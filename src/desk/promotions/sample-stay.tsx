import { useEffect, useState } from 'react'
import { findHotels, tryPromotion } from '#contract/desk/endpoints.ts'
import type { PromotionTerms, PromotionTrialResult } from '#contract/desk/promotions.ts'
import { listRooms } from '#contract/endpoints.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { CloseIcon } from '#ui/icons/icons.ts'
import { promotionWords } from '#words/desk/promotions.ts'
import { formatDates } from '#words/format.ts'
import { call } from '../call.ts'
import { PriceWaterfall } from '../order/price-waterfall.tsx'
import { TextField } from '../parts/fields.tsx'
import type { NamedHotel } from '../parts/hotel-picker.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { useLoad } from '../use-load.ts'

const day = 86_400_000
const sampleNights = 3
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

type Props = {
  /** Null while the draft has faults. */
  terms: PromotionTerms | null
  now: number
}

/** The draft applied to a stay that can be booked now, and two bookings that it refuses. */
export function SampleStay({ terms, now }: Props) {
  const say = promotionWords(useLocale())
  const [hotel, setHotel] = useState<NamedHotel | null>(null)
  return (
    <section className="sample-stay">
      <h3>{say.sample}</h3>
      {hotel ? (
        <Sample key={hotel.id} hotel={hotel} terms={terms} now={now} onOther={() => setHotel(null)} />
      ) : (
        <FindHotel onChoose={setHotel} />
      )}
      {terms && (
        <ul className="sample-refusals">
          {terms.min_nights > 1 && (
            <li>
              <CloseIcon />
              {say.tooShort(terms.min_nights - 1)}
            </li>
          )}
          {terms.uses_per_account === 1 && (
            <li>
              <CloseIcon />
              {say.second}
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

function FindHotel({ onChoose }: { onChoose: (hotel: NamedHotel) => void }) {
  const say = promotionWords(useLocale())
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const found = useLoad(findHotels, { q: q || '-' }, { isPaused: q.length < 2 })
  return (
    <>
      <TextField
        label={say.sampleHotel}
        placeholder={say.sampleFind}
        hint={say.sampleHint}
        value={typed}
        onChange={setTyped}
      />
      <ul className="offers">
        {(q.length < 2 ? [] : (found.data?.list ?? [])).map(({ id, name, city }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose({ id, name })}>
              {name}
              <span className="faint">{city}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

type SampleProps = Props & { hotel: NamedHotel; onOther: () => void }

function Sample({ hotel, terms, now, onOther }: SampleProps) {
  const locale = useLocale()
  const say = promotionWords(locale)
  const nights = Math.max(sampleNights, terms?.min_nights ?? 1)
  const stay = { id: hotel.id, s_d: dateOf(now + 30 * day), e_d: dateOf(now + (30 + nights) * day) }
  const rooms = useLoad(listRooms, { ...stay, rooms: 1, adults: 2 })
  const [result, setResult] = useState<PromotionTrialResult | null>(null)
  const [problem, setProblem] = useState('')
  const rates = (rooms.data?.rooms ?? []).flatMap(({ rates }) => rates)
  const cheapest = rates.toSorted((one, other) => one.price.total.amount - other.price.total.amount)[0]
  const quote = cheapest?.quote
  const key = JSON.stringify(terms)
  useEffect(() => {
    if (!quote || key === 'null') return
    let isOver = false
    const ask = async () => {
      const answer = await call(tryPromotion, { ...(JSON.parse(key) as PromotionTerms), quote })
      if (isOver) return
      if (answer.code !== 1) return setProblem(answer.msg)
      setProblem('')
      setResult((answer as { data: PromotionTrialResult }).data)
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [quote, key])
  return (
    <>
      <p className="sample-head">
        <b>{hotel.name}</b>
        <small>{formatDates(stay.s_d, stay.e_d, locale)}</small>
        <button type="button" className="btn" onClick={onOther}>
          {say.sampleFind}
        </button>
      </p>
      {rooms.data && !quote && <Problem text={say.noRate} />}
      {problem && <Problem text={problem} />}
      {result && (
        <div aria-live="polite">
          <p className="soft">{say.before(formatMoney(result.before.total, locale))}</p>
          {result.after ? (
            <PriceWaterfall price={result.after} />
          ) : (
            <Problem text={say.refused(result.why ?? '')} />
          )}
        </div>
      )}
    </>
  )
}
