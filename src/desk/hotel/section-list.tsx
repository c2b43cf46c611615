import type { QualityFault } from '#domain/hotel/quality.ts'
import { CheckIcon } from '#ui/icons/icons.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { useLocale } from '../parts/use-desk.ts'
import { useEditor } from './editor.ts'
import type { SectionName } from './editor-section.tsx'

/** The faults that belong to each section. */
const faultsOf: Record<SectionName, readonly QualityFault[]> = {
  facts: ['no_address', 'far_from_city'],
  texts: ['no_english', 'short_english', 'old_english', 'no_chinese', 'short_chinese', 'old_chinese'],
  policies: [],
  taxes: ['no_taxes'],
  rooms: ['no_rooms'],
  rates: ['no_plans', 'no_child_bands'],
  prices: ['no_prices', 'prices_end'],
  feeds: [],
  photographs: ['no_photographs', 'few_photographs', 'no_alt_text'],
  people: [],
}

type Props = {
  /** Nights that are sold twice; null if the member may not see the feeds. */
  conflicts: number | null
}

/** Anchors to the sections: a tick, or the number of faults. */
export function SectionList({ conflicts }: Props) {
  const say = hotelEditorWords(useLocale())
  const { hotel } = useEditor()
  return (
    <nav aria-label={say.sections}>
      {(Object.keys(faultsOf) as SectionName[]).map((name) => {
        const faults =
          name === 'feeds'
            ? conflicts
            : hotel.quality.faults.filter((fault) => faultsOf[name].includes(fault)).length
        if (faults === null) return null
        return (
          <a key={name} href={`#hotel-${name}`}>
            {say[name]}
            {faults > 0 ? <small>{faults}</small> : <CheckIcon />}
          </a>
        )
      })}
    </nav>
  )
}
