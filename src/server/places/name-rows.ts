import type { Findable } from '#gazetteer/findable.ts'
import { fold } from '#gazetteer/fold.ts'
import { type Rows, rowsOf } from './rows.ts'

export type NameKind = 'en' | 'zh' | 'other' | 'pinyin' | 'initials'

/** Every searchable name of the places, folded, with the kind by which a search weighs it. */
export function nameRows(places: readonly Findable[], idOf: ReadonlyMap<string, number>): Rows {
  return rowsOf(
    places.flatMap((place) =>
      namesOf(place).map(({ kind, folded }) => ({ place: idOf.get(place.slug)!, kind, folded })),
    ),
  )
}

function namesOf({ name, also, pinyin, initials }: Findable): { kind: NameKind; folded: string }[] {
  const others = [...new Set(also.map(fold))]
  const names = [
    { kind: 'en' as const, folded: fold(name.en) },
    { kind: 'zh' as const, folded: fold(name.zh) },
    ...others.map((folded) => ({ kind: 'other' as const, folded })),
    { kind: 'pinyin' as const, folded: pinyin },
    { kind: 'initials' as const, folded: initials },
  ]
  return names.filter(({ folded }) => folded !== '')
}
