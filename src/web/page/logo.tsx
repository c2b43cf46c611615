import { NavigationLink } from './named-link.tsx'
import { useRequest, useShellWords, useSite } from './use-page.ts'

export function Logo() {
  const { locale } = useRequest()
  const say = useShellWords()
  const site = useSite()
  const name = site.name[locale]
  return (
    <NavigationLink className="logo" to="index" label={say.logo(name)}>
      {site.logo ? <img className="logo-own" src={site.logo} alt="" width="32" height="32" /> : <DoorSign />}
      {name}
    </NavigationLink>
  )
}

/** A door with the star in it: a house, and what leads to it. */
export const DoorSign = () => (
  <svg viewBox="0 0 26 32" width="26" height="32" aria-hidden="true">
    <path className="logo-door" d="M1 32V13a12 12 0 0 1 24 0v19z" />
    <path className="logo-star" d="M13 5.5q.8 7.2 5.8 8.3-5 1.1-5.8 12.2-.8-11.1-5.8-12.2 5-1.1 5.8-8.3z" />
  </svg>
)
