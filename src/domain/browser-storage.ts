/** For so many days a cookie remembers what a visitor chose: language, currency, the language of translated pages. */
export const CHOICE_DAYS = 365
/** So many searches and hotels a browser remembers by itself. */
export const MOST_SEARCHES_KEPT = 10
export const MOST_HOTELS_KEPT = 5
