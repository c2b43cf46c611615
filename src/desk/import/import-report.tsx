import { type DeskImport, inventoryFiles } from '#contract/desk/imports.ts'
import { importWords, inventoryNames } from '#words/desk/import.ts'
import { formatCount } from '#words/format.ts'
import { useLocale } from '../parts/use-desk.ts'

/** Every fault by file, line and column. */
export function Faults({ data }: { data: DeskImport }) {
  const say = importWords(useLocale())
  return (
    <>
      <div className="pad">
        <p className="bad" role="alert">
          {say.faults(data.faults)}
        </p>
        <p className="soft">{say.faultsHint}</p>
      </div>
      <div className="tblwrap">
        <table className="tbl flat import-faults">
          <caption className="sr">{say.faults(data.faults)}</caption>
          <thead>
            <tr>
              {[say.file, say.line, say.column, say.fault].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.fault_list.map(({ file, line, column, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: The list never changes, and faults may be equal.
              <tr key={at}>
                <th scope="row" className="mono">
                  {file}
                </th>
                <td>{line ?? '–'}</td>
                <td className="mono">{column ?? '–'}</td>
                <td className="wrap">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {data.faults > data.fault_list.length && (
        <p className="tfoot">{say.moreFaults(data.faults - data.fault_list.length)}</p>
      )}
    </>
  )
}

export function Counts({ counts }: { counts: DeskImport['counts'] }) {
  const locale = useLocale()
  const say = importWords(locale)
  const kinds = ['added', 'changed', 'removed'] as const
  return (
    <div className="tblwrap">
      <table className="tbl flat import-counts">
        <caption className="sr">{say.title}</caption>
        <thead>
          <tr>
            <th scope="col">{say.kind}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col" className="r">
                {say[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inventoryFiles.flatMap((file) => {
            const count = counts[file]
            if (!count) return []
            return (
              <tr key={file}>
                <th scope="row">{inventoryNames(locale)[file]}</th>
                {kinds.map((kind) => (
                  <td key={kind} className={count[kind] === 0 ? 'r faint' : 'r'}>
                    {formatCount(count[kind], locale)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

export function Named({ title, rows }: { title: string; rows: readonly { file: string; text: string }[] }) {
  return (
    <details open={rows.length <= 10}>
      <summary>{title}</summary>
      <ul className="import-named">
        {rows.map(({ file, text }) => (
          <li key={`${file} ${text}`}>{text}</li>
        ))}
      </ul>
    </details>
  )
}
