import { Fragment, useState } from 'react'
import type { AuditEntry } from '#contract/desk/audit.ts'
import { listAudit } from '#contract/desk/endpoints.ts'
import { CloseIcon, SearchIcon } from '#ui/icons/icons.ts'
import { type AuditAction, auditActionWords, auditWords } from '#words/desk/audit.ts'
import { shortWhen } from '#words/desk/when.ts'
import { Avatar } from '../parts/avatar.tsx'
import { LoopIcon } from '../parts/icons.ts'
import { usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { setQuery } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { changesOf, objectName } from './audit-text.ts'

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

const actionName = (action: string, locale: 'en' | 'zh') =>
  auditActionWords(locale)[action as AuditAction] ?? action

/** Entries of the log; one opens to show everything that was written. */
export function AuditTable({ list }: { list: readonly AuditEntry[] }) {
  const locale = useLocale()
  const say = auditWords(locale)
  const now = useNow()
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <div className="tblwrap">
      <table className="tbl aud">
        <thead>
          <tr>
            <th scope="col" className="w-when">
              {say.when}
            </th>
            <th scope="col" className="w-who">
              {say.who}
            </th>
            <th scope="col" className="w-what">
              {say.what}
            </th>
            <th scope="col">{say.toWhat}</th>
            <th scope="col" className="no-phone">
              {say.change}
            </th>
            <th scope="col" className="no-tab">
              {say.why}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((entry) => {
            const isOpen = opened === entry.id
            const changes = changesOf(entry)
            return (
              <Fragment key={entry.id}>
                <tr aria-selected={isOpen} onClick={() => setOpened(isOpen ? null : entry.id)}>
                  <td className="soft">{shortWhen(hereOf(entry.at), now, locale)}</td>
                  <td className="nw">
                    <span className="flex">
                      {entry.actor.kind === 'staff' ? (
                        <Avatar name={entry.actor.name} />
                      ) : (
                        <span className="av d" aria-hidden="true">
                          <LoopIcon />
                        </span>
                      )}
                      {entry.actor.name || say.system}
                    </span>
                  </td>
                  <td>
                    <button type="button" className="aud-open" aria-expanded={isOpen}>
                      {actionName(entry.action, locale)}
                    </button>
                  </td>
                  <td>{objectName(entry, locale)}</td>
                  <td className="no-phone">
                    {changes.map(({ name, before, after }) => (
                      <span key={name} className="aud-change">
                        {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
                      </span>
                    ))}
                  </td>
                  <td className="soft no-tab">{entry.reason ?? <span className="faint">{say.none}</span>}</td>
                </tr>
                {isOpen && (
                  <tr>
                    <td />
                    <td colSpan={5}>
                      <div className="diff">
                        <span>
                          {[
                            hereOf(entry.at).replace('T', ' '),
                            say.fromAddress(entry.network),
                            say.request(entry.request),
                          ].join('  ')}
                        </span>
                        {changes.map(({ name, before }) =>
                          before === null ? null : (
                            <span key={name} className="m">
                              − {name} {before}
                            </span>
                          ),
                        )}
                        {changes.map(({ name, after }) =>
                          after === null ? null : (
                            <span key={name} className="p">
                              + {name} {after}
                            </span>
                          ),
                        )}
                        {entry.reason && <span>{entry.reason}</span>}
                      </div>
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
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
