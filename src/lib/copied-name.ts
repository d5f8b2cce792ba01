import { MAX_NAME_LENGTH } from './limits'

/**
 * The default name of a copy, within the limit of names: `web-copy`, or `web-copy-2` if that is one
 * of `taken`.
 */
export const copiedName = (name: string, taken: ReadonlySet<string> = new Set()): string => {
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '-copy' : `-copy-${count}`
    const copy = name.slice(0, MAX_NAME_LENGTH - suffix.length).replace(/(?<!-)-+$/, '') + suffix
    if (!taken.has(copy)) return copy
  }
}
