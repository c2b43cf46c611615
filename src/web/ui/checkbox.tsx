import { Choice, type ChoiceProps } from './choice.tsx'

export const Checkbox = (props: ChoiceProps) => <Choice type="checkbox" {...props} />
