import type { EntryPages, HistoryLocation } from '@/app/ports'

/** The place that an address of the console stands for. */
export const locationAt = (
  to: string,
  historyIndex: number,
  pages?: EntryPages,
): HistoryLocation => {
  const [address = ''] = to.split('#')
  const at = address.indexOf('?')
  const kept = pages && { pages }
  return at < 0
    ? { path: address, search: '', historyIndex, ...kept }
    : { path: address.slice(0, at), search: address.slice(at), historyIndex, ...kept }
}
