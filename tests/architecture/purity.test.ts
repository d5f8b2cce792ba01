import { describe, expect, test } from 'vitest'
import { sourcesOf } from './sources'

const sources = sourcesOf('src')

/** Modules that may access the outside world: the browser ports and the backend's clock. */
const EDGE =
  /^src\/((browser|ports)\/|main\.tsx$|mirage\/server\/clock\.ts$|mirage\/server\/mount-browser)/

const uses = (pattern: RegExp, isExcused: (path: string) => boolean) =>
  sources
    .filter(({ path, code }) => !isExcused(path) && pattern.test(code))
    .map(({ path, code }) => `${path}: ${code.match(pattern)?.[0].trim()}`)

const atEdge = (path: string) => EDGE.test(path)
/** Also widgets, which may use the browser's timers for what is not state, such as a flash. */
const inWidget = (path: string) => atEdge(path) || path.startsWith('src/ui/')

describe('side effects outside the ports are forbidden:', () => {
  test.each([
    ['the clock is read', /\bDate\.now\(|new Date\(\)|performance\.now\(/],
    ['random values are drawn', /\bMath\.random\(|crypto\.(getRandomValues|randomUUID)/],
    [
      'the network is accessed',
      /(?<![\w.])fetch\(|window\.fetch|new (WebSocket|XMLHttpRequest|EventSource)\b/,
    ],
    ['the URL is changed', /\b(window|document)\.location\.\w+\(|location\.(assign|replace)\(/],
  ])('%s at the edge only', (_what, pattern) => {
    expect(uses(pattern, atEdge)).toEqual([])
  })

  test('timers run at the edge or in widgets', () => {
    expect(uses(/(?<![\w.])(setTimeout|setInterval|requestIdleCallback)\(/, inWidget)).toEqual([])
  })

  test('storage is accessed at the edge, and by the shell for scroll positions', () => {
    const isExcused = (path: string) => atEdge(path) || path === 'src/views/shell/scroll-memory.ts'
    expect(uses(/\b(localStorage|sessionStorage|indexedDB)\b/, isExcused)).toEqual([])
  })
})
