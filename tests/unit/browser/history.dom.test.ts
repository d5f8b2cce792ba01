import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { browserHistory } from '@/browser/history'
import type { HistoryLocation } from '@/ports/ports'

/** Back and forward take effect in a later task. */
const popped = () =>
  new Promise<void>(resolve => {
    window.addEventListener('popstate', () => resolve(), { once: true })
  })

let unlisten = () => {}
beforeEach(() => window.history.replaceState(null, '', '/start?a=1'))
afterEach(() => unlisten())

const open = () => {
  const history = browserHistory()
  const moves: HistoryLocation[] = []
  unlisten = history.listen(place => moves.push(place))
  return { history, moves }
}

describe('the history of a tab', () => {
  test('numbers its entries and reports only moves of the browser', async () => {
    const { history, moves } = open()
    const { historyIndex } = history.current()
    history.push('/next')
    history.replace('/other?b=2')
    expect(history.current()).toEqual({
      path: '/other',
      search: '?b=2',
      historyIndex: historyIndex + 1,
    })
    expect(moves).toEqual([])
    const back = popped()
    history.go(-1)
    await back
    expect(moves).toEqual([{ path: '/start', search: '?a=1', historyIndex }])
  })

  test('removes credentials from the first address', () => {
    window.history.replaceState(null, '', '/start?a=1&access_token=granite#id_token=quartz')
    const { history } = open()
    expect(history.current()).toMatchObject({ path: '/start', search: '?a=1' })
    expect(window.location.href).toMatch(/\/start\?a=1$/)
  })

  test.each([
    ['//projects', '/projects'],
    ['/\\projects?page=2', '/projects?page=2'],
    ['///', '/'],
    ['//%2F/x', '/%2F/x'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/projects//x', '/projects//x'],
    [`/${'a'.repeat(50_000)}`, `/${'a'.repeat(50_000)}`],
  ])('starts at %s', (address, expected) => {
    window.history.replaceState(null, '', window.location.origin + address)
    const { history } = open()
    const { path, search } = history.current()
    expect(path + search).toBe(expected)
    expect(window.location.href).toBe(window.location.origin + expected)
  })

  test('keeps its numbers across a reload', () => {
    const { history } = open()
    history.push('/next')
    expect(browserHistory().current()).toEqual(history.current())
  })

  test('stores the pages of lists with an entry, across a reload too', () => {
    const { history } = open()
    const pages = { '/v1/disks?limit=25': ['one', 'two'] }
    history.replace('/start?page=3', pages)
    expect(browserHistory().current()).toMatchObject({ search: '?page=3', pages })
    history.push('/next', pages)
    expect(history.current()).toMatchObject({ path: '/next', pages })
    history.replace('/next')
    expect(history.current()).not.toHaveProperty('pages')
  })

  test('numbers entries that the browser adds for parts of the page', async () => {
    const { history, moves } = open()
    const { historyIndex } = history.current()
    const moved = popped()
    window.location.hash = '#content'
    await moved
    expect(moves).toEqual([{ path: '/start', search: '?a=1', historyIndex: historyIndex + 1 }])
    expect(history.current().historyIndex).toBe(historyIndex + 1)
  })
})
