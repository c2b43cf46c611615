import { Suspense, useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/overlays/dialog.tsx'
import { leave } from '#ui/overlays/modal.ts'
import { listPageWords } from '#words/search/list-page.ts'
import { ChipRow } from './filters/chip-row.tsx'
import { cleared, type FilterChip } from './filters/chips.ts'
import type { DistrictNames } from './filters/filter-names.ts'
import { FilterPanel } from './filters/filter-panel.tsx'
import { QuickChips, quickKeys } from './filters/quick-chips.tsx'
import { FlexibleChip } from './late-flexible.ts'
import { useListLinks, useListPlace } from './list-context.ts'
import type { ListData } from './load-list.ts'
import { NightlySwitch } from './nightly-switch.tsx'
import { SortMenu } from './sort-menu.tsx'

type Props = { data: ListData; chips: readonly FilterChip[]; districts: DistrictNames }

/** Where there is no room for a panel: filters in a sheet, the order, and what narrows the list, in one line. */
export function ListBar({ data, chips, districts }: Props) {
  const { locale, query } = useListPlace()
  const { go } = useListLinks()
  const say = listPageWords(locale)
  const [open, setOpen] = useState(false)
  return (
    <div className="list-bar">
      <a className="chip without-js" href="#filters">
        {say.filters}
      </a>
      <button
        type="button"
        className="chip needs-js"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {say.filters}
        <Badge count={chips.length} label={say.filtersChosen} />
      </button>
      <Suspense>{query.flexible && <FlexibleChip />}</Suspense>
      <SortMenu look="chip" />
      <QuickChips />
      <ChipRow chips={chips.filter(({ key }) => !quickKeys.has(key))} total={data.page.total} />
      <NightlySwitch />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={say.filters}
        foot={
          <div className="list-sheet-foot">
            {chips.length > 0 && (
              <Button kind="quiet" onClick={() => go(cleared)}>
                {say.clearAll}
              </Button>
            )}
            <Button
              kind="filled"
              wide
              onClick={({ currentTarget }) => leave(currentTarget.closest('dialog'), () => setOpen(false))}
            >
              {say.show(data.page.total)}
            </Button>
          </div>
        }
      >
        <div className="list-sheet">
          <FilterPanel counts={data.counts} currency={data.currency} districts={districts} />
        </div>
      </Sheet>
    </div>
  )
}
