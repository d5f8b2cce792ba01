/** The parts of an address of the console, each with its sign: `?page=2`, `#top`; empty where it has none. */
export const splitAddress = (to: string) => {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? []
  return { path, search, hash }
}
