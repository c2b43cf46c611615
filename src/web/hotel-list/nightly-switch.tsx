import { useEffect } from 'react'
import { nightsOf } from '#domain/stay/stay.ts'
import { listPageWords } from '#words/search/list-page.ts'
import { items } from '../browser-state/this-browser.ts'
import { useItem } from '../browser-state/use-stored.ts'
import { useListPlace } from './list-context.ts'

const name = 'nightly_prices'
const show = () => void document.documentElement.classList.toggle('nightly', items.get(name) !== null)

/** Shows what a night costs beside the total. A script in the head reads the choice before the first paint. */
export function NightlySwitch() {
  const { locale, query } = useListPlace()
  const isOn = useItem(name) !== null
  // Chosen here or in another tab.
  useEffect(() => items.subscribe(show), [])
  const { s_d, e_d } = query.search
  if (nightsOf({ arrival: s_d, departure: e_d }) < 2) return null
  const toggle = () => {
    if (isOn) items.remove(name)
    else items.set(name, 'shown')
  }
  const say = listPageWords(locale)
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={say.showNightly}
      className="chip nightly-switch needs-js"
      onClick={toggle}
    >
      {say.perNight}
    </button>
  )
}
