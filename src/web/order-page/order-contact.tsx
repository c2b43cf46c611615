import type { Order } from '#contract/booking.ts'
import { orderPageWords } from '#words/order-page.ts'
import { Pane } from '../account/pane.tsx'
import { useRequest } from '../page/use-page.ts'
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
