import { listAudit } from '#contract/desk/endpoints.ts'
import { CloseIcon, SearchIcon } from '#ui/icons/icons.ts'
import { auditWords } from '#words/desk/audit.ts'
import { usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { setQuery } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { AuditTable, actionName } from './audit-table.tsx'

const filters = ['q', 'who', 'action', 'from', 'to', 'object', 'before'] as const

export function AuditPage() {
  const locale = useLocale()
  const say = auditWords(locale)
  const { query } = usePlace()
  const asked = Object.fromEntries(
    filters.flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : [])),
  )
  const page = useLoad(listAudit, { ...asked, money: query.get('money') === '1' })
  const change = (changes: Record<string, string | undefined>) => setQuery({ ...changes, before: undefined })
  const { data } = page
  return (
    <>
      <header className="bar">
        <h1>{say.title}</h1>
      </header>
      <div className="tools tools-line">
        <label className="input">
          <SearchIcon />
          <span className="sr">{say.search}</span>
          <input
            type="search"
            placeholder={say.search}
            defaultValue={query.get('q') ?? ''}
            onChange={(event) => change({ q: event.target.value.trim() || undefined })}
          />
        </label>
        <div className="chips">
          <Choice
            label={say.who}
            all={say.everybody}
            value={query.get('who')}
            options={data?.members.map(({ id, name }) => [id, name]) ?? []}
            onChange={(who) => change({ who })}
          />
          <Choice
            label={say.what}
            all={say.everything}
            value={query.get('action')}
            options={data?.actions.map((action) => [action, actionName(action, locale)]) ?? []}
            onChange={(action) => change({ action })}
          />
          <DayChoice label={say.from} value={query.get('from')} onChange={(from) => change({ from })} />
          <DayChoice label={say.to} value={query.get('to')} onChange={(to) => change({ to })} />
          <button
            type="button"
            className={query.get('money') === '1' ? 'chip on' : 'chip'}
            aria-pressed={query.get('money') === '1'}
            onClick={() => change({ money: query.get('money') === '1' ? undefined : '1' })}
          >
            {say.moneyOnly}
          </button>
          {query.get('object') && (
            <button type="button" className="chip on" onClick={() => change({ object: undefined })}>
              {query.get('object')!.split('~')[0]}
              <CloseIcon />
            </button>
          )}
        </div>
        {data && <span className="faint t12">{say.rows(data.total, data.total >= 10_000)}</span>}
      </div>
      <Shown of={page} rows={12}>
        {({ list, is_end }) => (
          <>
            {list.length === 0 ? (
              <div className="empty">
                <h2>{say.nothing}</h2>
                <p>{say.nothingHint}</p>
              </div>
            ) : (
              <AuditTable list={list} />
            )}
            <footer className="tfoot">
              {query.get('before') && (
                <button type="button" className="btn btn-s" onClick={() => setQuery({ before: undefined })}>
                  {say.newest}
                </button>
              )}
              {!is_end && (
                <button
                  type="button"
                  className="btn btn-s"
                  onClick={() => setQuery({ before: list.at(-1)?.id })}
                >
                  {say.older}
                </button>
              )}
            </footer>
          </>
        )}
      </Shown>
    </>
  )
}

type ChoiceProps = {
  label: string
  all: string
  value: string | null
  options: readonly (readonly [string, string])[]
  onChange: (value: string | undefined) => void
}

const Choice = ({ label, all, value, options, onChange }: ChoiceProps) => (
  <label className={value ? 'chip on' : 'chip'}>
    <span className="sr">{label}</span>
    <select value={value ?? ''} onChange={(event) => onChange(event.target.value || undefined)}>
      <option value="">{all}</option>
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

const DayChoice = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: string | null
  onChange: (value: string | undefined) => void
}) => (
  <label className={value ? 'chip on' : 'chip'}>
    {label}
    <input type="date" value={value ?? ''} onChange={(event) => onChange(event.target.value || undefined)} />
  </label>
)
