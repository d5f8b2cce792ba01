import type { Scrolls, ScrollMoment } from '@/recorder/seen'
import { elementAt } from '../place'

/** In how many frames what is drawn gets its height. */
const TRIES = 4

const scrolled = (place: string) =>
  place === 'body' ? document.scrollingElement : elementAt(place, document)

/** Whether the place is there, and is scrolled now as it was. */
const scroll = ({ what: { place, x, y } }: ScrollMoment) => {
  const element = scrolled(place)
  if (!element) return false
  Object.assign(element, { scrollLeft: x, scrollTop: y })
  return Math.abs(element.scrollTop - y) <= 1 && Math.abs(element.scrollLeft - x) <= 1
}

/** Scrolls the document of the replay as it was when recorded; whoever watches can go on from there. */
export const createScrolling = () => {
  /** What was followed last, by place. */
  let followed = new Map<string, ScrollMoment>()
  let latest = 0
  return {
    to(scrolls: Scrolls) {
      const self = ++latest
      const after = (left: Scrolls, tries: number) => {
        if (self !== latest) return
        const missed = new Map([...left].filter(([, moment]) => !scroll(moment)))
        if (missed.size > 0 && tries > 1) requestAnimationFrame(() => after(missed, tries - 1))
      }
      after(
        new Map([...scrolls].filter(([place, moment]) => followed.get(place) !== moment)),
        TRIES,
      )
      followed = new Map(scrolls)
    },
    forget: () => followed.clear(),
  }
}
