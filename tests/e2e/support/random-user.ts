import type { Page } from '@playwright/test'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { uniformInt } from 'pure-rand/distribution/uniformInt'

interface Target {
  x: number
  y: number
  name: string
}

/** What can be pressed in the page at the moment. Runs in the page. */
const targets = (): Target[] => {
  const pressed =
    'a[href], button, input, textarea, [role="menuitem"], [role="menuitemradio"], [role="option"], [role="tab"], [role="radio"]'
  const left = /sign out|docs|learn more/i
  return [...document.querySelectorAll(pressed)].flatMap(element => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    if (left.test(name) || element.getAttribute('target') === '_blank') return []
    const { x, y, width, height } = element.getBoundingClientRect()
    const middle = { x: x + width / 2, y: y + height / 2 }
    const top = document.elementFromPoint(middle.x, middle.y)
    if (!top || !(element.contains(top) || top.contains(element))) return []
    return [{ ...middle, name: `${element.tagName.toLowerCase()} ${name.slice(0, 40)}` }]
  })
}

/** Goes back or forward within the console, if possible. Runs in the page. */
const step = (way: 'back' | 'forward') => {
  if (way === 'back' && window.navigation.canGoBack) window.history.back()
  if (way === 'forward') window.history.forward()
}

const KEYS = ['Tab', 'Shift+Tab', 'Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'Home', 'Control+k']
const TEXTS = ['a', 'web-1', '7', '-5', '1e3', '1,5', 'Übergröße', ' ', 'x'.repeat(70)]
const PATHS = ['/projects', '/projects/mock-project/instances', '/projects/mock-project/disks']

/** A desktop, half of it, a tablet held upright, and a phone on its side. */
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 720, height: 800 },
  { width: 768, height: 1024 },
  { width: 740, height: 360 },
] as const

/** A user who acts at random; deterministic for a seed, as far as timing allows. */
export const randomUser = (page: Page, seed: number) => {
  const generator = xoroshiro128plus(seed)
  const draw = (below: number) => uniformInt(generator, 0, below - 1)
  const oneOf = <Item>(items: readonly Item[]) => items[draw(items.length)] as Item

  const pressSomething = async () => {
    // Another document may take the place of this one meanwhile.
    const found = await page.evaluate(targets).catch(() => [])
    if (found.length === 0) return 'found nothing to press'
    const { x, y, name } = oneOf(found)
    await page.mouse.click(x, y)
    return `pressed ${name}`
  }
  const pressKey = async () => {
    const key = oneOf(KEYS)
    await page.keyboard.press(key)
    return `key ${key}`
  }
  const typeSomething = async () => {
    const text = oneOf(TEXTS)
    // Chromium never answers if another document takes the place of this one meanwhile.
    let isLeft = () => undefined as void
    const left = new Promise<void>(resolve => (isLeft = resolve))
    page.once('domcontentloaded', isLeft)
    await Promise.race([page.keyboard.insertText(text), left])
    page.off('domcontentloaded', isLeft)
    return `typed ${text}`
  }
  const move = async () => {
    const way = oneOf(['back', 'forward', 'to a page'] as const)
    if (way === 'to a page') await page.goto(`${oneOf(PATHS)}?latency=20`)
    // The step may lead to another document, which takes the place of this one.
    else await page.evaluate(step, way).catch(() => undefined)
    return way
  }

  const scroll = async () => {
    const by = oneOf([-600, 120, 600, 3_000])
    await page.mouse.move(draw(700), draw(350))
    await page.mouse.wheel(0, by)
    return `scrolled by ${by}`
  }
  const resize = async () => {
    const { width, height } = oneOf(WINDOWS)
    await page.setViewportSize({ width, height })
    return `window of ${width} by ${height}`
  }

  return {
    /** Does one thing and returns its description. */
    act: (): Promise<string> => {
      const chance = draw(100)
      if (chance < 57) return pressSomething()
      if (chance < 77) return pressKey()
      if (chance < 89) return typeSomething()
      if (chance < 93) return scroll()
      if (chance < 96) return resize()
      return move()
    },
    /** Delay before the next action, in milliseconds: users do not wait for everything. */
    pause: () => oneOf([0, 0, 30, 100, 250, 600]),
  }
}
