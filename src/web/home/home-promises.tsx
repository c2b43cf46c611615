import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Site } from '#contract/site.ts'
import type { Locale } from '#domain/text/locale.ts'
import { ChatIcon, ShieldIcon } from '#ui/icons/icons.ts'
import { BuildingIcon, TagIcon } from '#ui/icons/travel-icons.ts'
import { zoneName } from '#words/format.ts'
import { homeWords } from '#words/site/home.ts'

/** The hotels there are, rounded down to a figure that stays true for a while. */
export const roundedDown = (n: number) =>
  n < 1_000 ? Math.floor(n / 100) * 100 : Math.floor(n / 1_000) * 1_000

/** Promises of the site, each with a link to its explanation. */
export function HomePromises({ site, locale }: { site: Site; locale: Locale }) {
  const say = homeWords(locale)
  const { opens, closes, zone, always } = site.support_hours
  const hotels = roundedDown(site.hotels)
  return (
    <section className={hotels > 0 ? 'claims' : 'claims claims-three'} aria-label={say.promises}>
      {hotels > 0 && (
        <Link to="/counties/$kw" params={{ kw: 'all' }}>
          <Claim icon={<BuildingIcon />} title={say.hotels(hotels)} note={say.hotelsNote} />
        </Link>
      )}
      <Link to="/guarantee">
        <Claim icon={<TagIcon />} title={say.bestRate} note={say.bestRateNote} />
      </Link>
      <Link to="/docs/$name" params={{ name: 'faq' }}>
        <Claim icon={<ShieldIcon />} title={say.freeCancel} note={say.freeCancelNote} />
      </Link>
      <Link to="/sockets">
        <Claim
          icon={<ChatIcon />}
          title={always ? say.always : say.hours(opens, closes)}
          note={always ? say.supportNote : say.inZone(zoneName(zone, locale))}
        />
      </Link>
    </section>
  )
}

function Claim({ icon, title, note }: { icon: ReactNode; title: string; note: string }) {
  return (
    <>
      {icon}
      <b>{title}</b>
      <small className="by-clause">{note}</small>
    </>
  )
}
