import { Link } from '@tanstack/react-router'
import type { ContactSheet as Sheet } from '#contract/media.ts'
import type { Locale } from '#domain/text/locale.ts'
import { pictureWords } from '#words/site/pictures.ts'
import './contact-sheet.css'
import { HotelPicture } from './hotel-picture.tsx'
import { type SheetQuery, sheetNames } from './sheet-query.ts'

type Props = { query: SheetQuery; sheet: Sheet | null; locale: Locale }

/** Pictures side by side; the address says which, so that a sheet can be shown to somebody else. */
export function ContactSheet({ query, sheet, locale }: Props) {
  const say = pictureWords(locale)
  const { sheet: name = 'city', shuffle = 1, page = 1 } = query
  const hotel = query.hotel ?? sheet?.pictures.find((each) => each.hotel)?.hotel ?? undefined
  const searchOf = (to: (typeof sheetNames)[number]): SheetQuery =>
    to === 'hotel' && hotel ? { sheet: to, hotel } : { sheet: to }
  return (
    <main className="contact-sheet">
      <h1>{sheet?.place?.name ?? say[name]}</h1>
      <nav aria-label={say.sheets}>
        {sheetNames
          .filter((each) => each !== 'hotel' || hotel)
          .map((each) => (
            <Link
              key={each}
              to="/dev/pictures"
              search={searchOf(each)}
              aria-current={each === name ? 'page' : undefined}
            >
              {say[each]}
            </Link>
          ))}
        {(name === 'city' || name === 'interiors') && (
          <Link to="/dev/pictures" search={{ ...query, shuffle: shuffle + 1 }}>
            {say.shuffle}
          </Link>
        )}
        {sheet && sheet.pages > page && (
          <Link to="/dev/pictures" search={{ ...query, page: page + 1 }}>
            {page} / {sheet.pages} →
          </Link>
        )}
      </nav>
      {name === 'city' && <CityForm slug={query.city ?? sheet?.place?.slug ?? ''} locale={locale} />}
      {name === 'failing' ? (
        <FailingPictures locale={locale} />
      ) : sheet?.pictures.length ? (
        <Pictures sheet={sheet} isGallery={name !== 'city'} />
      ) : (
        <p>{say.nothing}</p>
      )}
    </main>
  )
}

function CityForm({ slug, locale }: { slug: string; locale: Locale }) {
  const say = pictureWords(locale)
  return (
    <form action="/dev/pictures">
      <input type="hidden" name="sheet" value="city" />
      <label>
        {say.slug}
        <input key={slug} name="city" defaultValue={slug} size={36} />
      </label>
      <button type="submit">{say.show}</button>
    </form>
  )
}

const Pictures = ({ sheet, isGallery }: { sheet: Sheet; isGallery: boolean }) => (
  <ul className="contact-sheet-pictures">
    {sheet.pictures.map((picture, at) => (
      <li key={picture.id}>
        <figure>
          <HotelPicture
            picture={picture}
            use={isGallery ? 'gallery' : 'card'}
            sizes="(width > 768px) 25vw, 50vw"
            eager={at < 4}
          />
          <figcaption>
            {picture.hotel ? (
              <Link to="/dev/pictures" search={{ sheet: 'hotel', hotel: picture.hotel }}>
                {picture.note}
              </Link>
            ) : (
              picture.note
            )}
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
)

const missing = (name: string) => ({ id: name, url: `/media/v2/missing/${name}.svg`, alt: name })

/** The fallback of a missing picture, and the number of attempts before it. */
function FailingPictures({ locale }: { locale: Locale }) {
  const say = pictureWords(locale)
  return (
    <div className="contact-sheet-pictures">
      {(['gallery', 'card'] as const).map((use) => (
        <figure key={use}>
          <HotelPicture picture={missing(use)} use={use} />
          <figcaption>{say[use]}</figcaption>
        </figure>
      ))}
    </div>
  )
}
