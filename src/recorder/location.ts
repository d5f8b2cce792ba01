import type { EntryPages, HistoryLocation } from '@/app/ports'
import { splitAddress } from '@/lib/address'

/** The location that an address of the console stands for. */
export const locationAt = (
  to: string,
  historyIndex: number,
  pages?: EntryPages,
): HistoryLocation => {
  const { path, search } = splitAddress(to)
  return { path, search, historyIndex, ...(pages && { pages }) }
}
