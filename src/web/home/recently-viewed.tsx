import { Link } from '@tanstack/react-router'
import type { Locale } from '#domain/text/locale.ts'
import { Button } from '#ui/button.tsx'
import { CloseIcon } from '#ui/icons/icons.ts'
import { homeWords } from '#words/site/home.ts'
import { removeRecentlyViewed } from '../browser-state/recently-viewed.ts'
import { items } from '../browser-state/this-browser.ts'
import { useAlive } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { errorPicture } from '../pictures/picture-props.ts'
import { useViewed } from '../saved/use-viewed.ts'
import { HomeSection } from './home-section.tsx'

/** Before the first paint: only a device that remembers hotels keeps room for them. */
export const markViewed = `try{if(/^\\[\\{/.test(localStorage.history_mantal))document.documentElement.classList.add('viewed-here')}catch{}`

/** The hotels last looked at on this device. */
export function RecentlyViewed({ locale }: { locale: Locale }) {
  const say = homeWords(locale)
  const hotels = useViewed(locale)
  const alive = useAlive()
  if (alive && hotels.length === 0) return null
  return (
    <div className={alive ? undefined : 'seen-room'}>
      <HomeSection
        title={say.seen}
        aside={
          <Link to="/center/traces" className="link">
            {say.history}
          </Link>
        }
      >
        <ul className="seen">
          {hotels.map(({ id, name, place, picture }) => (
            <li key={id}>
              <Link to="/hotels/$id" params={{ id }}>
                <HotelPicture picture={{ url: picture ?? errorPicture, alt: '' }} use="card" sizes="72px" />
                <span>
                  <b>{name}</b>
                  <small>{place}</small>
                </span>
              </Link>
              <Button
                kind="quiet"
                round
                aria-label={say.forget(name)}
                onClick={() => removeRecentlyViewed(items, id)}
              >
                <CloseIcon small />
              </Button>
            </li>
          ))}
        </ul>
      </HomeSection>
    </div>
  )
}
