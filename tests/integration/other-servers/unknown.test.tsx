import { cleanup } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { urlOf } from '@/api/core/wire'
import { allOperations } from '@/api/operations/full-table'
import { NEWEST } from '@/api/releases/ladder'
import { navigationRequested } from '@/store/navigation/events'
import { selectLoadError } from '@/store/navigation/selectors'
import { matchRoute, routeQueries } from '@/store/routing/match'
import type { RouteQuery } from '@/store/queries/define'
import { addressOf, addressPatterns } from '#tests/support/addresses'
import { showConsole } from '#tests/support/shown-console'
import { wholeTable } from '../../../tools/whole-table'

const PATIENCE = 600_000

const refusal = {
  status: 403,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ request_id: 'r-1', error_code: 'Forbidden', message: 'Forbidden' }),
}

/** Who is signed in, which every page needs. */
const SESSION = /^\/v1\/(me|system\/policy|policy|ping)\b/

const matchOf = (address: string) => {
  const [path = '', search] = address.split('?')
  return matchRoute(wholeTable, path, search)
}

const urlsOf = (queries: readonly RouteQuery[]) =>
  queries.map(({ endpoint, args }) => urlOf(allOperations[endpoint], args))

/** The requests without which the page at an address cannot be shown. */
const neededAt = (address: string): readonly string[] => {
  const match = matchOf(address)
  return match ? urlsOf(routeQueries(match).filter(({ isOptional }) => !isOptional)) : []
}

/** Whether the answers decide what the address stands for. */
const isLookUp = (address: string) =>
  matchOf(address)?.chain.some(({ exists, resolveTo }) => exists ?? resolveTo)

/** Whether the page reads more than what it is about. */
const readsMore = (address: string) => {
  const match = matchOf(address)
  const others = match ? routeQueries(match).filter(({ isOptional }) => isOptional) : []
  return urlsOf(others).some(url => !SESSION.test(url))
}

/** Whether the panel that the address opens over a page reads more than it needs. */
const panelReadsMore = (address: string) => {
  const match = matchOf(address)
  if (match?.chain.length === 1) return false
  return urlsOf(
    (match?.route.queries?.(match.params) ?? []).filter(({ isOptional }) => isOptional),
  ).some(url => !SESSION.test(url))
}

const textsOf = (selector: string) =>
  Array.from(document.querySelectorAll(selector), element => (element.textContent ?? '').trim())

/** Whether every element of that kind says that something is not known. */
const isSaidIn = (selector: string) =>
  textsOf(selector).every(text => /not known|not be read/i.test(text))

const PARTS = 'main :is(h2, h3), [role="dialog"] :is(h2, h3)'

/** Parts that are drawn from one read, or answer one question, which one sentence replaces. */
const DRAWN_TOGETHER =
  /\/(system\/metrics|metrics\/network|bgp\/history|reachability|delete|drain(\?.*)?)$/

/**
 * The parts of the page that are gone, of those that it has if all is read: neither they nor anything
 * that is not known stands in their place.
 */
const goneFrom = (address: string, whole: readonly string[]): readonly string[] => {
  const shown = textsOf(PARTS)
  const unknown = [
    ...shown.filter(text => /\bnot known$|^Cannot tell\b/.test(text)),
    ...(document.querySelector('main')?.textContent ?? '').matchAll(/ could not be read[:.] */g),
    ...textsOf('main ul[aria-label="Could not look at"] > li'),
  ]
  // A tab may be about one object or list.
  if (shown.includes('Not known') || (DRAWN_TOGETHER.test(address) && unknown.length > 0)) return []
  const gone = whole.filter(text => !shown.includes(text) && !/^No [a-z]/.test(text))
  return gone.length > unknown.length ? gone : []
}

/** What is wrong with the page on the screen. */
const faultsOf = (address: string, whole: readonly string[]): string[] => {
  const headings = textsOf('h1')
  const actions = document.querySelectorAll('[data-page-header] :is(button, a)')
  const denials = textsOf(PARTS).filter(text => /^No [a-z]/.test(text))
  return [
    ...(headings.some(text => text !== '') ? [] : ['has no heading']),
    ...(actions.length > 0 ? [] : ['has no actions']),
    ...goneFrom(address, whole).map(text => `has lost “${text}”`),
    ...denials.map(text => `says “${text}”`),
    ...(panelReadsMore(address) && !isSaidIn('[role="dialog"]')
      ? ['does not say in its panel what is not known']
      : []),
    ...(readsMore(address) && !/not known|not be read/i.test(document.body.textContent ?? '')
      ? ['does not say what is not known']
      : []),
  ]
}

/** Forms that replace a list as a whole, so that they cannot do without it. */
const REPLACING = ['system/bgp/announce-set-create']

test('no form that makes something needs a list that it only offers to choose from', () => {
  const forms = wholeTable.filter(({ id }) => /(add|attach|create)[\w-]*(\/page)?$/.test(id))
  expect(forms.length).toBeGreaterThan(20)
  const params = new Proxy({}, { get: (_target, name) => `the-${String(name)}` })
  const needed = forms
    .filter(({ id }) => !REPLACING.includes(id))
    .flatMap(({ id, queries }) =>
      (queries?.(params) ?? [])
        .filter(({ endpoint, isOptional }) => endpoint.endsWith('List') && !isOptional)
        .map(({ endpoint }) => `${id} needs ${endpoint}`),
    )
  expect(needed).toEqual([])
})

/** Pages that have no header of their own. */
const HEADLESS = /serial-console$|^\/(login|device|replay|settings\/(profile|recording))/

/** Pages of what the browser keeps, which no server has. */
const KEPT = /\/metrics\/dashboards/

type Shown = Awaited<ReturnType<typeof showConsole>>

/** Shows the page at each address that has one of its own. */
const walk = async (
  shown: Shown,
  visit: (address: string) => void,
  before?: (address: string) => void,
) => {
  const firstOf = async (list: string) => {
    const request = { method: 'GET', url: list, headers: {}, body: null }
    return JSON.parse((await shown.backend.handle(request)).body).items[0].id as string
  }
  for (const pattern of addressPatterns(wholeTable)) {
    const address = await addressOf(pattern, firstOf)
    if (HEADLESS.test(address) || KEPT.test(address) || isLookUp(address)) continue
    before?.(address)
    await shown.send(navigationRequested({ to: address }))
    await shown.settle()
    visit(address)
  }
}

const START = { path: '/settings/recording', release: NEWEST } as const

test(
  'every page stays and says what is not known if only what it is about can be read',
  async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    const whole = new Map<string, readonly string[]>()
    const healthy = await showConsole(START)
    await walk(healthy, address => whole.set(address, textsOf(PARTS)))
    healthy.app.stop()
    cleanup()

    let needed: readonly string[] = []
    const shown = await showConsole({
      ...START,
      wire: (request, next) =>
        request.method === 'GET' &&
        needed.length > 0 &&
        !needed.includes(request.url) &&
        !SESSION.test(request.url)
          ? Promise.resolve(refusal)
          : next(request),
    })
    const faults: string[] = []
    await walk(
      shown,
      address => {
        const error = selectLoadError(shown.state())
        const found = error
          ? [`is replaced: ${error.message} (${error.call?.operation})`]
          : faultsOf(address, whole.get(address) ?? [])
        faults.push(...found.map(fault => `${address} ${fault}`))
      },
      address => {
        needed = ['/', ...neededAt(address)]
      },
    )
    expect(faults).toEqual([])
  },
  PATIENCE,
)
