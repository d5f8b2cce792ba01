import { formatIp, parseIp } from './ip'

/** What a typed or pasted text stands for, in its canonical spelling. */
export interface TypedAddress {
  kind: 'id' | 'ip' | 'mac'
  text: string
}

const HEX_32 = /^[0-9a-f]{32}$/
const HEX_12 = /^[0-9a-f]{12}$/

const parts = (text: string, sizes: readonly number[]): string[] => {
  let start = 0
  return sizes.map(size => text.slice(start, (start += size)))
}

/** `urn:uuid:…`, `{…}`, with or without hyphens, in either case. */
const idOf = (text: string): string | undefined => {
  const hex = text.replace(/^urn:uuid:|[{}()-]/g, '')
  return HEX_32.test(hex) ? parts(hex, [8, 4, 4, 4, 12]).join('-') : undefined
}

/** `a8:40:25:f1:2:3` as some tools write it, `A8-40-25-…`, `a840.25f1.0203`, `a84025f10203`. */
const macOf = (text: string): string | undefined => {
  const groups = text.split(/[:-]/)
  const hex =
    groups.length === 6
      ? groups.map(group => group.padStart(2, '0')).join('')
      : text.replace(/^([0-9a-f]{4})\.([0-9a-f]{4})\.([0-9a-f]{4})$/, '$1$2$3')
  return HEX_12.test(hex) ? parts(hex, [2, 2, 2, 2, 2, 2]).join(':') : undefined
}

/** Also `[fd00::1]`, as in URLs, and `10.0.0.1/32`. */
const ipOf = (text: string): string | undefined => {
  const bare = text.replace(/^\[(.*)\]$/, '$1')
  const [address = '', width] = bare.split('/')
  const ip = parseIp(address)
  return ip && (width === undefined || /^(32|128)$/.test(width)) ? formatIp(ip) : undefined
}

/** Reads a whole id, IP address or MAC address; undefined if the text is something else. */
export const typedAddress = (given: string): TypedAddress | undefined => {
  const text = given.trim().toLowerCase()
  const id = idOf(text)
  if (id !== undefined) return { kind: 'id', text: id }
  const mac = macOf(text)
  if (mac !== undefined) return { kind: 'mac', text: mac }
  const ip = ipOf(text)
  return ip === undefined ? undefined : { kind: 'ip', text: ip }
}
