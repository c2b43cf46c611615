import { useState } from 'react'
import type { Rate } from '#contract/hotels.ts'
import { usePopoverAnchor } from '#ui/overlays/popover-anchor.ts'
import { PopoverSheet } from '#ui/overlays/popover-sheet.tsx'
import { rateWords } from '#words/hotels/rates.ts'
import { PriceWaterfall } from '../../price-charts/price-waterfall.tsx'
import { useHotelPlace } from '../hotel-context.ts'

/** How a total is made, on demand. A page has many of them, so each is only made when it is opened; without scripts it is there. */
export function PriceDetails({ rate }: { rate: Rate }) {
  const { locale } = useHotelPlace()
  const say = rateWords(locale)
  const anchor = usePopoverAnchor('end')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link price-open" {...anchor.trigger}>
        {say.priceDetails}
      </button>
      <section
        aria-label={say.howMade}
        className="popover popover-end price-details"
        {...anchor.panel}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <PopoverSheet panel={anchor.panel.id} title={say.howMade}>
          <div className="popover-body">
            {isOpen ? (
              <PriceWaterfall price={rate.price} collectedAt={rate.collected_at} nights={rate.nights} />
            ) : (
              <noscript>
                <PriceWaterfall price={rate.price} collectedAt={rate.collected_at} nights={rate.nights} />
              </noscript>
            )}
          </div>
        </PopoverSheet>
      </section>
    </>
  )
}
