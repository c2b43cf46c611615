import type { ReactNode } from 'react'
import { CardIcon } from '#ui/icons/icons.ts'
import { BedIcon, TagIcon } from '#ui/icons/travel-icons.ts'
import { guaranteeWords } from '#words/support/guarantee.ts'
import { useRequest } from '../page/use-page.ts'
import hero from '../pictures/hero.svg?url'
import { ClaimSection } from './claim-section.tsx'
import { DropChart } from './drop-chart.tsx'
import './guarantee.css'

/** The guarantee, its conditions, and the claim form for a lower price. */
export function GuaranteePage({ order }: { order: string | undefined }) {
  const { locale } = useRequest()
  const say = guaranteeWords(locale)
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
        <div className="promises">
          <Promised
            icon={<TagIcon />}
            title={say.dropTitle}
            text={say.dropText}
            holds={say.dropHolds}
            duty={say.dropDo}
          />
          <Promised
            icon={<BedIcon />}
            title={say.roomTitle}
            text={say.roomText}
            holds={say.roomHolds}
            duty={say.roomDo}
          />
          <Promised
            icon={<CardIcon />}
            title={say.cardTitle}
            text={say.cardText}
            holds={say.cardHolds}
            duty={say.cardDo}
          />
        </div>
        <DropChart />
        <ClaimSection order={order} />
      </div>
    </main>
  )
}

type Props = { icon: ReactNode; title: string; text: string; holds: string; duty: string }

function Promised({ icon, title, text, holds, duty }: Props) {
  const { locale } = useRequest()
  const say = guaranteeWords(locale)
  return (
    <article>
      {icon}
      <h2>{title}</h2>
      <p>{text}</p>
      <dl>
        <div>
          <dt>{say.holds}</dt>
          <dd>{holds}</dd>
        </div>
        <div>
          <dt>{say.youDo}</dt>
          <dd>{duty}</dd>
        </div>
      </dl>
    </article>
  )
}
