import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import type { HotelFacets } from '#contract/search.ts'
import { joinLocale } from '#domain/addresses.ts'
import { currencySymbol, minorUnits } from '#domain/currency.ts'
import { listPageWords } from '#words/list-page.ts'
import { KeptFields } from './kept-fields.tsx'
import { useListLinks, useListPlace } from './list-context.ts'
import { listParams } from './list-query.ts'
import { priceScale, type Thumbs, thumbsOf, typedLimits, withPrice, withThumbs } from './price-range.ts'
import { PriceSlider } from './price-slider.tsx'

/** A handle that rests this long has arrived. */
const restMs = 400

type Props = { price: HotelFacets['price'] | null; currency: string }

/** The total of the stay between two limits: by handles over the histogram, or typed. */
export function PriceFilter(props: Props) {
  const { price_min, price_max } = useListPlace().query.filters
  return <Limits key={`${price_min} ${price_max} ${props.currency}`} {...props} />
}

function Limits({ price, currency }: Props) {
  const { query, locale, kw } = useListPlace()
  const { go } = useListLinks()
  const say = listPageWords(locale)
  const scale = price && priceScale(price)
  const [thumbs, setThumbs] = useState<Thumbs | null>(null)
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({})

  const settle = useEffectEvent((arrived: Thumbs) => {
    if (scale) go((now) => withThumbs(now, arrived, scale, currency))
  })
  useEffect(() => {
    if (!thumbs) return
    const timer = setTimeout(() => settle(thumbs), restMs)
    return () => clearTimeout(timer)
  }, [thumbs])

  const inUnits = (amount: number | null) =>
    amount === null ? '' : String(Math.round(amount / minorUnits(currency)))
  const kept = { from: inUnits(query.filters.price_min), to: inUnits(query.filters.price_max) }
  const moving =
    thumbs && scale
      ? {
          from: thumbs.low <= scale.min ? '' : String(thumbs.low),
          to: thumbs.high >= scale.max ? '' : String(thumbs.high),
        }
      : kept
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    go((now) => withPrice(now, typedLimits(fields), currency))
  }
  const field = (name: 'from' | 'to', label: string, edge: number | undefined) => (
    <label className="price-limit">
      <small>
        {label} {currencySymbol(currency).trim()}
      </small>
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={typed[name] ?? moving[name]}
        placeholder={edge?.toLocaleString('en-US') ?? say.noLimit}
        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        onBlur={(event) => event.target.value !== kept[name] && event.target.form?.requestSubmit()}
      />
    </label>
  )
  return (
    <section className="filter-section">
      <h3>{say.price}</h3>
      {price && scale && (
        <PriceSlider
          {...{ price, scale, currency, locale }}
          thumbs={thumbs ?? thumbsOf(query.filters, scale, currency)}
          onMove={(next) => {
            setTyped({})
            setThumbs(next)
          }}
        />
      )}
      <form
        className="price-limits"
        action={joinLocale(`/hotel-search/${kw}`, locale)}
        onSubmit={submit}
        aria-label={say.price}
      >
        <KeptFields params={listParams({ ...query, page: 1 })} but={['price_min', 'price_max', 'currency']} />
        {field('from', say.from, scale?.min)}
        {field('to', say.to, scale?.max)}
        <button type="submit" className="button button-outlined button-small without-js">
          {say.apply}
        </button>
      </form>
    </section>
  )
}
