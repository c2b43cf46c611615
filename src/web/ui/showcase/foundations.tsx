import * as icons from '../icons.ts'
import * as shareIcons from '../share-icons.ts'
import * as travelIcons from '../travel-icons.ts'
import type { Samples } from './samples.ts'
import { Section } from './section.tsx'

const roles = [
  ['ground', 'bg-ground'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['edge', 'bg-edge'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['ink-faint', 'bg-ink-faint'],
  ['action', 'bg-action'],
  ['action-wash', 'bg-action-wash'],
  ['lamp', 'bg-lamp'],
  ['lamp-wash', 'bg-lamp-wash'],
  ['good', 'bg-good'],
  ['good-wash', 'bg-good-wash'],
  ['warn', 'bg-warn'],
  ['warn-wash', 'bg-warn-wash'],
  ['bad', 'bg-bad'],
  ['bad-wash', 'bg-bad-wash'],
] as const

const sizes = [
  'text-60',
  'text-46',
  'text-34',
  'text-26',
  'text-20',
  'text-17',
  'text-15',
  'text-13',
] as const

const allIcons = Object.entries({ ...icons, ...travelIcons, ...shareIcons }).sort(([a], [b]) =>
  a.localeCompare(b),
)

export function Foundations({ say }: { say: Samples }) {
  return (
    <>
      <Section title={say.colours}>
        <ul className="grid grid-cols-3 gap-3 md:grid-cols-5">
          {roles.map(([name, fill]) => (
            <li key={name} className="text-13">
              <span className={`block h-12 rounded-md border ${fill}`} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={say.type}>
        {sizes.map((size) => (
          <p key={size} className="flex items-baseline gap-4">
            <span className="w-8 flex-none text-13 text-ink-faint tabular-nums">{size.slice(5)}</span>
            <span className={`${size} truncate leading-tight font-semibold`}>{say.specimen}</span>
          </p>
        ))}
      </Section>
      <Section title={say.icons}>
        <ul className="grid grid-cols-3 gap-3 md:grid-cols-5">
          {allIcons.map(([name, Mark]) => (
            <li key={name} className="flex items-center gap-2 text-13 text-ink-soft">
              <Mark />
              {name.replace('Icon', '')}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
