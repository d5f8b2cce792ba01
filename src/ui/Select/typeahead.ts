/** Letters typed within this many milliseconds of each other belong together. */
const PAUSE = 500

export interface Typed {
  text: string
  at: number
}

/** What has been typed so far. The time comes from the event, so that replaying it agrees. */
export const typeOn = (typed: Typed, key: string, at: number): Typed => ({
  text: at - typed.at > PAUSE ? key : typed.text + key,
  at,
})

/** The next item from the active one on whose label starts with the text; -1 if none does. */
export const findTyped = (
  items: readonly { label: string; isDisabled?: boolean }[],
  text: string,
  activeIndex: number,
): number => {
  // A first letter moves on, so that pressing it again goes through all that start with it.
  const isRepeated = new Set(text.toLowerCase()).size === 1
  const wanted = (isRepeated ? text.charAt(0) : text).toLowerCase()
  const start = isRepeated ? activeIndex + 1 : Math.max(activeIndex, 0)
  for (let offset = 0; offset < items.length; offset += 1) {
    const index = (start + offset) % items.length
    const item = items[index]
    if (item && !item.isDisabled && item.label.toLowerCase().startsWith(wanted)) return index
  }
  return -1
}
