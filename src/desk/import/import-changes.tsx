import { Fragment, useEffect, useState } from 'react'
import { listImportChanges } from '#contract/desk/import-endpoints.ts'
import type { ImportChange, ImportChanges as Page } from '#contract/desk/imports.ts'
import { importWords, inventoryNames } from '#words/desk/import.ts'
import { formatCount } from '#words/format.ts'
import { call } from '../call.ts'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { useLoad } from '../use-load.ts'

/** The changed rows of an import, page by page. */
export function ImportChanges({ id }: { id: string }) {
  const page = useLoad(listImportChanges, { id })
  return (
    <Shown of={page} rows={5}>
      {(first) => <Changes id={id} first={first} />}
    </Shown>
  )
}

function Changes({ id, first }: { id: string; first: Page }) {
  const locale = useLocale()
  const say = importWords(locale)
  const [rows, setRows] = useState(first.list)
  const [isEnd, setEnd] = useState(first.is_end)
  useEffect(() => {
    setRows(first.list)
    setEnd(first.is_end)
  }, [first])
  const more = async () => {
    const answer = await call(listImportChanges, { id, after: rows.at(-1)?.n ?? 0 })
    if (answer.code !== 1) return
    const next = (answer as { data: Page }).data
    setRows((held) => [...held, ...next.list])
    setEnd(next.is_end)
  }
  if (rows.length === 0) return <p className="pad soft">{say.noChanges}</p>
  return (
    <>
      <div className="tblwrap">
        <table className="tbl flat import-changes">
          <caption className="sr">{say.changes(first.total)}</caption>
          <thead>
            <tr>
              <th scope="col">{say.row}</th>
              <th scope="col">{say.value}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ChangeRow key={row.n} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="tfoot">
        <span>{say.shownOf(formatCount(rows.length, locale), formatCount(first.total, locale))}</span>
        {!isEnd && (
          <button type="button" className="btn btn-s" onClick={() => void more()}>
            {say.more}
          </button>
        )}
      </div>
    </>
  )
}

const looks = { added: 'go', changed: 'wait', removed: 'off' } as const

function ChangeRow({ row }: { row: ImportChange }) {
  const locale = useLocale()
  const say = importWords(locale)
  const nameOf = (column: string) =>
    column === 'state' ? say.state : column === 'position' ? say.position : column
  return (
    <tr>
      <th scope="row">
        {row.name}
        <span className="sub">
          <span className={`st ${looks[row.kind]}`}>{say[row.kind]}</span>, {inventoryNames(locale)[row.file]}
        </span>
      </th>
      <td>
        <dl className="import-cells">
          {row.cells.map(({ column, before, after }) => (
            <Fragment key={column}>
              <dt>{nameOf(column)}</dt>
              <dd>
                {row.kind !== 'added' && (
                  <>
                    <del>{before || say.nothing}</del>
                    <span aria-hidden="true"> → </span>
                    <span className="sr">{say.to}</span>
                  </>
                )}
                {row.kind !== 'removed' && <ins>{after || say.nothing}</ins>}
              </dd>
            </Fragment>
          ))}
        </dl>
        {row.more > 0 && <small>{say.moreFaults(row.more)}</small>}
      </td>
    </tr>
  )
}
