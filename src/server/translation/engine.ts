export type Asked = { readonly texts: readonly string[]; readonly from: string | null; readonly to: string }
export type Made = { readonly texts: readonly string[]; readonly source: string | null }

/** A translation engine; it throws if it is unavailable. */
export type TranslationEngine = {
  readonly name: string
  readonly translate: (asked: Asked, signal: AbortSignal) => Promise<Made>
}

export type EngineOptions = { readonly url: string; readonly key: string | undefined }
