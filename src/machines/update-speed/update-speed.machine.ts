import { assign, setup } from 'xstate'

export type UpdateSpeedEvent =
  /** The status was read: `updated` components run the target, null if none are to follow. */
  { type: 'updateSpeed/seen'; payload: { target: string; updated: number | null; at: number } }

/** How many components ran the target at a time, in milliseconds since the epoch. */
interface Reading {
  at: number
  updated: number
}

export interface UpdateSpeedContext {
  target: string
  /** Of the last hour, oldest first. */
  readings: readonly Reading[]
}

const MINUTE = 60_000
/** Shorter spans, in milliseconds, say nothing about the speed of an update. */
const ENOUGH = 10 * MINUTE
const HOUR = 60 * MINUTE

/** The components updated in the time that the readings span. */
export const speedOf = ({ readings }: UpdateSpeedContext): { components: number; ms: number } => {
  const [first, last] = [readings[0], readings.at(-1)]
  return first && last
    ? { components: last.updated - first.updated, ms: last.at - first.at }
    : { components: 0, ms: 0 }
}

const NOTHING: UpdateSpeedContext = { target: '', readings: [] }

/** How fast the rack updates itself, as far as this tab has seen it. */
export const updateSpeedMachine = setup({
  types: { context: {} as UpdateSpeedContext, events: {} as UpdateSpeedEvent },
  guards: {
    isOver: ({ event: { payload } }) => payload.updated === null,
    isOther: ({ context, event: { payload } }) => payload.target !== context.target,
    isEnough: ({ context }) => speedOf(context).ms >= ENOUGH,
  },
  actions: {
    begin: assign(({ event: { payload } }) => ({
      target: payload.target,
      readings: payload.updated === null ? [] : [{ at: payload.at, updated: payload.updated }],
    })),
    count: assign(({ context, event: { payload } }) => ({
      readings:
        payload.updated === null
          ? context.readings
          : [
              ...context.readings.filter(({ at }) => at >= payload.at - HOUR),
              { at: payload.at, updated: payload.updated },
            ],
    })),
    forget: assign(NOTHING),
  },
}).createMachine({
  id: 'updateSpeed',
  context: NOTHING,
  initial: 'idle',
  states: {
    idle: {
      on: { 'updateSpeed/seen': [{ guard: 'isOver' }, { target: 'counting', actions: 'begin' }] },
    },
    counting: {
      description: 'Has not seen enough of the update to tell its speed.',
      always: { guard: 'isEnough', target: 'telling' },
      on: {
        'updateSpeed/seen': [
          { guard: 'isOver', target: 'idle', actions: 'forget' },
          { guard: 'isOther', actions: 'begin' },
          { actions: 'count' },
        ],
      },
    },
    telling: {
      on: {
        'updateSpeed/seen': [
          { guard: 'isOver', target: 'idle', actions: 'forget' },
          { guard: 'isOther', target: 'counting', actions: 'begin' },
          { actions: 'count' },
        ],
      },
    },
  },
})
