/** Joins the class names that apply, dropping conditions that did not hold. */
export const cx = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
