import { useEffect } from 'react'
import { listPageWords } from '#words/search/list-page.ts'
import { items } from '../browser-state/this-browser.ts'
import { useItem } from '../browser-state/use-stored.ts'
import { useListPlace } from './list-context.ts'
import { nightsOfQuery } from './list-query.ts'

const name = 'nightly_prices'
const show = () => void document.documentElement.classList.toggle('nightly', items.get(name) !== null)

/** Shows what a night costs beside the total. A script in the head reads the choice before the first paint. */
export function NightlySwitch() {
  const { locale, query } = useListPlace()
  const isOn = useItem(name) !== null
  // Chosen here or in another tab.
  useEffect(() => items.subscribe(show), [])
  if (nightsOfQuery(query) < 2) return null
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
