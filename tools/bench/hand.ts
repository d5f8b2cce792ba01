import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** How long something may take to be there, in milliseconds. */
const PATIENCE = 15_000

/** Nobody is quicker to click on what has just come, in milliseconds. */
const REACTION = 100

/** Which element of a page: the first that can be seen, with this text and no other where one is given. */
interface Target {
  selector: string
  text?: string
}

/** Runs in the page: the middle of what is sought, null where it is not there or is covered. */
const middleOf = ({ selector, text }: Target) => {
  const found = [...document.querySelectorAll(selector)].find(
    element =>
      (text === undefined || element.textContent?.trim() === text) && element.checkVisibility(),
  )
  if (!found) return null
  found.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return found.contains(document.elementFromPoint(x, y)) ? { x, y } : null
}

/**
 * A mouse and a keyboard that do something each time the pause is over, however long the last thing
 * took. Playwright's locators would run far more in the page, and that would be counted as its work.
 */
export const createHand = (page: Page, pause: number) => {
  let done = 0
  let start = performance.now()

  const wait = async () => {
    if (done === 0) start = performance.now()
    await sleep(Math.max(0, start + done * pause - performance.now()))
    done += 1
  }

  return {
    /** How many things it has done. */
    done: () => done,
    async click(selector: string, text?: string) {
      await wait()
      const target = text === undefined ? { selector } : { selector, text }
      const end = performance.now() + PATIENCE
      for (let before = null; performance.now() < end; await sleep(REACTION)) {
        const middle = await page.evaluate(middleOf, target)
        const isStill = middle && before && middle.x === before.x && middle.y === before.y
        if (isStill) return page.mouse.click(middle.x, middle.y)
        before = middle
      }
      throw new Error(`There is no ${selector} ${text ?? ''} at ${page.url()}.`)
    },
    async type(text: string) {
      await wait()
      await page.keyboard.type(text, { delay: pause / 20 })
    },
    async press(key: string) {
      await wait()
      await page.keyboard.press(key)
    },
    /** Looks at what is there. */
    look: wait,
  }
}

export type Hand = ReturnType<typeof createHand>
