import { useState } from 'react'
import { listDeskHotels } from '#contract/desk/hotel-endpoints.ts'
import type { DeskHotelPage, HotelSort, HotelState } from '#contract/desk/hotels.ts'
import type { QualityFault } from '#domain/hotel/quality.ts'
import { ChevronDownIcon, DownloadIcon, PlusIcon, SearchIcon } from '#ui/icons/icons.ts'
import { hotelListWords } from '#words/desk/hotels.ts'
import { importWords } from '#words/desk/import.ts'
import { formatCount } from '#words/format.ts'
import { importAddress } from '../import/import-page.tsx'
import { Link, usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { leaveByKey, useTypedQuery } from '../parts/use-typed-query.ts'
import { addressOf, goTo, setQuery } from '../router.ts'
import { useKeys } from '../use-keys.ts'
import { useLoad } from '../use-load.ts'
import { HotelFilters } from './hotel-filters.tsx'
import { HotelTable } from './hotel-table.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { NewHotelDialog } from './new-hotel-dialog.tsx'
import { type Change, StateDialog } from './state-dialog.tsx'

const keyset = ['after', 'after_quality'] as const
const plain = ['q', 'below', 'country', ...keyset] as const

export function HotelsPage() {
  const locale = useLocale()
  const say = hotelListWords(locale)
  const { query } = usePlace()
  const sort = (query.get('sort') ?? 'newest') as HotelSort
  const states = query.getAll('state') as HotelState[]
  const faults = query.getAll('fault') as QualityFault[]
  const asked = Object.fromEntries(
    plain.flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : [])),
  )
  const page = useLoad(listDeskHotels, { ...asked, sort, states, faults })
  const { typed, setTyped } = useTypedQuery(keyset)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [change, setChange] = useState<Change | null>(null)
  const [isNew, setNew] = useState(false)
  const lead = query.get('lead')
  const whyNotAdd = useWhyNot('hotels.add')
  const whyNotImport = useWhyNot('hotels.import')
  const whyNotChange = useWhyNot('hotels.change')
  useKeys({ f: () => document.querySelector<HTMLInputElement>('#hotels-search')?.focus() })

  /** Adds or removes one value of a repeated parameter. */
  const toggle = (name: 'state' | 'fault', value: string) => {
    const rest = new URLSearchParams(query)
    const held = rest.getAll(name)
    for (const one of [name, ...keyset]) rest.delete(one)
    for (const one of held.includes(value) ? held.filter((other) => other !== value) : [...held, value])
      rest.append(name, one)
    goTo(`${addressOf('/hotels')}?${rest}`, { replace: true })
  }
  const set = (changes: Record<string, string | undefined>) =>
    setQuery({ ...changes, after: undefined, after_quality: undefined })
  return (
    <>
      <header className="bar">
        <h1>{say.title}</h1>
        {page.data && <span className="sub">{formatCount(page.data.facets.all, locale)}</span>}
        <span className="grow" />
        {!whyNotImport && (
          <Link className="btn" href={importAddress()}>
            <DownloadIcon />
            {importWords(locale).open}
          </Link>
        )}
        {!whyNotAdd && (
          <button type="button" className="btn" onClick={() => setNew(true)}>
            <PlusIcon />
            {say.newHotel}
          </button>
        )}
      </header>
      <div className="tools tools-line">
        <label className="input wide">
          <SearchIcon />
          <span className="sr">{say.find}</span>
          <input
            id="hotels-search"
            type="search"
            placeholder={say.search}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={leaveByKey}
          />
          <kbd>f</kbd>
        </label>
        <div className="chips">
          <label className="chip">
            <span className="sr">{say.sort}</span>
            <select
              value={sort}
              onChange={(event) =>
                set({ sort: event.target.value === 'newest' ? undefined : event.target.value })
              }
            >
              <option value="newest">{say.newest}</option>
              <option value="quality">{say.lowest}</option>
            </select>
            <ChevronDownIcon />
          </label>
        </div>
        {page.data && <span className="faint t12">{countText(page.data, locale)}</span>}
      </div>
      <div className="facets">
        <HotelFilters facets={page.data?.facets ?? null} onToggle={toggle} onSet={set} />
        <div className="facet-list">
          <Shown of={page} rows={14}>
            {(data) => (
              <HotelTable
                data={data}
                chosen={chosen}
                onChoose={whyNotChange ? null : setChosen}
                onChange={(state) => setChange({ ids: [...chosen], state })}
              />
            )}
          </Shown>
        </div>
      </div>
      {change && (
        <StateDialog
          change={change}
          onClose={() => setChange(null)}
          onDone={() => {
            setChange(null)
            setChosen(new Set())
            page.reload()
          }}
        />
      )}
      {isNew && !whyNotAdd && <NewHotelDialog onClose={() => setNew(false)} />}
      {lead && !whyNotAdd && <LeadDialog number={lead} onClose={() => setQuery({ lead: undefined })} />}
    </>
  )
}

/** The server counts no further than this. */
const mostCounted = 10_000

function countText({ list, total }: DeskHotelPage, locale: 'en' | 'zh') {
  const count = total >= mostCounted ? `${formatCount(mostCounted, locale)}+` : formatCount(total, locale)
  return hotelListWords(locale).countOf(list.length, count)
}
