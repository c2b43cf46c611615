import { Suspense } from 'react'
import type { Locale } from '#domain/text/locale.ts'
import { hotelPageWords } from '#words/hotels/hotel-page.ts'
import { StructuredData } from '../page/inline-script.tsx'
import { useRememberViewed } from '../saved/use-viewed.ts'
import { viewedHotel } from '../saved/viewed-hotel.ts'
import { placeChoice } from '../search-box/choice.ts'
import { SearchSummary } from '../search-box/search-summary.tsx'
import { GettingThere } from './getting-there.tsx'
import { HotelContext } from './hotel-context.ts'
import { HotelHead, HotelPath } from './hotel-head.tsx'
import type { HotelData } from './load-hotel.ts'
import { Mosaic } from './mosaic.tsx'
import { NearbyHotels } from './nearby-hotels.tsx'
import { Overview } from './overview.tsx'
import { PictureViewerHost } from './picture-viewer-host.tsx'
import { Policies } from './policies.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { StaySection } from './rates/stay-section.tsx'
import { ReviewsSection } from './reviews-section.tsx'
import { SectionBar } from './section-bar.tsx'

export function HotelPage({ data, locale }: { data: HotelData; locale: Locale }) {
  const { hotel, query, reviews, questions, nearby } = data
  const { s_d, e_d } = query.search
  const isPreview = query.preview !== undefined
  useRememberViewed(isPreview ? null : { hotel: viewedHotel(hotel, locale), stay: { s_d, e_d } })
  return (
    <HotelContext value={{ id: hotel.id, locale, query }}>
      <PictureViewerHost>
        <main id="main" className="wrap hotel" itemScope itemType="https://schema.org/Hotel">
          <StructuredData id={`/hotels/${hotel.id}#hotel`} />
          <div className="header-slot">
            <SearchSummary
              today={data.rooms.now.slice(0, 10)}
              search={query.search}
              place={placeChoice(hotel.place)}
            />
          </div>
          {isPreview && (
            <p className="hotel-preview" role="status">
              {hotelPageWords(locale).preview}
            </p>
          )}
          <HotelPath hotel={hotel} />
          <div className="hotel-stage" data-section="overview">
            <HotelHead hotel={hotel} />
            <Mosaic pictures={hotel.gallery} name={hotel.name} />
          </div>
          <SectionBar />
          <Overview hotel={hotel} />
          {/* A boundary each: the browser brings one part to life at a time, and a press comes in between. */}
          <Suspense>
            {/* Another hotel or another list's filters begin with no choice made. */}
            <StaySection key={`${hotel.id} ${JSON.stringify(query.wanted)}`} data={data} />
          </Suspense>
          <Suspense>
            <Policies hotel={hotel} />
          </Suspense>
          <Suspense>
            <ReviewsSection hotel={hotel} page={reviews} isOld={data.isOld !== undefined} />
          </Suspense>
          <Suspense>
            <GettingThere hotel={hotel} />
          </Suspense>
          <Suspense>
            <QuestionsSection hotel={hotel} questions={questions} />
          </Suspense>
          <Suspense>
            {nearby.length > 0 && (
              <NearbyHotels
                hotels={nearby}
                search={query.search}
                place={hotel.place}
                title={hotelPageWords(locale).nearby}
                locale={locale}
              />
            )}
          </Suspense>
        </main>
      </PictureViewerHost>
    </HotelContext>
  )
}
