import { type FormEvent, useEffect, useEffectEvent } from 'react'
import type { HotelFacets } from '#contract/search.ts'
import { currencySymbol, minorUnits } from '#domain/money/currency.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { formatCount } from '#words/format.ts'
import { listPageWords } from '#words/search/list-page.ts'
import { useListLinks, useListPlace, useWanted } from '../list-context.ts'
import { listParams } from '../list-query.ts'
import { HiddenFields, useDraft } from './filter-form.tsx'
import { priceScale, type Thumbs, thumbsOf, typedLimits, withPrice, withThumbs } from './price-range.ts'
import { PriceSlider } from './price-slider.tsx'

/** A handle that rests this long has arrived. */
const restMs = 400

type Props = { price: HotelFacets['price'] | null; currency: string }

const untyped: { from?: string; to?: string } = {}

/** The total of the stay between two limits: by handles over the histogram, or typed. */
export function PriceFilter({ price, currency }: Props) {
  const { query, locale, kw } = useListPlace()
  const { go } = useListLinks()
  const say = listPageWords(locale)
  const scale = price && priceScale(price)
  const price_min = useWanted(({ filters }) => filters.price_min)
  const price_max = useWanted(({ filters }) => filters.price_max)
  const limits = `${price_min} ${price_max} ${currency}`
  const [thumbs, setThumbs] = useDraft<Thumbs | null>(limits, null)
  const [typed, setTyped] = useDraft(limits, untyped)

  const settle = useEffectEvent((arrived: Thumbs) => {
    if (scale) go((now) => withThumbs(now, arrived, scale, currency))
    setThumbs(null)
  })
  useEffect(() => {
    if (!thumbs) return
    const timer = setTimeout(() => settle(thumbs), restMs)
    return () => clearTimeout(timer)
  }, [thumbs])

  const inUnits = (amount: number | null) =>
    amount === null ? '' : String(Math.round(amount / minorUnits(currency)))
  const kept = { from: inUnits(price_min), to: inUnits(price_max) }
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
        {label} {currencySymbol(currency, locale).trim()}
      </small>
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={typed[name] ?? moving[name]}
        placeholder={edge === undefined ? say.noLimit : formatCount(edge, locale)}
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
          thumbs={thumbs ?? thumbsOf({ price_min, price_max }, scale, currency)}
          onMove={(next) => {
            setTyped(untyped)
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
        <HiddenFields
          params={listParams({ ...query, page: 1 })}
          but={['price_min', 'price_max', 'currency']}
        />
        {field('from', say.from, scale?.min)}
        {field('to', say.to, scale?.max)}
        <button type="submit" className="button button-outlined button-small without-js">
          {say.apply}
        </button>
      </form>
    </section>
  )
}
