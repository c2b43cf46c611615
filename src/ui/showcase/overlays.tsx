import { useState } from 'react'
import { Button } from '../button.tsx'
import { Field } from '../fields/field.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { ChevronDownIcon, HeartIcon, ListIcon, LogOutIcon } from '../icons/icons.ts'
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'
import { Dialog, Sheet } from '../overlays/dialog.tsx'
import { Menu } from '../overlays/menu.tsx'
import { Popover } from '../overlays/popover.tsx'
import type { Samples } from './samples.ts'
import { Row, Section } from './section.tsx'
import { Toasts } from './toasts.tsx'

export function Overlays({ say }: { say: Samples }) {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'question' | null>(null)
  const close = () => setOpen(null)
  return (
    <Section title={say.floats}>
      <Row>
        <Button onClick={() => setOpen('dialog')}>{say.openDialog}</Button>
        <Button onClick={() => setOpen('sheet')}>{say.openSheet}</Button>
        <Menu
          label={say.login}
          trigger={
            <>
              Lin Wei
              <ChevronDownIcon small />
            </>
          }
          entries={[
            { key: 'orders', label: say.orders, icon: ListIcon, href: '#orders' },
            { key: 'hearts', label: say.favourites, icon: HeartIcon, href: '#hearts', current: true },
            {
              key: 'out',
              label: say.logOut,
              icon: LogOutIcon,
              ruled: true,
              onChoose: () => setOpen('question'),
            },
          ]}
        />
        <Popover
          label={say.details}
          trigger={say.details}
          triggerClass="link"
          align="end"
          className="showcase-bill"
        >
          <p>
            {say.room} <span>¥2,780.00</span>
          </p>
          <p>
            {say.tax} <span>¥290.51</span>
          </p>
        </Popover>
      </Row>

      <Toasts say={say} />
      <Dialog open={open === 'dialog'} onClose={close} title={say.login} lead={say.loginLead}>
        <div className="showcase-dialog">
          <Field label={say.email}>{(control) => <TextInput {...control} />}</Field>
          <Field label={say.code} good={say.sent}>
            {(control) => <TextInput {...control} />}
          </Field>
          <Toasts say={say} />
          <Button kind="filled" wide onClick={close}>
            {say.login}
          </Button>
        </div>
      </Dialog>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title={say.filters}
        foot={
          <Button kind="filled" wide onClick={close}>
            {say.show}
          </Button>
        }
      >
        {say.emptyText}
      </Sheet>
      <ConfirmDialog open={open === 'question'} title={say.notice} onYes={close} onNo={close}>
        {say.leave}
      </ConfirmDialog>
    </Section>
  )
}
