import { useState } from 'react'
import { listViews } from '#contract/desk/endpoints.ts'
import type { DeskOrderPage, OrderSelection } from '#contract/desk/orders.ts'
import type { SavedViewList } from '#contract/desk/views.ts'
import { PlusIcon } from '#ui/icons/icons.ts'
import { orderListWords } from '#words/desk/orders.ts'
import { savedViewWords } from '#words/desk/saved-views.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { countText, filterText } from './filters.ts'
import { ViewDialog } from './view-dialog.tsx'

const selections: readonly OrderSelection[] = [
  'open',
  'arriving',
  'departing',
  'held',
  'unpaid',
  'review',
  'all',
]
const textOf = (selection: OrderSelection) => filterText(new URLSearchParams({ view: selection }))

type View = SavedViewList['list'][number]

/** The usual filters and those that the member saved. */
export function ViewTabs({ counts }: { counts: DeskOrderPage['views'] | null }) {
  const locale = useLocale()
  const say = orderListWords(locale)
  const words = savedViewWords(locale)
  const { query } = usePlace()
  const views = useLoad(listViews, {})
  const [edited, setEdited] = useState<View | 'new' | null>(null)
  const text = filterText(query)
  const saved = views.data?.list ?? []
  const chosen = saved.find((view) => view.query === text)
  const isUsual = selections.some((selection) => textOf(selection) === text)
  const selection = query.get('view') ?? 'open'
  return (
    <nav className="viewtabs" aria-label={say.views}>
      {selections.map((one) => (
        <Link
          key={one}
          href={addressOf('/orders', one === 'open' ? {} : { view: one })}
          aria-current={one === selection && !chosen ? 'page' : undefined}
        >
          {say[one]} <b>{counts ? countText(counts[one], locale) : ''}</b>
        </Link>
      ))}
      {saved.map((view) => (
        <Link
          key={view.id}
          href={`${addressOf('/orders')}?${view.query}`}
          aria-current={view === chosen ? 'page' : undefined}
        >
          {view.name}
        </Link>
      ))}
      {chosen && (
        <button type="button" className="chip add" onClick={() => setEdited(chosen)}>
          {words.edit}
        </button>
      )}
      {!chosen && !isUsual && views.data && (
        <button type="button" className="chip add" onClick={() => setEdited('new')}>
          <PlusIcon />
          {words.save}
        </button>
      )}
      {edited && (
        <ViewDialog
          view={edited === 'new' ? null : edited}
          query={text}
          onClose={() => setEdited(null)}
          onDone={(list) => {
            setEdited(null)
            views.set(list)
          }}
        />
      )}
    </nav>
  )
}
