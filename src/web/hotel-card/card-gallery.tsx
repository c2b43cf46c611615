import { useRef, useState } from 'react'
import type { Locale } from '#domain/text/locale.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { offerWords } from '#words/hotels/offers.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import type { ShownPicture } from '../pictures/picture-props.ts'
import { useSwipe } from './swipe.ts'

type Props = {
  name: string
  images: readonly ShownPicture[]
  href: string
  locale: Locale
  sizes: string
  /** In the first view: loaded with the page. */
  eager: boolean
}

/** The hotel's first pictures: the next one is loaded when somebody turns to it, not before. */
export function CardGallery({ name, images, href, locale, sizes, eager }: Props) {
  const say = offerWords(locale)
  const follow = useFollow()
  const link = useRef<HTMLAnchorElement>(null)
  const [at, setAt] = useState(0)
  const [reached, setReached] = useState(0)
  const last = images.length - 1
  const turn = (to: number) => {
    const next = Math.min(last, Math.max(0, to))
    setAt(next)
    setReached((before) => Math.max(before, next))
  }
  // The neighbour is there before the finger or the pointer needs it.
  const prepare = () => setReached((before) => Math.max(before, Math.min(last, at + 1)))
  const swipe = useSwipe({ onSwipe: (steps) => turn(at + steps), strip: link, at, onStart: prepare })
  return (
    <div className="card-gallery" onPointerEnter={prepare}>
      <a
        ref={link}
        href={href}
        tabIndex={-1}
        draggable={false}
        className="card-strip"
        style={at > 0 ? { transform: `translateX(${-100 * at}%)` } : undefined}
        {...swipe}
        onClick={follow}
      >
        {images.slice(0, reached + 1).map((picture, n) => (
          <span key={picture.url} className="card-slot" aria-hidden={n !== at || undefined}>
            <HotelPicture picture={picture} use="card" sizes={sizes} eager={eager && n === 0} />
          </span>
        ))}
      </a>
      {last > 0 && (
        <>
          {at > 0 && (
            <button
              type="button"
              className="card-turn card-turn-back"
              aria-label={say.previousPicture(name)}
              onClick={() => turn(at - 1)}
            >
              <ChevronLeftIcon small />
            </button>
          )}
          {at < last && (
            <button
              type="button"
              className="card-turn card-turn-on needs-js"
              aria-label={say.nextPicture(name)}
              onClick={() => turn(at + 1)}
            >
              <ChevronRightIcon small />
            </button>
          )}
          <span className="card-count" aria-live="polite" data-turned={reached > 1 || at > 0 || undefined}>
            {at > 0 && (
              <>
                <span aria-hidden="true">
                  {at + 1} / {images.length}
                </span>
                <span className="sr-only">{say.pictureOf(at + 1, images.length)}</span>
              </>
            )}
          </span>
        </>
      )}
    </div>
  )
}
