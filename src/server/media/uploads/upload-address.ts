const root = '/media/uploads'

/** The URL of an upload, unchanged for as long as it exists. */
export const uploadAddress = (id: string) => `${root}/${id}.webp`
export const uploadRoute = `${root}/:name`
export const uploadNamed = (name: string) => /^([0-9a-f]{32})\.webp$/.exec(name)?.[1] ?? null
