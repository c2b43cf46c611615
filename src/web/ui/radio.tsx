import { Choice, type ChoiceProps } from './choice.tsx'

/** One of several that share a `name`; the group's question is the `legend` of a `fieldset` around them. */
export const Radio = (props: ChoiceProps) => <Choice type="radio" {...props} />
