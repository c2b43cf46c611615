import { useState } from 'react'
import { exportInventoryFile, showTemplate } from '#contract/desk/import-endpoints.ts'
import { type InventoryFileName, inventoryFiles } from '#contract/desk/imports.ts'
import type { Envelope } from '#contract/endpoint.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { saveFile } from '#ui/save-file.ts'
import { importWords, inventoryNames } from '#words/desk/import.ts'
import { call } from '../call.ts'
import { SelectField, TextField } from '../parts/fields.tsx'
import { useLocale } from '../parts/use-desk.ts'

function save(answer: Envelope<{ name: string; text: string }>) {
  if (answer.code !== 1) return showToast({ kind: 'warn', text: answer.msg })
  const { name, text } = (answer as { data: { name: string; text: string } }).data
  saveFile(name, 'text/csv', text)
}

export function ExportPanel() {
  const locale = useLocale()
  const say = importWords(locale)
  const names = inventoryNames(locale)
  const [file, setFile] = useState<InventoryFileName>('hotels')
  const [q, setQ] = useState('')
  const download = async () => save(await call(exportInventoryFile, { file, ...(q ? { q } : {}) }))
  return (
    <>
      <section>
        <h2>{say.exportTitle}</h2>
        <p className="soft">{say.exportHint}</p>
        <SelectField
          label={say.exportFile}
          value={file}
          onChange={(value) => setFile(value as InventoryFileName)}
          options={inventoryFiles.map((name) => [name, names[name]] as const)}
        />
        <TextField label={say.exportFilter} value={q} maxLength={80} onChange={setQ} />
        <button type="button" className="btn" onClick={() => void download()}>
          {say.download}
        </button>
      </section>
      <section>
        <h2>{say.templates}</h2>
        <p className="soft">{say.templatesHint}</p>
        <ul className="import-templates">
          {inventoryFiles.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="link mono"
                aria-label={say.template(`${name}.csv`)}
                onClick={async () => save(await call(showTemplate, { file: name }))}
              >
                {name}.csv
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
