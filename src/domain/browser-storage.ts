/** Lifetime of preference cookies: language, currency, translation language. */
export const CHOICE_DAYS = 365
/** Limits of the history that a browser stores locally. */
export const MOST_SEARCHES_KEPT = 10
export const MOST_HOTELS_KEPT = 5
