import { Pagination } from '../navigation/pagination.tsx'
import { TabLinks, Tabs } from '../navigation/tabs.tsx'
import type { Samples } from './samples.ts'
import { Section } from './section.tsx'

type Props = { say: Samples; name: string; page: number; hrefFor: (page: number) => string }

export function Navigation({ say, name, page, hrefFor }: Props) {
  const pages = { page, pages: 9, total: 164, totalText: say.stays(164), hrefFor }
  return (
    <Section title={say.navigation}>
      <Tabs
        label={`${say.tabs.split('|')[0]} ${name}`}
        tabs={say.tabs
          .split('|')
          .map((city) => ({ key: city, label: city, panel: <p>{say.tabText(city)}</p> }))}
      />
      <TabLinks
        label={`${say.sections.split('|')[0]} ${name}`}
        links={say.sections.split('|').map((label, at) => ({
          key: label,
          label,
          href: `#part-${at}`,
          current: at === 1,
        }))}
      />
      <Pagination {...pages} label={`1 ${name}`} />
      <Pagination {...pages} label={`2 ${name}`} layout="prev, pager, next" />
    </Section>
  )
}
