import { inboxBodyWords } from '#words/desk/inbox-bodies.ts'
import { useLocale } from '../parts/use-desk.ts'

/** Pictures of guests; a press opens one. */
export function Pictures({ files }: { files: readonly { id: string; url: string }[] }) {
  const say = inboxBodyWords(useLocale())
  if (files.length === 0) return null
  return (
    <div className="pics">
      {files.map(({ id, url }, at) => (
        <a key={id} href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={say.picture(at + 1)} width="132" height="99" loading="lazy" />
        </a>
      ))}
    </div>
  )
}
