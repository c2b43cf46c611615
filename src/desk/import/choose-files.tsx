import { type DragEvent, useState } from 'react'
import { CloseIcon, DownloadIcon } from '#ui/icons/icons.ts'
import { importWords } from '#words/desk/import.ts'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { mostBytes, useSendFiles } from './use-send-files.ts'

/** `12 KB` */
export const sizeText = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`

export function ChooseFiles({ onChecking }: { onChecking: (id: string) => void }) {
  const say = importWords(useLocale())
  const [files, setFiles] = useState<readonly File[]>([])
  const [isComplete, setComplete] = useState(false)
  const [isOver, setOver] = useState(false)
  const { send, sent, problem } = useSendFiles(onChecking)
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const add = (added: readonly File[]) =>
    setFiles((held) => [...held.filter(({ name }) => !added.some((one) => one.name === name)), ...added])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  const isSending = sent !== null
  return (
    <section className="pane import-choose">
      <label
        className={isOver ? 'import-drop over' : 'import-drop'}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <DownloadIcon />
        <span>{say.drop}</span>
        <small>{say.dropHint}</small>
        <input
          className="sr"
          type="file"
          accept=".csv,.ndjson"
          multiple
          disabled={isSending}
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </label>
      {files.length > 0 && (
        <>
          <ul className="import-files" aria-label={say.chosen(files.length)}>
            {files.map((file) => (
              <li key={file.name}>
                <span className="mono">{file.name}</span>
                <small className="faint">{sizeText(file.size)}</small>
                <button
                  type="button"
                  className="ib"
                  aria-label={say.removeFile(file.name)}
                  disabled={isSending}
                  onClick={() => setFiles((held) => held.filter((one) => one !== file))}
                >
                  <CloseIcon />
                </button>
              </li>
            ))}
          </ul>
          <label className="import-complete">
            <input
              type="checkbox"
              checked={isComplete}
              disabled={isSending}
              onChange={(event) => setComplete(event.target.checked)}
            />
            <span>
              {say.complete}
              <small>{say.completeHint}</small>
            </span>
          </label>
          <footer className="import-actions">
            {bytes > mostBytes ? (
              <Problem text={say.tooLarge} />
            ) : (
              <button
                type="button"
                className="btn btn-fill"
                disabled={isSending}
                onClick={() => void send(files, isComplete)}
              >
                {isSending ? say.sending(`${sizeText(sent)} / ${sizeText(bytes)}`) : say.check}
              </button>
            )}
          </footer>
        </>
      )}
      {problem && <Problem text={problem} />}
    </section>
  )
}
