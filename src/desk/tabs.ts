/** Sections of the tab bar on a phone, the most needed first; the others are under "More". */
const staffOrder = ['today', 'orders', 'inbox', 'chat', 'calendar', 'payments', 'hotels']
const hotelierOrder = ['home', 'arrivals', 'calendar', 'messages']
const mostTabs = 4

/** The tabs of a member among the sections that they may open, in the order of the navigation. */
export function tabsOf<Entry extends { readonly name: string }>(mine: readonly Entry[]): Entry[] {
  const order = mine.some(({ name }) => name === 'home') ? hotelierOrder : staffOrder
  const rank = ({ name }: Entry) => {
    const at = order.indexOf(name)
    return at < 0 ? order.length : at
  }
  const chosen = mine.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostTabs)
  return mine.filter((entry) => chosen.includes(entry))
}
