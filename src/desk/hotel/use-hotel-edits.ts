import { useCallback, useEffect, useState } from 'react'
import type { FieldChange, HotelFields } from '#domain/hotel/hotel-fields.ts'

type Edit = { readonly from: string; readonly to: string }
export type Edits = Readonly<Record<string, Edit>>

const nameOf = (memberId: string, hotelId: string) => `desk:hotel:${memberId}:${hotelId}`

function readEdits(name: string): Edits {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Edits) : {}
  } catch {
    return {}
  }
}

function writeEdits(name: string, edits: Edits) {
  try {
    if (Object.keys(edits).length === 0) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(edits))
  } catch {
    // Without storage the edits last as long as the page.
  }
}

/** Unsaved values of a hotel. They survive a reload and a lost session on this machine. */
export function useHotelEdits(memberId: string, hotelId: string, stored: HotelFields) {
  const name = nameOf(memberId, hotelId)
  const [edits, setEdits] = useState<Edits>(() => readEdits(name))
  useEffect(() => writeEdits(name, edits), [name, edits])

  const get = (key: string) => edits[key]?.to ?? stored[key] ?? ''
  const set = useCallback(
    (values: Readonly<Record<string, string>>) =>
      setEdits((held) => {
        const next = { ...held }
        for (const [key, to] of Object.entries(values)) {
          const from = held[key]?.from ?? stored[key] ?? ''
          if (to === from) delete next[key]
          else next[key] = { from, to }
        }
        return next
      }),
    [stored],
  )
  /** Keeps these edits over the values that somebody else stored meanwhile, and drops the others. */
  const resolve = useCallback(
    (kept: Readonly<Record<string, string>>, dropped: readonly string[]) =>
      setEdits((held) => {
        const next = { ...held }
        for (const key of dropped) delete next[key]
        for (const [key, now] of Object.entries(kept)) {
          const edit = held[key]
          if (edit) next[key] = { from: now, to: edit.to }
        }
        return next
      }),
    [],
  )
  const changes: FieldChange[] = Object.entries(edits).map(([key, edit]) => ({ key, ...edit }))
  const fields: HotelFields = {
    ...stored,
    ...Object.fromEntries(changes.map(({ key, to }) => [key, to])),
  }
  return { edits, changes, fields, get, set, resolve, discard: useCallback(() => setEdits({}), []) }
}
