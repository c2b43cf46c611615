import type { Locale } from '#domain/locale.ts'
import { pictureWords } from '#words/pictures.ts'
import { HotelPicture } from './hotel-picture.tsx'

const missing = (name: string) => ({ id: name, url: `/media/v1/missing/${name}.svg`, alt: name })

/** What a guest sees when a picture is not there, and how often it is asked for before. */
export function FailingPictures({ locale }: { locale: Locale }) {
  const say = pictureWords(locale)
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {(['gallery', 'card'] as const).map((use) => (
        <figure key={use} className="grid gap-1">
          <HotelPicture picture={missing(use)} use={use} className="rounded-md" />
          <figcaption className="text-13 text-ink-soft">{say[use]}</figcaption>
        </figure>
      ))}
    </div>
  )
}
