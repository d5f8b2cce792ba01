import { describe, expect, test } from 'vitest'
import type {
  MetricsExplorerEvent,
  PanelOptions,
} from '@/machines/metrics-explorer/metrics-explorer.events'
import { metricsExplorerMachine } from '@/machines/metrics-explorer/metrics-explorer.machine'
import { MOST_PANELS, NEW_PANEL } from '@/machines/metrics-explorer/metrics-explorer.rules'
import { run } from '../run'

const WINDOW = { start: 0, end: 3_600_000 }

const panel = (query: string): PanelOptions => ({ ...NEW_PANEL, query })

const opened = (
  queries: readonly string[] | null,
  scope = 'system',
  dashboard: string | null = null,
): MetricsExplorerEvent => ({
  type: 'metricsExplorer/opened',
  payload: { scope, dashboard, changed: null, panels: queries?.map(panel) ?? null, variables: {} },
})

const at = (time: number): MetricsExplorerEvent => ({
  type: 'metricsExplorer/windowChanged',
  payload: { window: WINDOW, at: time },
})

const requested = (...panels: string[]): MetricsExplorerEvent => ({
  type: 'metricsExplorer/runRequested',
  payload: { panels },
})

const sent = (id: string, number: number, typed: string): MetricsExplorerEvent => ({
  type: 'metricsExplorer/runSent',
  payload: {
    panel: id,
    number,
    run: { sent: { typed, text: typed, map: [] }, window: WINDOW, keepsFirstPoint: false },
  },
})

const ended = (id: string, number: number, isAnswered = true): MetricsExplorerEvent => ({
  type: 'metricsExplorer/runEnded',
  payload: { panel: id, number, isAnswered },
})

const typed = (id: string, query: string): MetricsExplorerEvent => ({
  type: 'metricsExplorer/panelChanged',
  payload: { panel: id, change: { query } },
})

const go = (...events: MetricsExplorerEvent[]) => {
  const { context, value, emitted } = run(metricsExplorerMachine, events)
  const phases = Object.fromEntries(
    Object.entries(context.runs).map(([id, { phase }]) => [id, phase]),
  )
  const decided = emitted.map(each => {
    const { type, payload } = each as { type: string; payload: { panel: string; number: number } }
    return `${type.replace('metricsExplorer/', '')} ${payload.panel}.${payload.number}`
  })
  return { context, value, phases, decided, queries: context.panels.map(({ query }) => query) }
}

const THREE = [opened(['a', 'b', 'c']), at(1)]

describe('runs', () => {
  test('are two at a time, in the order of their requests', () => {
    const first = go(...THREE, requested('1', '2', '3'))
    expect(first.value).toBe('full')
    expect(first.decided).toEqual(['runDue 1.4', 'runDue 2.5'])
    expect(first.phases).toEqual({ 1: 'running', 2: 'running', 3: 'waiting' })
    const next = go(...THREE, requested('1', '2', '3'), ended('2', 5))
    expect(next.decided).toEqual(['runDue 3.6'])
    expect(next.phases).toEqual({ 1: 'running', 2: 'answered', 3: 'running' })
  })

  test('that are replaced or cancelled drop their requests; late answers are ignored', () => {
    const again = [...THREE, requested('1'), requested('1')]
    expect(go(...again).decided).toEqual(['runDropped 1.4', 'runDue 1.5'])
    expect(go(...again, ended('1', 4)).phases['1']).toBe('running')
    const cancel = { type: 'metricsExplorer/cancelRequested', payload: { panel: '1' } } as const
    const cancelled = go(...again, cancel)
    expect(cancelled.decided).toEqual(['runDropped 1.5'])
    expect(cancelled).toMatchObject({ value: 'idle', phases: { 1: 'cancelled' } })
  })

  test('of a link wait for their panel to be seen and for a time range', () => {
    const seen = { type: 'metricsExplorer/panelSeen', payload: { panel: '1' } } as const
    expect(go(opened(['a']), seen).phases).toEqual({ 1: 'due' })
    expect(go(opened(['a']), at(1), seen).decided).toEqual(['runDue 1.2'])
  })

  test('start again with another range, except those whose text has changed since', () => {
    const both = [
      ...THREE,
      requested('1', '2'),
      sent('1', 4, 'a'),
      sent('2', 5, 'b'),
      ended('1', 4),
      ended('2', 5),
    ]
    expect(go(...both, at(2)).decided).toEqual(['runDue 1.6', 'runDue 2.7'])
    expect(go(...both, typed('1', 'a | first'), at(2)).decided).toEqual(['runDue 2.6'])
    expect(go(...both, at(1)).decided).toEqual([])
  })

  test('start again with another value of a variable that they use', () => {
    const chosen = (value: string): MetricsExplorerEvent => ({
      type: 'metricsExplorer/variableChosen',
      payload: { name: 'sled', value },
    })
    const refused = { panel: '1', number: 3, typed: 'get a:b | filter x == $sled' }
    const begun = [
      opened(['get a:b | filter x == $sled', 'get a:c']),
      at(1),
      requested('1', '2'),
      { type: 'metricsExplorer/runRefused', payload: refused } as const,
    ]
    expect(go(...begun).phases).toMatchObject({ 1: 'refused' })
    const again = go(...begun, chosen('id'))
    expect(again.decided).toEqual(['runDue 1.5'])
    expect(again.context.variables).toEqual({ sled: 'id' })
    expect(go(...begun, typed('1', 'get a:d'), chosen('id')).decided).toEqual([])
  })

  test('keep the last answer while the next one is awaited or fails', () => {
    const answered = [...THREE, requested('1'), sent('1', 4, 'a'), ended('1', 4)]
    const failed = go(...answered, requested('1'), ended('1', 5, false))
    expect(failed.context.runs['1']).toMatchObject({
      phase: 'failed',
      answered: { sent: { typed: 'a' } },
    })
  })
})

describe('panels', () => {
  const add = { type: 'metricsExplorer/panelAdded', payload: {} } as const

  test('are at most twelve, and at least one', () => {
    const many = go(opened(['a']), ...Array.from({ length: 20 }, () => add))
    expect(many.context.panels).toHaveLength(MOST_PANELS)
    const removed = { type: 'metricsExplorer/panelRemoved', payload: { panel: '1' } } as const
    expect(go(opened(['a']), removed).queries).toEqual([''])
  })

  test('can be moved and duplicated', () => {
    const move = (by: 1 | -1): MetricsExplorerEvent => ({
      type: 'metricsExplorer/panelMoved',
      payload: { panel: '2', by },
    })
    expect(go(...THREE, move(1)).queries).toEqual(['a', 'c', 'b'])
    expect(go(...THREE, move(-1), move(-1)).queries).toEqual(['b', 'a', 'c'])
    const copy = { type: 'metricsExplorer/panelDuplicated', payload: { panel: '1' } } as const
    expect(go(...THREE, copy)).toMatchObject({
      queries: ['a', 'a', 'b', 'c'],
      context: { edited: '4' },
    })
  })
})

describe('pages', () => {
  const left = { type: 'metricsExplorer/left' } as const

  test('of other scopes are kept, and dashboards are opened as they were saved', () => {
    const back = [opened(['a']), typed('1', 'ab'), left, opened(['b'], 'project/p'), opened(null)]
    expect(go(...back).queries).toEqual(['ab'])
    const saved = [opened(['a'], 'system', 'd'), typed('1', 'ab'), left, opened(['a'])]
    expect(go(...saved, opened(['a'], 'system', 'd')).queries).toEqual(['a'])
    expect(go(opened(['a'], 'system', 'd'), opened(null)).queries).toEqual([''])
  })

  test('drop what is pending when they are left, and it is due again', () => {
    const pending = go(...THREE, requested('1', '2', '3'), left)
    expect(pending.decided).toEqual(['runDropped 1.4', 'runDropped 2.5', 'runDropped 3.6'])
    expect(pending).toMatchObject({ value: 'idle', phases: { 1: 'due', 2: 'due', 3: 'due' } })
    expect(pending.context.window).toBeNull()
  })
})
