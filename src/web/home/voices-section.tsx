import { Link } from '@tanstack/react-router'
import type { Experience } from '#contract/reviews.ts'
import type { Locale } from '#domain/text/locale.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { homeWords } from '#words/site/home.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { HomeSection, SectionFailed } from './home-section.tsx'
import type { Section } from './load-home.ts'

type Props = { locale: Locale; section: Section<readonly Experience[]>; onRetry: () => void }

/** Reviews of guests, newest first; demonstration reviews are labelled. */
export function VoicesSection({ locale, section, onRetry }: Props) {
  const say = homeWords(locale)
  if (section.is === 'absent') return null
  const samples = section.is === 'shown' && section.data.some(({ sample }) => sample)
  return (
    <HomeSection title={say.experiences} aside={samples && <span className="home-aside">{say.samples}</span>}>
      {section.is === 'failed' ? (
        <SectionFailed locale={locale} onRetry={onRetry} />
      ) : section.is === 'waiting' ? (
        <div className="voices">
          {['first', 'second', 'third'].map((voice) => (
            <Skeleton key={voice} lines={4} className="voices-waiting" />
          ))}
        </div>
      ) : (
        <div className="voices">
          {section.data.map(({ id, text, by, lang, hotel, picture }) => (
            <figure key={id}>
              <blockquote lang={lang === locale ? undefined : lang}>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                <HotelPicture picture={{ ...picture, alt: '' }} use="card" sizes="48px" />
                <span>
                  <b>{by}</b>
                  <Link to="/hotels/$id" params={{ id: hotel.id }} className="by-clause">
                    {say.hotelIn(hotel.name, hotel.place)}
                  </Link>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </HomeSection>
  )
}
