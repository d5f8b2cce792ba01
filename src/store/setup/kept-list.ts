import type { StorageArea, StoragePort } from '@/ports/ports'

/**
 * A list that storage keeps for each user, under the name and the user. What is invalid in it is
 * left out when it is read.
 */
export const keptList = <Item>(
  area: StorageArea,
  name: string,
  most: number,
  isItem: (value: unknown) => value is Item,
) => ({
  read: (storage: StoragePort, user: string): readonly Item[] => {
    try {
      const kept: unknown = JSON.parse(storage.read(area, `${name}/${user}`) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isItem).slice(0, most) : []
    } catch {
      return []
    }
  },
  write: (storage: StoragePort, user: string, items: readonly Item[]) =>
    storage.write(area, `${name}/${user}`, items.length > 0 ? JSON.stringify(items) : null),
})
