export type PortRange = readonly [first: number, last: number]

/**
 * Parses `80`, `80-90`, `80 - 90` or `80–90`. A single port is a range of one. `portRangeError` checks
 * the ports.
 */
export const parsePortRange = (text: string): PortRange | undefined => {
  const match = /^(\d{1,5})(?:\s*[-–—]\s*(\d{1,5}))?$/.exec(text.trim())
  if (!match) return undefined
  const first = Number(match[1])
  const last = match[2] === undefined ? first : Number(match[2])
  return last < first ? undefined : [first, last]
}

/** The ranges in a text that separates them by commas, as the API writes them. */
export const listPortRanges = (text: string): readonly string[] =>
  text
    .split(/[,;\n]/)
    .map(each =>
      each
        .split(/[-–—]/)
        .map(part => part.trim())
        .join('-'),
    )
    .filter(Boolean)

const LAST_PORT = 65_535

/** Why a text is not a port range, or undefined. */
export const portRangeError = (text: string): string | undefined => {
  const range = parsePortRange(text)
  if (!range) return 'Not a valid port range'
  const [first, last] = range
  return first < 1 || last > LAST_PORT ? 'Ports are from 1 to 65535' : undefined
}
