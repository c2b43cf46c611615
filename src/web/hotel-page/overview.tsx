import type { Hotel } from '#contract/hotels.ts'
import type { Icon } from '#ui/icons/icon.tsx'
import { CheckIcon, ClockIcon, GuestsIcon, LogOutIcon, MapPinIcon } from '#ui/icons/icons.ts'
import { BathIcon, BreakfastIcon, BuildingIcon, TrainIcon, WifiIcon } from '#ui/icons/travel-icons.ts'
import { formatDistance } from '#words/format.ts'
import { hotelPageWords } from '#words/hotels/hotel-page.ts'
import { TranslateButton } from '../translation/translate-button.tsx'
import { useTranslation } from '../translation/use-translation.ts'
import { type FacilityGroup, facilityLists } from './facility-groups.ts'
import { useHotelPlace } from './hotel-context.ts'
import { ScoreSummary } from './score-summary.tsx'
import { minutesOnFoot } from './walking-time.ts'

/** The most important amenities, in the order in which guests ask. */
const keyAmenities: readonly (readonly [string, Icon])[] = [
  ['wifi', WifiIcon],
  ['breakfast', BreakfastIcon],
  ['pool', BathIcon],
  ['hot_bath', BathIcon],
  ['parking', CheckIcon],
  ['accessible', CheckIcon],
  ['reception_24h', ClockIcon],
]
const factCount = 6

const groupMarks: Readonly<Record<FacilityGroup, Icon>> = {
  food: BreakfastIcon,
  leisure: BathIcon,
  transport: TrainIcon,
  guests: GuestsIcon,
  house: BuildingIcon,
}

export function Overview({ hotel }: { hotel: Hotel }) {
  const { locale } = useHotelPlace()
  const say = hotelPageWords(locale)
  const described = useTranslation([hotel.description])
  const station = hotel.nearby.find(({ kind, distance_m }) => kind === 'station' && minutesOnFoot(distance_m))
  const near = station ?? hotel.nearby.find(({ kind }) => kind === 'centre')
  const facts: readonly (readonly [Icon, string, string])[] = [
    [ClockIcon, hotel.policies.check_in, say.checkIn],
    [LogOutIcon, hotel.policies.check_out, say.checkOut],
    ...(near ? [nearFact(near)] : []),
  ]
  const amenities = keyAmenities.flatMap(([id, mark]) => {
    const found = hotel.amenities.find((amenity) => amenity.id === id)
    return found ? [{ mark, name: found.name }] : []
  })

  function nearFact({ name, kind, distance_m }: Hotel['nearby'][number]): readonly [Icon, string, string] {
    const minutes = minutesOnFoot(distance_m)
    const far = minutes ? say.onFoot(minutes) : formatDistance(distance_m, locale)
    return [kind === 'station' ? TrainIcon : MapPinIcon, far, name]
  }

  return (
    <section id="overview" data-section="overview" className="hotel-intro">
      <div>
        <p className="hotel-text" lang={described.langs[0]}>
          {described.shown[0]}
        </p>
        <TranslateButton of={described} />
        <dl className="hotel-facts">
          {facts.map(([Mark, fact, what]) => (
            <div key={what}>
              <Mark />
              <dt>{what}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
          {amenities.slice(0, factCount - facts.length).map(({ mark: Mark, name }) => (
            <div key={name}>
              <Mark />
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ScoreSummary hotel={hotel} />
      <div className="hotel-amenities">
        <h2 className="sr-only">{say.facilities}</h2>
        {facilityLists(hotel.amenities).map(([group, facilities]) => {
          const Mark = group === 'all' ? CheckIcon : groupMarks[group]
          return (
            <section key={group} data-group={group}>
              <h3>
                <Mark small />
                {group === 'all' ? say.facilities : say[group]}
              </h3>
              <ul>
                {facilities.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </section>
  )
}
