import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Picture } from '#contract/media.ts'
import { countByCategory, type PictureCategory } from '#domain/hotel/picture-category.ts'
import { Button } from '#ui/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '#ui/icons/icons.ts'
import { useUiWords } from '#ui/language.ts'
import { useModal } from '#ui/overlays/modal.ts'
import { afterPaint } from '#ui/scheduling.ts'
import { hotelPageWords } from '#words/hotels/hotel-page.ts'
import { pictureCategoryWords } from '#words/hotels/picture-categories.ts'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'

export type ShownPictures = {
  readonly pictures: readonly Picture[]
  readonly at: number
  readonly title: string
}

/** From this many pictures on, the viewer filters them by category. */
const worthSorting = 6

/**
 * Pictures over the whole screen, all or those of one kind: arrows, a finger or the buttons turn them, Escape and Back
 * close.
 */
export function PictureViewer({
  pictures: all,
  at: first,
  title,
  onClose,
}: ShownPictures & { onClose: () => void }) {
  const { locale } = useRequest()
  const say = hotelPageWords(locale)
  const kinds = pictureCategoryWords(locale)
  const ui = useUiWords()
  const dialog = useModal(onClose)
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(first)
  const [category, setCategory] = useState<PictureCategory | null>(null)
  const id = useId()
  const counts = all.length < worthSorting ? [] : countByCategory(all)
  const pictures = category ? all.filter((picture) => picture.category === category) : all

  const show = (n: number, behavior: ScrollBehavior = 'smooth') => {
    const list = strip.current
    list?.scrollTo({ left: n * list.clientWidth, behavior })
  }
  // Once: afterwards the strip itself says where it stands.
  useEffect(() => {
    const list = strip.current
    if (list) list.scrollLeft = first * list.clientWidth
  }, [first])
  const look = () => {
    const list = strip.current
    if (list) setAt(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)))
  }
  const choose = (next: PictureCategory | null) => {
    setCategory(next)
    setAt(0)
    show(0, 'instant')
  }
  const turn = (event: KeyboardEvent) => {
    const next = pictureAfter(event.key, at, pictures.length)
    if (next === null) return
    event.preventDefault()
    show(next, matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')
  }
  const kind = (of: PictureCategory | null, name: string, count: number) => (
    <li key={of}>
      <button type="button" className="viewer-kind" aria-pressed={category === of} onClick={() => choose(of)}>
        {name} <small>{count}</small>
      </button>
    </li>
  )
  return (
    <dialog ref={dialog} className="viewer" aria-labelledby={id} onKeyDown={turn}>
      <div className="viewer-head">
        <h2 id={id}>{title}</h2>
        {counts.length > 1 && (
          <ul className="viewer-kinds" aria-label={kinds.label}>
            {kind(null, kinds.all, all.length)}
            {counts.map(({ category: of, count }) => kind(of, kinds[of], count))}
          </ul>
        )}
      </div>
      <ul ref={strip} className="viewer-strip" tabIndex={-1} onScroll={look}>
        {pictures.map((picture, n) => (
          <li key={picture.id} aria-hidden={n !== at || undefined}>
            <figure>
              <HotelPicture
                picture={picture}
                use="gallery"
                sizes="100vw"
                eager={n === (category ? 0 : first)}
              />
              <figcaption>{picture.alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="viewer-count" aria-live="polite">
        <span aria-hidden="true">
          {at + 1} / {pictures.length}
        </span>
        <span className="sr-only">{say.picture(at + 1, pictures.length)}</span>
      </p>
      {pictures.length > 1 && (
        <>
          <Button
            round
            className="viewer-back"
            aria-label={say.previousPicture}
            onClick={() => show((at - 1 + pictures.length) % pictures.length)}
          >
            <ChevronLeftIcon />
          </Button>
          <Button
            round
            className="viewer-on"
            aria-label={say.nextPicture}
            onClick={() => show((at + 1) % pictures.length)}
          >
            <ChevronRightIcon />
          </Button>
        </>
      )}
      <Button round className="viewer-close" aria-label={ui.close} onClick={() => afterPaint(onClose)}>
        <CloseIcon />
      </Button>
    </dialog>
  )
}

/** Which picture a key turns to; null for a key that turns none. The last is followed by the first. */
function pictureAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'PageDown') return (at + 1) % count
  if (key === 'ArrowLeft' || key === 'PageUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
