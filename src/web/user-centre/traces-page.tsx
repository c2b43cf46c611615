import { Link } from '@tanstack/react-router'
import { centreWords } from '#words/centre.ts'
import { pageNames } from '#words/page-names.ts'
import { savedWords } from '#words/saved.ts'
import { useViewed } from '../saved/use-viewed.ts'
import { ViewedList } from '../saved/viewed-list.tsx'
import { useRequest } from '../shell/use-shell.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/empty-state.tsx'

/** What this device remembers; each can be removed. */
export function TracesPage() {
  const { locale } = useRequest()
  const say = savedWords(locale)
  const viewed = useViewed(locale)
  return (
    <>
      <h1>{pageNames(locale)['center-traces']}</h1>
      <p className="centre-lead">{say.recentText}</p>
      {viewed.length > 0 ? (
        <ViewedList hotels={viewed} removable />
      ) : (
        <EmptyState
          title={say.nothingViewed}
          action={
            <Link to="/" className={buttonClass()}>
              {centreWords(locale).findHotel}
            </Link>
          }
        >
          {say.nothingViewedText}
        </EmptyState>
      )}
    </>
  )
}
