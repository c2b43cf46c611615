import type { Order } from '#contract/booking.ts'
import { orderPageWords } from '#words/booking/order-page.ts'
import { useRequest } from '../shell/use-shell.ts'
import { Pane } from '../user-centre/pane.tsx'
import { DefinitionList } from './definition-list.tsx'

export function ContactPane({ order: { contact, arrival, wishes } }: { order: Order }) {
  const { locale } = useRequest()
  const say = orderPageWords(locale)
  return (
    <Pane title={say.contact}>
      <DefinitionList
        facts={[
          [say.name, contact.name],
          [say.email, contact.email],
          [say.phone, contact.phone],
          [say.arrival, arrival ?? say.arrivalUnknown],
          [say.wishes, wishes ?? say.noWishes],
        ]}
      />
    </Pane>
  )
}
