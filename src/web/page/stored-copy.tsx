import { useSyncExternalStore } from 'react'
import { createStore } from '#ui/store.ts'
import { formatHotelTime } from '#words/format.ts'
import { useRequest, useShellWords } from './use-page.ts'

/** When the copy was made that this page shows for lack of a connection. */
export const storedAt = createStore<string | null>(null)

/** In the visitor's own time. */
function localTime(at: string): string {
  const date = new Date(at)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Says that the page is a stored copy, and from when. */
export function StoredCopyNotice() {
  const { locale } = useRequest()
  const say = useShellWords()
  const at = useSyncExternalStore(storedAt.subscribe, storedAt.get, () => null)
  return (
    <p className="stored-copy" role="status">
      {at && Number.isFinite(Date.parse(at)) && say.storedCopy(formatHotelTime(localTime(at), locale))}
    </p>
  )
}
