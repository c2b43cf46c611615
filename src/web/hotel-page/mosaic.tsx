import { type MouseEvent, useRef, useState } from 'react'
import type { Picture } from '#contract/media.ts'
import { PictureIcon } from '#ui/icons/icons.ts'
import { hotelPageWords } from '#words/hotels/hotel-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { useHotelPlace } from './hotel-context.ts'
import { usePictureViewer } from './picture-viewer-host.tsx'

/** Shown beside each other on a wide page; a phone shows all of them as a strip. */
const inMosaic = 5

/** The first pictures at a glance. On a phone a finger moves them; pressing one opens all of them, large. */
export function Mosaic({ pictures, name }: { pictures: readonly Picture[]; name: string }) {
  const { locale } = useHotelPlace()
  const say = hotelPageWords(locale)
  const viewer = usePictureViewer()
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const look = () => {
    const list = strip.current
    if (list) setAt(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)))
  }
  const open = (n: number) => (event: MouseEvent) => {
    event.preventDefault()
    viewer.open({ pictures, at: n, title: name })
  }
  return (
    <section className="mosaic" aria-label={say.pictures}>
      <ul ref={strip} onScroll={look} data-few={pictures.length < inMosaic || undefined}>
        {pictures.map((picture, n) => (
          <li key={picture.id}>
            <a
              href={picture.url}
              aria-label={picture.alt ? undefined : say.picture(n + 1, pictures.length)}
              onClick={open(n)}
              onPointerEnter={viewer.prepare}
              onFocus={viewer.prepare}
            >
              <HotelPicture
                picture={picture}
                use="gallery"
                sizes={n === 0 ? '(width < 768px) 100vw, 620px' : '(width < 768px) 100vw, 310px'}
                eager={n === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button button-outlined button-small mosaic-all needs-js"
        onClick={open(0)}
      >
        <PictureIcon small />
        {say.allPictures(pictures.length)}
      </button>
      <span className="mosaic-count" aria-hidden="true">
        {at + 1} / {pictures.length}
      </span>
    </section>
  )
}
