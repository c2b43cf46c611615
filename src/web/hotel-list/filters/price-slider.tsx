import type { HotelFacets } from '#contract/search.ts'
import { minorUnits } from '#domain/money/currency.ts'
import { formatWholeMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { listPageWords } from '#words/search/list-page.ts'
import { barsWithin, type PriceScale, type Thumbs } from './price-range.ts'

type Props = {
  price: HotelFacets['price']
  scale: PriceScale
  currency: string
  locale: Locale
  thumbs: Thumbs
  onMove: (thumbs: Thumbs) => void
}

/** Two handles under the histogram of prices: dragged, or moved by the arrow keys. They cannot pass each other. */
export function PriceSlider({ price, scale, currency, locale, thumbs, onMove }: Props) {
  const say = listPageWords(locale)
  const text = (units: number) => formatWholeMoney({ amount: units * minorUnits(currency), currency }, locale)
  const share = (units: number) => (units - scale.min) / (scale.max - scale.min)
  const handle = (end: keyof Thumbs, label: string) => (
    <input
      type="range"
      min={scale.min}
      max={scale.max}
      step={scale.step}
      value={thumbs[end]}
      aria-label={label}
      aria-valuetext={text(thumbs[end])}
      onChange={(event) => {
        const value = Number(event.target.value)
        onMove(
          end === 'low'
            ? { ...thumbs, low: Math.min(value, thumbs.high) }
            : { ...thumbs, high: Math.max(value, thumbs.low) },
        )
      }}
    />
  )
  const range = { '--from': share(thumbs.low), '--until': share(thumbs.high) }
  return (
    <div className="needs-js">
      <Histogram price={price} thumbs={thumbs} />
      <div className="price-slider" style={range as object}>
        {handle('low', say.lowestPrice)}
        {handle('high', say.highestPrice)}
      </div>
    </div>
  )
}

/** The number of hotels by price; those between the handles are dark. */
function Histogram({ price, thumbs }: Pick<Props, 'price' | 'thumbs'>) {
  const tallest = Math.max(1, ...price.bars)
  const within = barsWithin(price.bars, thumbs, price)
  const bars = price.bars.map((count, at) => ({
    at: `bar ${at}`,
    // A few among many are still seen.
    height: count === 0 ? 0 : Math.max(4, (count / tallest) * 100),
    isIn: within[at],
  }))
  return (
    <div className="price-bars" aria-hidden="true">
      {bars.map(({ at, height, isIn }) => (
        <span key={at} style={{ height: `${height}%` }} data-in={isIn || undefined} />
      ))}
    </div>
  )
}
