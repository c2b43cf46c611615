import { listImports } from '#contract/desk/import-endpoints.ts'
import type { ImportSummary } from '#contract/desk/imports.ts'
import { ChevronRightIcon } from '#ui/icons/icons.ts'
import { importWords } from '#words/desk/import.ts'
import { formatInstant } from '#words/format.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf, goTo } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { ChooseFiles } from './choose-files.tsx'
import { ExportPanel } from './export-panel.tsx'
import { ImportMark } from './import-mark.tsx'
import { OneImport } from './one-import.tsx'

export const importAddress = (id?: string) => addressOf('/hotels/import', { id })

export function ImportPage() {
  const say = importWords(useLocale())
  const { query } = usePlace()
  const id = query.get('id')
  const recent = useLoad(listImports, {}, { isLive: true })
  return (
    <>
      <header className="bar">
        <nav className="crumb" aria-label={say.hotels}>
          <Link href={addressOf('/hotels')}>{say.hotels}</Link>
          <ChevronRightIcon />
        </nav>
        <h1>{say.title}</h1>
        <span className="grow" />
        {id && (
          <Link className="btn" href={importAddress()}>
            {say.another}
          </Link>
        )}
      </header>
      <div className="import">
        <div className="import-main">
          {id ? (
            <OneImport key={id} id={id} onChanged={recent.reload} />
          ) : (
            <ChooseFiles onChecking={(started) => goTo(importAddress(started))} />
          )}
          <section>
            <h2 className="import-heading">{say.recent}</h2>
            <Shown of={recent} rows={4}>
              {({ list }) => <Recent list={list} chosen={id} />}
            </Shown>
          </section>
        </div>
        <aside className="import-aside">
          <ExportPanel />
        </aside>
      </div>
    </>
  )
}

function Recent({ list, chosen }: { list: readonly ImportSummary[]; chosen: string | null }) {
  const locale = useLocale()
  const say = importWords(locale)
  if (list.length === 0)
    return (
      <p className="soft">
        {say.none} {say.noneHint}
      </p>
    )
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <ul className="import-recent">
      {list.map(({ id, by, at, state, files }) => (
        <li key={id} aria-current={id === chosen ? 'true' : undefined}>
          <Link href={importAddress(id)}>{files.map(({ name }) => name).join(', ') || `#${id}`}</Link>
          <small className="faint">{say.byAt(by, formatInstant(Date.parse(at), locale, zone))}</small>
          <ImportMark state={state} />
        </li>
      ))}
    </ul>
  )
}
