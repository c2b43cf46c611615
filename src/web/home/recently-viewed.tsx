import type { Locale } from '#domain/locale.ts'
import { centreWords } from '#words/centre.ts'
import { useViewed } from '../saved/use-viewed.ts'
import { ViewedList } from '../saved/viewed-list.tsx'

/** Last on the page: what a device remembers moves nothing that is already there. */
export function RecentlyViewed({ locale }: { locale: Locale }) {
  const say = centreWords(locale)
  const hotels = useViewed(locale)
  if (hotels.length === 0) return null
  return (
    <section className="home-section">
      <div className="home-head">
        <h2>{say.recent}</h2>
      </div>
      <ViewedList hotels={hotels} removable />
    </section>
  )
}
