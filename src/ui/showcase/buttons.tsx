import { Button } from '../button.tsx'
import { DownloadIcon } from '../icons/icons.ts'
import type { Samples } from './samples.ts'
import { Row, Section } from './section.tsx'

export const Buttons = ({ say }: { say: Samples }) => (
  <Section title={say.buttons}>
    <Row>
      <Button kind="filled">{say.pay}</Button>
      <Button>{say.see}</Button>
      <Button kind="quiet">
        <DownloadIcon />
        {say.voucher}
      </Button>
      <Button kind="link">{say.clear}</Button>
    </Row>
    <Row>
      <Button size="small">{say.small}</Button>
      <Button kind="quiet" size="small">
        {say.send}
      </Button>
      <Button busy>{say.see}</Button>
      <Button kind="outlined" why={say.soldOut}>
        {say.see}
      </Button>
    </Row>
    <Button kind="filled" size="large" wide busy>
      {say.pay}
    </Button>
  </Section>
)
