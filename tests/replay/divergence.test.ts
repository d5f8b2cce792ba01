import { expect, test } from 'vitest'
import { createApp } from '@/create-app'
import type { Log } from '@/recorder/log'
import { replay, reportOf } from '@/recorder/replayer'
import { dialogs, routes } from '@/routes'
import type { FormDefinition } from '@/store/forms/definition'
import type { RouteTable } from '@/store/routing/route'
import { addPorts } from '#tests/support/firewall-job'
import { EXACT, logFile, recordSession, replayLog } from '#tests/support/recorded'

const change = (log: Log, from: string, to: string): { log: Log; seq: number } => {
  const at = log.lines.findIndex(
    line => line.kind === 'answer' && line.response.body.includes(from),
  )
  const line = log.lines[at]
  if (line?.kind !== 'answer') throw new Error(`No answer holds ${from}.`)
  const response = { ...line.response, body: line.response.body.replace(from, to) }
  return { log: { ...log, lines: log.lines.with(at, { ...line, response }) }, seq: line.seq }
}

test('a changed answer is the first divergence, with its number and both sides', async () => {
  const { log, seq } = change(logFile('main-job'), '"run_state":"running"', '"run_state":"failed"')
  const { divergence } = await replayLog(log)
  expect(divergence?.seq).toBe(seq)
  expect(divergence?.input).toMatch(/^answer 200 to GET \/v1\/instances\/relay/)
  const [difference] = divergence?.differences ?? []
  expect(difference?.section).toMatch(/instanceView/)
  expect(difference?.place).toMatchObject({ path: 'data.runState', replayed: 'failed' })
})

test('a missing input shows where it is first needed', async () => {
  const log = logFile('main-job')
  const lines = log.lines.filter(
    line => !(line.kind === 'event' && line.event.type === 'confirm/accepted'),
  )
  const { divergence } = await replayLog({ ...log, lines })
  expect(divergence).not.toBeNull()
})

/** A build in which the form of a route has other rules. */
const withForm = (
  table: RouteTable,
  id: string,
  vary: (form: FormDefinition) => object,
): RouteTable =>
  table.map(route => {
    const { screen, table: late } = route
    return {
      ...route,
      ...(late && {
        table: async () => {
          const part = await late()
          return { ...part, routes: withForm(part.routes, id, vary) }
        },
      }),
      ...(route.id === id &&
        screen && {
          screen: async () => {
            const code = await screen()
            const form = code.form as FormDefinition
            return { ...code, form: { ...form, ...vary(form) } }
          },
        }),
    }
  }) as RouteTable

test('another rule for what is added to a list diverges where it was added', async () => {
  const path = '/projects/mock-project/vpcs/mock-vpc/firewall-rules-new'
  const { log } = await recordSession({ path }, async console => {
    await addPorts(console, 'firewallRuleCreate', '22, 8000-8080')
    await console.advance(3_000)
  })
  expect(reportOf(await replayLog(log))).toMatch(EXACT)
  const added = log.lines.find(
    line => line.kind === 'event' && line.event.type === 'form/entryAdded',
  )
  const against = (vary: (form: FormDefinition) => object) => {
    const table = withForm(routes, 'project/firewall-rules/create', vary) as typeof routes
    return replay(log, ports => createApp({ ports, routes: table, dialogs }))
  }
  expect(reportOf(await against(({ entries }) => ({ entries })))).toMatch(EXACT)
  const { divergence } = await against(({ entries }) => ({
    entries: { ...entries, ports: { ...entries?.ports, add: () => ({ ports: ['22'] }) } },
  }))
  expect(divergence?.input).toContain('form/entryAdded')
  expect(added).toMatchObject({ seq: divergence?.seq })
  expect(divergence?.differences.map(({ section }) => section)).toEqual([
    'actor form/firewallRuleCreate',
  ])
})
