/**
 * An API type as stored: every optional property is present and null if unset, which is also how
 * responses have it.
 */
export type Stored<T> = T extends unknown
  ? { readonly [Key in keyof T]-?: undefined extends T[Key] ? Exclude<T[Key], undefined> : T[Key] }
  : never
