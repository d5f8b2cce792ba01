import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { selectData } from '@/api/core/api'
import { api } from '@/api/core/endpoints'
import { urlOf } from '@/api/core/wire'
import { operationOf } from '@/api/operations/table'
import { NEWEST } from '@/api/releases/ladder'
import { navigationRequested } from '@/store/navigation/events'
import { selectLoadError, selectRoute } from '@/store/navigation/selectors'
import { selectSupports } from '@/store/release/selectors'
import { followingQueries, matchOf, matchRoute, routeQueries } from '@/store/routing/match'
import { addressOf, addressPatterns } from '#tests/support/addresses'
import { showConsole } from '#tests/support/shown-console'
import { wholeTable } from '../../../tools/whole-table'

const PATIENCE = 120_000

/** A page without requests of its own. */
const QUIET = '/settings/recording'

const refusal = {
  status: 403,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ request_id: 'r-1', error_code: 'Forbidden', message: 'Forbidden' }),
}

const textsOf = (selector: string) =>
  Array.from(document.querySelectorAll(`main ${selector}, [role="dialog"] ${selector}`), element =>
    (element.textContent ?? '').trim(),
  )

/** What of a page must not change when something else on it cannot be read. */
const seen = () => ({
  headings: textsOf('h1'),
  actions: Array.from(
    document.querySelectorAll('main [data-page-header] :is(button, a)'),
    element => (element.ariaLabel ?? element.textContent ?? '').trim(),
  ),
  /** Where the page says that there is nothing. */
  nothing: [
    ...textsOf('[data-no-value]'),
    ...textsOf(':is(h2, h3)').filter(text => /^No /.test(text)),
  ],
  text: document.body.textContent ?? '',
})

const without = (some: readonly string[], others: readonly string[]) => {
  const left = [...others]
  return some.filter(each => {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Whether the page at an address reads more than what it is about. */
const readsMore = (address: string) => {
  const [path = '', search] = address.split('?')
  const match = matchRoute(wholeTable, path, search)
  return (
    match?.chain.some(({ queriesAfter }) => queriesAfter) ||
    (match && routeQueries(match).some(({ isOptional }) => isOptional))
  )
}

/** A console that opens every page twice: as it is, and with all its secondary reads refused. */
const startWalk = async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const refused = new Set<string>()
  const shown = await showConsole({
    path: QUIET,
    release: NEWEST,
    wire: (request, next) =>
      request.method === 'GET' && refused.has(request.url)
        ? Promise.resolve(refusal)
        : next(request),
  })
  const open = async (to: string) => {
    await shown.send(navigationRequested({ to }))
    await shown.settle()
  }
  const forget = async () => {
    refused.clear()
    await shown.send(navigationRequested({ to: QUIET }))
    await act(async () => shown.app.store.dispatch(api.util.resetApiState()))
  }
  const secondaryUrls = () => {
    const state = shown.state()
    const match = matchOf(shown.app.routes, selectRoute(state))
    if (!match) return []
    const following = followingQueries(
      match,
      query => selectData(state, query),
      feature => selectSupports(state, feature),
    )
    return [...routeQueries(match), ...following]
      .filter(({ isOptional }) => isOptional)
      .map(({ endpoint, args }) => urlOf(operationOf(shown.app.operations, endpoint), args))
  }
  const firstOf = async (list: string) => {
    const request = { method: 'GET', url: list, headers: {}, body: null }
    return JSON.parse((await shown.backend.handle(request)).body).items[0].id as string
  }
  return { ...shown, refused, open, forget, secondaryUrls, firstOf }
}

test(
  'what a page reads besides its object can fail without taking anything else away',
  async () => {
    const walk = await startWalk()
    const faults: string[] = []
    for (const pattern of addressPatterns(wholeTable)) {
      const address = await addressOf(pattern, walk.firstOf)
      if (!readsMore(address)) continue
      await walk.open(address)
      const urls = walk.secondaryUrls()
      if (urls.length === 0) continue
      const before = seen()
      await walk.forget()
      for (const url of urls) walk.refused.add(url)
      await walk.open(address)
      const after = seen()
      const fault = (what: string) => faults.push(`${address}: ${what}`)
      const error = selectLoadError(walk.state())
      if (error) fault(`is replaced: ${error.message} ${error.call?.operation}`)
      else {
        if (String(after.headings) !== String(before.headings))
          fault(`is headed ${after.headings}, not ${before.headings}`)
        for (const action of without(before.actions, after.actions)) fault(`lacks ${action}`)
        for (const nothing of without(after.nothing, before.nothing)) fault(`says ${nothing}`)
        if (!/not known|could not be read/i.test(after.text)) fault('says nothing of it')
      }
      await walk.forget()
    }
    expect(faults).toEqual([])
  },
  PATIENCE,
)
