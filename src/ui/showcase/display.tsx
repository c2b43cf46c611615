import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { LazyImage } from '../pictures/lazy-image.tsx'
import { Price } from '../price.tsx'
import { Skeleton, Spinner } from '../skeleton.tsx'
import { Stars } from '../stars.tsx'
import lake from './lake.svg?url'
import type { Samples } from './samples.ts'
import { Row, Section } from './section.tsx'

const cny = (amount: number) => ({ amount, currency: 'CNY' })

export const Display = ({ say }: { say: Samples }) => (
  <Section title={say.marks}>
    <Row>
      <Price of={cny(325201)} size="huge" />
      <Price of={cny(325201)} />
      <Price of={{ amount: 28700, currency: 'JPY' }} size="medium" />
      <Price of={cny(-13900)} size="small" />
      <small>{say.perStay}</small>
    </Row>
    <Row>
      <Stars count={4} />
      <Badge count={2} />
      <Badge count={99} />
      <Badge count={100} />
      <Spinner />
    </Row>
    <div className="showcase-pictures">
      <figure>
        <Skeleton />
        <Skeleton lines={2} />
        <figcaption>{say.waiting}</figcaption>
      </figure>
      <figure>
        <LazyImage src={lake} alt={say.house} width={480} height={360} />
        <figcaption>{say.loaded}</figcaption>
      </figure>
      <figure>
        <LazyImage src="/media/none.svg" alt={say.house} width={480} height={360} attempts={3} />
        <figcaption>{say.failed}</figcaption>
      </figure>
    </div>
    <div className="showcase-empty">
      <EmptyState title={say.empty} action={<Button>{say.find}</Button>}>
        {say.emptyText}
      </EmptyState>
    </div>
  </Section>
)
