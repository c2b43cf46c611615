import { allIcons } from './all-icons.ts'
import type { Samples } from './samples.ts'
import { Section } from './section.tsx'

const roles = [
  'ground',
  'surface',
  'raised',
  'sunken',
  'line',
  'line-strong',
  'edge',
  'ink',
  'ink-soft',
  'ink-faint',
  'action',
  'action-wash',
  'lamp',
  'lamp-wash',
  'good',
  'good-wash',
  'warn',
  'warn-wash',
  'bad',
  'bad-wash',
] as const

const sizes = [60, 46, 34, 26, 20, 17, 15, 13] as const

export function Foundations({ say }: { say: Samples }) {
  return (
    <>
      <Section title={say.colours}>
        <ul className="showcase-colours">
          {roles.map((name) => (
            <li key={name}>
              <span style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={say.type}>
        {sizes.map((size) => (
          <p key={size} className="showcase-type">
            <small>{size}</small>
            <span style={{ fontSize: `var(--t-${size})` }}>{say.specimen}</span>
          </p>
        ))}
      </Section>
      <Section title={say.icons}>
        <ul className="showcase-icons">
          {Object.entries(allIcons).map(([name, Mark]) => (
            <li key={name}>
              <Mark />
              {name.replace('Icon', '')}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
