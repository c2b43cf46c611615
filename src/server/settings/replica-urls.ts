/** Addresses separated by commas. */
export const replicaUrls = (urls = ''): string[] =>
  urls
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean)
