import { createContext, useContext } from 'react'
import type { DeskHotel } from '#contract/desk/hotel.ts'
import type { HotelFields } from '#domain/hotel/hotel-fields.ts'
import type { Edits } from './use-hotel-edits.ts'

/** The hotel on the page with the values as edited. */
export type Editor = {
  readonly hotel: DeskHotel
  readonly fields: HotelFields
  readonly edits: Edits
  readonly problems: Readonly<Record<string, string>>
  readonly isReadOnly: boolean
  readonly set: (values: Readonly<Record<string, string>>) => void
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('A section of a hotel was rendered outside its page.')
  return editor
}

/** The names and values of one field: its key, value, whether it was changed and why it is not accepted. */
export function useField(key: string) {
  const { fields, edits, problems, set, isReadOnly } = useEditor()
  const edit = edits[key]
  return {
    value: fields[key] ?? '',
    was: edit ? edit.from : null,
    problem: problems[key],
    isReadOnly,
    set: (value: string) => set({ [key]: value }),
  }
}
