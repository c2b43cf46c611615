import { words } from '../words.ts'

/** The title of a trip's page, apart from the other words of trips: every page loads the titles of all routes. */
export const tripTitleWords = words({
  en: {
    cities: (names: readonly string[]) =>
      names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
    gone: 'This trip is no longer shared',
  },
  zh: {
    cities: (names) => names.join('、'),
    gone: '该行程已不再分享',
  },
})
