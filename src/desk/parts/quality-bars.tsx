import type { HotelQuality } from '#contract/desk/hotels.ts'
import { qualityParts } from '#domain/hotel/quality.ts'
import { hotelListWords } from '#words/desk/hotels.ts'
import { useLocale } from './use-desk.ts'

const looks = ['no', 'half', ''] as const

/** The score and a block for each part; the faults are written beside it. */
export function QualityBars({ quality }: { quality: HotelQuality }) {
  const say = hotelListWords(useLocale())
  return (
    <span className="q">
      <b>
        <span aria-hidden="true">{quality.score}</span>
        <span className="sr">{say.score(quality.score)}</span>
      </b>
      <span className="bars" aria-hidden="true">
        {qualityParts.map((part) => (
          <i key={part} className={looks[quality.levels[part]]} />
        ))}
      </span>
    </span>
  )
}
