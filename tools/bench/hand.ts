import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Maximum wait for an element, in milliseconds. */
const PATIENCE = 15_000

/** Minimum time before clicking on a new element, in milliseconds: users are not faster. */
const REACTION = 100

/** Selects an element of a page: the first visible one with exactly this text, if given. */
interface Target {
  selector: string
  text?: string
}

/** Runs in the page: the middle of the element, or why it cannot be clicked on. */
const middleOf = ({ selector, text }: Target) => {
  const found = [...document.querySelectorAll(selector)].find(
    element =>
      (text === undefined || element.textContent?.trim() === text) && element.checkVisibility(),
  )
  if (!found) return 'is not there'
  found.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const there = document.elementFromPoint(x, y)
  if (found.contains(there)) return { x, y }
  const cover = there?.closest('[role=dialog], [role=alertdialog], dialog, [role=menu]') ?? there
  return `is covered by “${cover?.textContent.trim().slice(0, 200) || cover?.outerHTML.slice(0, 200)}”`
}

/**
 * A mouse and keyboard that act at a fixed interval, however long the last action took.
 * Playwright's locators run far more code in the page, which would count as its work.
 */
export const createHand = (page: Page, pause: number) => {
  let done = 0
  let start = performance.now()

  const wait = async () => {
    if (done === 0) start = performance.now()
    await sleep(Math.max(0, start + done * pause - performance.now()))
    done += 1
  }

  /** Where the element is once it rests. */
  const placeOf = async (target: Target) => {
    const end = performance.now() + PATIENCE
    let before: ReturnType<typeof middleOf> = 'is not there'
    for (; performance.now() < end; await sleep(REACTION)) {
      const middle = await page.evaluate(middleOf, target)
      const isStill =
        typeof middle === 'object' &&
        typeof before === 'object' &&
        middle.x === before.x &&
        middle.y === before.y
      if (isStill) return middle
      before = middle
    }
    const why = typeof before === 'string' ? before : 'never rests'
    throw new Error(`${target.selector} ${target.text ?? ''} ${why} at ${page.url()}.`)
  }

  return {
    /** Number of actions so far. */
    done: () => done,
    async click(selector: string, text?: string) {
      await wait()
      const { x, y } = await placeOf(text === undefined ? { selector } : { selector, text })
      await page.mouse.click(x, y)
    },
    async type(text: string) {
      await wait()
      await page.keyboard.type(text, { delay: pause / 20 })
    },
    async press(key: string) {
      await wait()
      await page.keyboard.press(key)
    },
    /** Waits for one interval without acting. */
    look: wait,
  }
}

export type Hand = ReturnType<typeof createHand>
