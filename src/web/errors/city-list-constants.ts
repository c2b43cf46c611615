/** How the 404 page's cities appear to a person with JavaScript. */
export const firstCities = 16
export const moreCities = 40
export const citiesAfterMs = 1_500
