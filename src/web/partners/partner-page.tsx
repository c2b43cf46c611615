import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '#ui/class-names.ts'
import { CheckIcon } from '#ui/icons/icons.ts'
import { AgentIcon, BuildingIcon } from '#ui/icons/travel-icons.ts'
import { partnerWords } from '#words/site/partner.ts'
import { useRequest } from '../page/use-page.ts'
import hero from '../pictures/hero.svg?url'
import { LeadForm } from './lead-form.tsx'
import type { LeadQuery } from './lead-query.ts'
import '../guarantee/guarantee.css'
import './partner.css'

/** Two doors: a hotel that would like to be sold here, and somebody who would like to send us guests. */
export function PartnerPage({ query }: { query: LeadQuery }) {
  const { locale } = useRequest()
  const say = partnerWords(locale)
  return (
    <main id="main" className="guarantee">
      <section className="night guarantee-hero">
        <img src={hero} width={1600} height={760} alt="" />
        <div className="wrap">
          <h1>{say.title}</h1>
          <p>{say.lead}</p>
        </div>
      </section>
      <div className="wrap">
        <div className="promises partner-doors">
          <Door
            icon={<BuildingIcon />}
            title={say.hotelDoor}
            text={say.hotelText}
            points={[say.hotelPoint1, say.hotelPoint2, say.hotelPoint3]}
          >
            <a href="#hotel" className={buttonClass()}>
              {say.hotelAction}
            </a>
          </Door>
          <Door
            icon={<AgentIcon />}
            title={say.agentDoor}
            text={say.agentText}
            points={[say.agentPoint1, say.agentPoint2, say.agentPoint3]}
          >
            <Link to="/center/distribution" className={buttonClass()}>
              {say.agentAction}
            </Link>
          </Door>
        </div>
        <section className="guarantee-section partner-section" id="hotel">
          <div>
            <h2>{say.formTitle}</h2>
            <p>{say.formText}</p>
            <LeadForm query={query} />
          </div>
          <aside>
            <h2>{say.nextTitle}</h2>
            <ol>
              {[say.next1, say.next2, say.next3].map((text, n) => (
                <li key={text}>
                  <b aria-hidden="true">{n + 1}</b>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </aside>
        </section>
      </div>
    </main>
  )
}

type Props = { icon: ReactNode; title: string; text: string; points: readonly string[]; children: ReactNode }

const Door = ({ icon, title, text, points, children }: Props) => (
  <article>
    {icon}
    <h2>{title}</h2>
    <p>{text}</p>
    <ul>
      {points.map((point) => (
        <li key={point}>
          <CheckIcon small />
          {point}
        </li>
      ))}
    </ul>
    {children}
  </article>
)
