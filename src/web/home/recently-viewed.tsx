import type { Locale } from '#domain/locale.ts'
import { savedWords } from '#words/saved.ts'
import { useViewed } from '../saved/use-viewed.ts'
import { ViewedList } from '../saved/viewed-list.tsx'

/** Last on the page: what a device remembers moves nothing that is already there. */
export function RecentlyViewed({ locale }: { locale: Locale }) {
  const say = savedWords(locale)
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
