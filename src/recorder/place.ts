import type { EntryPages, Place } from '@/app/ports'

/** The place that an address of the console stands for. */
export const placeAt = (to: string, entry: number, pages?: EntryPages): Place => {
  const [address = ''] = to.split('#')
  const at = address.indexOf('?')
  const kept = pages && { pages }
  return at < 0
    ? { path: address, search: '', entry, ...kept }
    : { path: address.slice(0, at), search: address.slice(at), entry, ...kept }
}
