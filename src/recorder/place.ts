import type { Place } from '@/app/ports'

/** The place that an address of the console stands for. */
export const placeAt = (to: string, entry: number): Place => {
  const [address = ''] = to.split('#')
  const at = address.indexOf('?')
  return at < 0
    ? { path: address, search: '', entry }
    : { path: address.slice(0, at), search: address.slice(at), entry }
}
