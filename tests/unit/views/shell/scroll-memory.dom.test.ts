import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepScroll, keptScroll, landing } from '@/views/shell/scroll-memory'

const routes = {
  disks: { id: 'disks', path: '/disks' },
  create: { id: 'disk-create', path: '/disks-new', parent: 'disks' },
  snapshots: { id: 'snapshots', path: '/snapshots' },
} as const

type Name = keyof typeof routes

const at = (name: Name, historyIndex: number) => ({
  route: routes[name],
  path: routes[name].path,
  historyIndex,
})

/** Simulates a reader who scrolls and navigates. */
const reader = (start: ReturnType<typeof at>) => {
  let here = start
  let top = landing(null, here, 'browser') ?? 0
  const move = (
    name: Name,
    historyIndex: number,
    navigationType: 'push' | 'browser' | 'replace',
  ) => {
    keepScroll(here.historyIndex, top)
    const next = at(name, historyIndex)
    top = landing(here, next, navigationType) ?? top
    here = next
    return top
  }
  return { move, scroll: (to: number) => (top = to) }
}

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('the scroll position', () => {
  it('belongs to the history entry, not to the path', () => {
    const { move, scroll } = reader(at('disks', 1))
    scroll(143)
    expect(move('snapshots', 2, 'push')).toBe(0)
    expect(move('disks', 1, 'browser')).toBe(143)
    scroll(190)
    expect(move('snapshots', 2, 'browser')).toBe(0)
    scroll(30)
    expect(move('disks', 3, 'push')).toBe(0)
    expect(move('snapshots', 2, 'browser')).toBe(30)
    expect(move('disks', 1, 'browser')).toBe(190)
    expect(move('snapshots', 2, 'browser')).toBe(30)
    expect(move('disks', 3, 'browser')).toBe(0)
  })

  it('is the top for a followed link, even if an older page had that historyIndex', () => {
    const { move, scroll } = reader(at('disks', 1))
    move('snapshots', 2, 'push')
    scroll(80)
    move('disks', 1, 'browser')
    expect(move('snapshots', 2, 'push')).toBe(0)
  })

  it('stays while a panel opens and closes over the list', () => {
    const { move, scroll } = reader(at('disks', 1))
    scroll(60)
    expect(move('create', 2, 'push')).toBe(60)
    expect(move('disks', 3, 'push')).toBe(60)
    expect(move('create', 2, 'browser')).toBe(60)
  })

  it('stays when the same page loads again', () => {
    expect(landing(at('disks', 1), at('disks', 1), 'browser')).toBeNull()
    expect(landing(at('disks', 1), at('disks', 1), 'replace')).toBeNull()
  })
})

describe('the stored position', () => {
  it('is named after the historyIndex, in whole pixels', () => {
    keepScroll(7, 142.6)
    expect(sessionStorage.getItem('scroll-position-7')).toBe('143')
    expect(keptScroll(7)).toBe(143)
    expect(keptScroll(8)).toBe(0)
  })

  it('is zero if the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied')
    })
    expect(() => keepScroll(1, 10)).not.toThrow()
    expect(keptScroll(1)).toBe(0)
  })
})
