import { createFileRoute } from '@tanstack/react-router'
import { FavouritesPage } from '../saved/favourites-page.tsx'
import { readListSearch } from '../saved/list-search.ts'
import { centreHead } from '../user-centre/centre-head.ts'

export const Route = createFileRoute('/center/collect')({
  validateSearch: readListSearch,
  head: centreHead('center-collect'),
  component: () => <FavouritesPage search={Route.useSearch()} />,
})
