import { createActor, and, not, or, assign, setup, type AnyTransitionDefinition } from 'xstate'
import { describe, expect, test } from 'vitest'
import {
  activeStates,
  arrowsOf,
  isInner,
  knownEvents,
  labelOf,
  relativeStateId,
  stateText,
  statesIn,
  toChart,
  transitionId,
} from '@/inspector/statechart'

const worker = setup({}).createMachine({ initial: 'idle', states: { idle: {} } })

/** A machine with each feature of statecharts. */
const doorMachine = setup({
  types: {
    context: {} as { tries: number },
    events: {} as { type: 'opened' | 'closed' | 'locked' | 'knocked' | 'rung' },
  },
  actors: { worker, spare: worker },
  delays: { patience: 300, mood: () => 5 },
  guards: {
    isMine: () => true,
    isLate: () => false,
    isAbove: (_all, _params: { limit: number }) => false,
  },
  actions: {
    count: assign({ tries: ({ context }) => context.tries + 1 }),
    tell: (_all, _params: { whom: string }) => undefined,
  },
}).createMachine({
  id: 'door',
  context: { tries: 0 },
  initial: 'shut',
  on: { knocked: { actions: 'count' } },
  states: {
    shut: {
      description: 'Nobody comes in.',
      tags: ['safe', 'quiet'],
      entry: ['count', { type: 'tell', params: { whom: 'all' } }],
      exit: 'count',
      on: {
        opened: [
          { guard: and(['isMine', not('isLate')]), target: 'ajar' },
          { guard: or(['isLate', { type: 'isAbove', params: { limit: 3 } }]), target: 'ajar.wide' },
        ],
        locked: {},
        rung: 'shut',
      },
      after: { patience: 'ajar', mood: { target: 'ajar', guard: 'isLate' } },
    },
    ajar: {
      initial: 'narrow',
      invoke: { src: 'worker', id: 'porter', onDone: 'gone' },
      states: {
        narrow: { always: { guard: 'isLate', target: 'wide' } },
        wide: { after: { 1_000: 'narrow' } },
        last: { type: 'history' },
      },
      on: {
        closed: '#door.shut',
        rung: { target: '.last' },
        opened: { target: 'ajar', reenter: true },
        knocked: 'ajar',
      },
    },
    swinging: {
      type: 'parallel',
      states: {
        left: { initial: 'in', states: { in: {}, out: {} } },
        right: { initial: 'in', states: { in: {}, out: {} } },
      },
    },
    gone: { type: 'final' },
  },
})

const chart = toChart(doorMachine)
const state = (name: string) =>
  statesIn(chart.root).find(({ id }) => relativeStateId(chart, id) === name)!
const told = (name: string) =>
  state(name).transitions.map(
    transition =>
      `${labelOf(transition)} → ${transition.targets.map(id => relativeStateId(chart, id)).join()}`,
  )

describe('the chart of a machine', () => {
  test('contains all nested states with their properties', () => {
    expect(statesIn(chart.root).map(({ id, type, parent }) => [id, type, parent])).toEqual([
      ['door', 'compound', null],
      ['door.shut', 'atomic', 'door'],
      ['door.ajar', 'compound', 'door'],
      ['door.ajar.narrow', 'atomic', 'door.ajar'],
      ['door.ajar.wide', 'atomic', 'door.ajar'],
      ['door.ajar.last', 'history', 'door.ajar'],
      ['door.swinging', 'parallel', 'door'],
      ['door.swinging.left', 'compound', 'door.swinging'],
      ['door.swinging.left.in', 'atomic', 'door.swinging.left'],
      ['door.swinging.left.out', 'atomic', 'door.swinging.left'],
      ['door.swinging.right', 'compound', 'door.swinging'],
      ['door.swinging.right.in', 'atomic', 'door.swinging.right'],
      ['door.swinging.right.out', 'atomic', 'door.swinging.right'],
      ['door.gone', 'final', 'door'],
    ])
    expect(chart.root.initial).toBe('door.shut')
    expect(state('swinging').initial).toBeNull()
  })

  test('contains only what the definition says', () => {
    expect(state('shut')).toMatchObject({
      description: 'Nobody comes in.',
      tags: ['safe', 'quiet'],
      entry: ['count', 'tell(all)'],
      exit: ['count'],
    })
    expect(state('ajar').invokes).toEqual([{ id: 'porter', source: 'worker' }])
    expect(chart.spawns).toEqual(['spare'])
  })

  test('has labels for events, delays and guards', () => {
    expect(told('shut')).toEqual([
      'opened [isMine and not isLate] → ajar',
      'opened [(isLate or isAbove(3))] → ajar.wide',
      'locked → ',
      'rung → shut',
      'after patience (300 ms) → ajar',
      'after mood [isLate] → ajar',
    ])
    expect(told('ajar')).toEqual([
      'closed → shut',
      'rung → ajar.last',
      'opened → ajar',
      'knocked → ajar',
      'done: porter → gone',
    ])
    expect(told('ajar.narrow')).toEqual(['always [isLate] → ajar.wide'])
    expect(told('ajar.wide')).toEqual(['after 1000 ms → ajar.narrow'])
  })

  test('distinguishes transitions within a state from those to another', () => {
    const inner = statesIn(chart.root).flatMap(({ transitions }) => transitions.filter(isInner))
    expect(inner.map(({ event, reenters }) => [event, reenters])).toEqual([
      ['knocked', false],
      ['locked', false],
      ['rung', false],
      ['opened', true],
      // Exits its children, but not the state itself.
      ['knocked', true],
    ])
    expect(arrowsOf(chart.root).map(({ id }) => id)).toEqual([
      'door.shut → door.ajar',
      'door.shut → door.ajar.wide',
      'door.ajar → door.shut',
      'door.ajar → door.ajar.last',
      'door.ajar → door.gone',
      'door.ajar.narrow → door.ajar.wide',
      'door.ajar.wide → door.ajar.narrow',
    ])
    expect(arrowsOf(chart.root)[0]?.transitions.map(({ event }) => event)).toEqual([
      'opened',
      'after patience (300 ms)',
      'after mood',
    ])
  })

  test('contains the id of each transition taken', () => {
    const taken: AnyTransitionDefinition[] = []
    const actor = createActor(doorMachine, {
      inspect: event => {
        const { _transitions: transitions } =
          event.type === '@xstate.microstep' ? event : { _transitions: [] }
        taken.push(...transitions)
      },
    })
    actor.start()
    actor.send({ type: 'opened' })
    actor.stop()
    const ids = taken.flatMap(definition => transitionId(definition) ?? [])
    expect(ids).toEqual([state('shut').transitions[0]?.id])
  })
})

describe('the state of a machine', () => {
  const both = { swinging: { left: 'in', right: 'out' } }

  test('is found in its chart', () => {
    expect(activeStates(chart.root, { ajar: 'wide' })).toEqual([
      'door',
      'door.ajar',
      'door.ajar.wide',
    ])
    expect(activeStates(chart.root, both)).toEqual([
      'door',
      'door.swinging',
      'door.swinging.left',
      'door.swinging.left.in',
      'door.swinging.right',
      'door.swinging.right.out',
    ])
    expect(activeStates(chart.root, null)).toEqual(['door'])
  })

  test('determines the events that the active states handle', () => {
    expect(knownEvents(chart, 'shut')).toEqual(['knocked', 'locked', 'opened', 'rung'])
    expect(knownEvents(chart, { ajar: 'wide' })).toEqual(['closed', 'knocked', 'opened', 'rung'])
  })

  test('is written with dots', () => {
    expect(stateText('shut')).toBe('shut')
    expect(stateText({ ajar: 'wide' })).toBe('ajar.wide')
    expect(stateText(both)).toBe('swinging.left.in, right.out')
    expect(stateText(null)).toBe('')
  })
})
