import face from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

/** The address of the one font file, for a preload in the head: the same hashed asset that the style sheet names. */
export const fontUrl: string = face
