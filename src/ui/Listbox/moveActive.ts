interface Movable {
  isDisabled?: boolean
}

/** The next item that can be chosen in this direction, going round at the ends; -1 if none can. */
export const moveActive = (items: readonly Movable[], from: number, by: 1 | -1): number => {
  const start = from === -1 && by === -1 ? 0 : from
  for (let distance = 1; distance <= items.length; distance += 1) {
    const index = (start + by * distance + items.length * distance) % items.length
    if (!items[index]?.isDisabled) return index
  }
  return -1
}
