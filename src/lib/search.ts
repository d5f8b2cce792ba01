/** An address with parameters of another one changed; null removes one. */
export const withSearch = (
  path: string,
  search: string,
  changes: Readonly<Record<string, string | null>>,
): string => {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') params.delete(name)
    else params.set(name, value)
  }
  return params.size === 0 ? path : `${path}?${params}`
}
