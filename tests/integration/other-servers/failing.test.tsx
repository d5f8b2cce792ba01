import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { operationIdOf } from '#tests/support/other-server'
import { problemsOf, tour, type Wire } from './tour'

const PATIENCE = 220_000

const failing =
  (fails: (id: string) => boolean, status: number): Wire =>
  (request, next) =>
    fails(operationIdOf(request) ?? '')
      ? Promise.resolve({
          status,
          headers: { 'content-type': 'text/html' },
          body: '<html>Not here</html>',
        })
      : next(request)

const SESSION = [
  'currentUserView',
  'currentUserGroups',
  'policyView',
  'systemPolicyView',
  'loginLocal',
]
const out: string[] = []

describe('x', () => {
  test.each([404, 500, 501])(
    'all %s',
    async status => {
      const stops = await tour(failing(id => !SESSION.includes(id), status))
      out.push(
        ...stops.map(
          s =>
            `${status} ${s.address} ${JSON.stringify(s.failure)}\n    ${s.text.replace(/.*Jump toctrl\+K/s, '')}`,
        ),
      )
      writeFileSync('/tmp/fail1.txt', out.join('\n'))
      expect(problemsOf(stops)).toEqual([])
    },
    PATIENCE,
  )

  test('each', async () => {
    const asked = new Map<string, Set<string>>()
    let route = ''
    const healthy = await tour(
      (request, next) => {
        const id = operationIdOf(request) ?? ''
        if (request.method === 'GET' || /imeseriesQuery/.test(id))
          asked.set(id, (asked.get(id) ?? new Set()).add(route))
        return next(request)
      },
      {
        at: r => {
          route = r
        },
        pause: 2100,
      },
    )
    void healthy
    console.log([...asked].map(([k, v]) => `${k} ${v.size}`).join('\n'))
    const found: string[] = []
    for (const [id, routes] of asked) {
      if (SESSION.includes(id)) continue
      const t = Date.now()
      const stops = await tour(
        failing(i => i === id, 501),
        { routes: [...routes].filter(Boolean) },
      )
      found.push(...problemsOf(stops))
      out.push(
        `##### ${id} ${Date.now() - t}`,
        ...stops.map(
          s =>
            `${s.address} ${JSON.stringify(s.failure)}\n    ${s.text.replace(/.*Jump toctrl\+K/s, '')}`,
        ),
      )
    }
    writeFileSync('/tmp/fail2.txt', out.join('\n'))
    expect(found).toEqual([])
  }, 600_000)
})
