import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { showConsole } from '#tests/support/shown-console'

const MOCK = '/projects/mock-project'

/** A console with a server that, like an older one, does not implement some endpoints. */
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

/** How the console reports each status. */
const WORDS: Record<number, RegExp> = {
  404: /No such endpoint/,
  501: /The server does not support this \(501\)/,
}

describe.each([404, 501])('a server that responds with %s to unknown endpoints', status => {
  const words = WORDS[status] ?? /^$/

  test('without affinity groups leaves the other settings of an instance editable', async () => {
    await showWithout(`${MOCK}/instances/db1/settings`, /affinity-groups/, status)
    const problems = screen.getAllByText(/^The groups could not be read: /)
    expect(problems.map(({ textContent }) => words.test(textContent ?? ''))).toEqual([true, true])
    expect(screen.getByRole('heading', { name: 'Auto-restart' })).toBeTruthy()
  })

  test('without IP pools leaves instances creatable', async () => {
    await showWithout(`${MOCK}/instances-new`, /ip-pools/, status)
    const problem = /^It comes from the default pool of the silo\. The pools could not/
    expect(screen.getByText(problem).textContent).toMatch(words)
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeTruthy()
  })

  test('without floating IPs leaves instances creatable', async () => {
    await showWithout(`${MOCK}/instances-new`, /floating-ips/, status)
    // In the section Advanced, which is closed.
    const title = screen.getByText('The floating IPs are not known')
    expect(title.closest('[role="status"]')?.textContent).toMatch(words)
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeTruthy()
  })

  test('without timeseries shows the error in each chart of an instance', async () => {
    await showWithout(`${MOCK}/instances/db1/metrics/cpu`, /timeseries/, status)
    const chart = screen.getByRole('region', { name: 'CPU utilization: Running' })
    expect(within(chart).getByRole('status').textContent).toMatch(words)
  })

  test('without metrics leaves the rest of the utilization visible', async () => {
    await showWithout('/utilization', /\/metrics\//, status)
    const page = screen.getByRole('main').textContent ?? ''
    expect(page).toContain('Provisioned234 GiB')
    expect(page).toMatch(words)
  })

  test('without affinity groups shows the failed request on their page', async () => {
    await showWithout(`${MOCK}/affinity`, /affinity-groups/, status)
    const page = screen.getByRole('main').textContent ?? ''
    expect(page).toContain('GET http://console.test/v1/affinity-groups')
    expect(page).toContain(`Status${status}`)
  })
})
