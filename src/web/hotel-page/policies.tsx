import type { Hotel } from '#contract/hotels.ts'
import { hotelPageWords } from '#words/hotels/hotel-page.ts'
import { useHotelPlace } from './hotel-context.ts'

/** The rules of the house, in words. */
export function Policies({ hotel }: { hotel: Hotel }) {
  const { locale } = useHotelPlace()
  const say = hotelPageWords(locale)
  const { policies } = hotel
  const rules: readonly (readonly [string, string])[] = [
    [say.checkIn, policies.check_in],
    [say.checkOut, policies.check_out],
    [say.children, policies.children],
    [say.pets, policies.pets],
    [say.smoking, policies.smoking],
  ]
  return (
    <section id="policies" data-section="policies" className="hotel-part">
      <h2>{say.policies}</h2>
      <dl className="house-rules">
        {rules.map(([what, rule]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
      <p className="part-note">{say.hotelTime(hotel.place.name)}</p>
    </section>
  )
}
