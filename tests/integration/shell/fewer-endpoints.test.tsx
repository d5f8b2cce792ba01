import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { showConsole } from '#tests/support/shown-console'

const MOCK = '/projects/mock-project'

/** A console at a server that does not know some addresses of the API, as an older one does not. */
const showWithout = async (path: string, unknown: RegExp, status: number) => {
  const shown = await showConsole({
    path,
    wire: (request, next) =>
      unknown.test(request.url)
        ? Promise.resolve({
            status,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ message: 'No such endpoint' }),
          })
        : next(request),
  })
  await shown.settle()
  await shown.settle()
}

/** What the console makes of these answers. */
const WORDS: Record<number, RegExp> = {
  404: /No such endpoint/,
  501: /The server answered with an error \(501\)/,
}

describe.each([404, 501])('at a server that answers %s to what it does not know', status => {
  const words = WORDS[status] ?? /^$/

  test('the other settings of an instance can be changed without affinity groups', async () => {
    await showWithout(`${MOCK}/instances/db1/settings`, /affinity-groups/, status)
    const problems = screen.getAllByText(/^The groups could not be read: /)
    expect(problems.map(({ textContent }) => words.test(textContent ?? ''))).toEqual([true, true])
    expect(screen.getByRole('heading', { name: 'Auto-restart' })).toBeTruthy()
  })

  test.each([
    ['IP pools', /ip-pools/, /^It comes from the default pool of the silo\. The pools could not/],
    ['floating IPs', /floating-ips/, /^They could not be read: /],
  ])('an instance can be made without %s', async (_what, unknown, problem) => {
    await showWithout(`${MOCK}/instances-new`, unknown, status)
    expect(screen.getByText(problem).textContent).toMatch(words)
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeTruthy()
  })

  test('each chart of an instance says for itself what is missing', async () => {
    await showWithout(`${MOCK}/instances/db1/metrics/cpu`, /timeseries/, status)
    const chart = screen.getByRole('region', { name: 'CPU utilization: Running' })
    expect(within(chart).getByRole('status').textContent).toMatch(words)
  })

  test('the utilization is shown without its charts over time', async () => {
    await showWithout('/utilization', /\/metrics\//, status)
    const page = screen.getByRole('main').textContent ?? ''
    expect(page).toContain('Provisioned234 GiB')
    expect(page).toMatch(words)
  })

  test('a page of groups only says which call was refused', async () => {
    await showWithout(`${MOCK}/affinity`, /affinity-groups/, status)
    const page = screen.getByRole('main').textContent ?? ''
    expect(page).toContain('GET http://console.test/v1/affinity-groups')
    expect(page).toContain(`Status${status}`)
  })
})
