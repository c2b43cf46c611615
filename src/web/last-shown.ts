/**
 * The last data of a page by its subject, shown when a reload fails. Only a living page remembers; on the server one
 * visitor's page is not another's.
 */
export function createLastShown<Data>() {
  let last: { readonly about: string; readonly data: Data } | null = null
  return {
    remember: (about: string, data: Data) => {
      last = { about, data }
    },
    of: (about: string): Data | null => (last?.about === about ? last.data : null),
  }
}
