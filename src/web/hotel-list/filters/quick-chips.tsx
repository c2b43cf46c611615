import { classNames } from '#ui/class-names.ts'
import { CheckIcon } from '#ui/icons/icons.ts'
import { useListPlace } from '../list-context.ts'
import { choiceName } from './filter-names.ts'
import { type Choice, freeCancel } from './filters.ts'
import { useFilterLink } from './use-filter-link.ts'

const quickChoices: readonly Choice[] = [
  freeCancel,
  { filter: 'board', value: 'breakfast' },
  { filter: 'score', value: 8 },
]

const keyOf = ({ filter, value }: Choice) => `${filter}-${value}`

/** Keys of the chips that these replace. */
export const quickKeys: ReadonlySet<string> = new Set(quickChoices.map(keyOf))

/** The filters that guests choose most, one tap away. */
export const QuickChips = () =>
  quickChoices.map((choice) => <QuickChip key={keyOf(choice)} choice={choice} />)

function QuickChip({ choice }: { choice: Choice }) {
  const { locale } = useListPlace()
  const { chosen, link } = useFilterLink(choice)
  return (
    <a className={classNames('chip', chosen && 'chip-chosen')} {...link}>
      {chosen && <CheckIcon />}
      {choiceName(choice, new Map(), locale)}
    </a>
  )
}
