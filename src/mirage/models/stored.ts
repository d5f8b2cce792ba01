/**
 * A type of the API as it is kept: what may be absent or null in an answer is always there, null
 * when there is nothing, which is also how it is answered.
 */
export type Stored<T> = T extends unknown
  ? { readonly [Key in keyof T]-?: undefined extends T[Key] ? Exclude<T[Key], undefined> : T[Key] }
  : never
