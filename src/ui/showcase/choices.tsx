import { useState } from 'react'
import { Chip } from '../chip.tsx'
import { Checkbox, Radio } from '../fields/choice.tsx'
import { Segments } from '../fields/segments.tsx'
import { Stepper } from '../fields/stepper.tsx'
import { SlidersIcon } from '../icons/icons.ts'
import type { Samples } from './samples.ts'
import { Row, Section } from './section.tsx'

export function Choices({ say, name }: { say: Samples; name: string }) {
  const [chosen, setChosen] = useState(true)
  const [adults, setAdults] = useState(2)
  const [score, setScore] = useState('8+')
  return (
    <Section title={say.choices}>
      <div className="showcase-pair">
        <div>
          <Checkbox label={say.free} aside={164} defaultChecked />
          <Checkbox label={say.breakfast} aside={87} />
          <Checkbox label={say.family} aside={0} disabled />
        </div>
        <fieldset>
          <legend className="sr-only">{say.flexible}</legend>
          <Radio name={`${name}-rate`} label={say.flexible} note={say.flexibleNote} defaultChecked />
          <Radio name={`${name}-rate`} label={say.saver} note={say.saverNote} />
        </fieldset>
      </div>
      <Row>
        <Chip label={say.free} removable onPress={() => {}} />
        <Chip label={say.breakfast} chosen={chosen} onPress={() => setChosen(!chosen)} />
        <Chip label={say.filters} icon={SlidersIcon} href="#filters" />
      </Row>
      <Row>
        <Segments
          label={say.score}
          options={say.scores.split('|').map((value) => ({ value, label: value }))}
          value={say.scores.includes(score) ? score : ''}
          onChange={setScore}
        />
        <span className="showcase-counted">
          {say.adults}
          <Stepper label={say.adults} value={adults} onChange={setAdults} min={1} max={4} />
        </span>
      </Row>
    </Section>
  )
}
