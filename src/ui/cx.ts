/** Joins class names, dropping falsy ones. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')

/**
 * For the attribute `translate` of texts that may be names: labels begin with a capital or have
 * spaces, while names, ids and addresses do not, and must stay as they are.
 */
export const translateOf = (text: string) => (/^[a-z\d]\S*$/.test(text) ? 'no' : undefined)
