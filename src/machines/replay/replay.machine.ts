import { assign, setup } from 'xstate'

/** Events of a replay. Positions are counted in inputs from the start. */
export type ReplayEvent =
  | { type: 'replay/fileChosen' }
  | { type: 'replay/logRead'; payload: { inputs: number } }
  /** Why the file cannot be replayed. */
  | { type: 'replay/logRefused'; payload: { message: string } }
  | { type: 'replay/closed' }
  | { type: 'replay/playRequested' }
  | { type: 'replay/pauseRequested' }
  /** By this many inputs; negative to go back. */
  | { type: 'replay/stepRequested'; payload: { by: number } }
  | { type: 'replay/seekRequested'; payload: { to: number } }
  | { type: 'replay/speedChosen'; payload: { speed: number } }
  /** The progress of the replayed console with the order of this number. */
  | { type: 'replay/advanced'; payload: { order: number; position: number; isDone: boolean } }
  /** The first divergence. */
  | { type: 'replay/diverged'; payload: { position: number } }
  /** The replay cannot go on. */
  | { type: 'replay/failed'; payload: { message: string } }

export interface ReplayContext {
  /** How many inputs the log has. */
  inputs: number
  /** How many of them have been replayed. */
  position: number
  /** The position to seek. */
  target: number
  /** Playback speed: 1 as recorded. */
  speed: number
  /** Numbers the orders to the frame, whose reports name the order they are about. */
  order: number
  /** The position of the first divergence; null if there is none so far. */
  divergedAt: number | null
  /** Why a file was refused, or why the replay cannot go on. */
  message: string | null
}

const nothing = { inputs: 0, position: 0, target: 0, divergedAt: null, message: null }

const within = (position: number, inputs: number) => Math.max(0, Math.min(position, inputs))

/** Follows the frame until its order is complete, then moves to `target`. */
const until = <Target extends 'paused' | 'playing'>(target: Target) =>
  [
    { guard: 'isDone', target, actions: 'rememberPosition' },
    { actions: 'rememberPosition' },
  ] as const

/**
 * The replay of one log: whether one is open, its position, and whether it is moving. The replayed
 * console is in a frame of its own, which follows this state and reports its position.
 */
export const replayMachine = setup({
  types: { context: {} as ReplayContext, events: {} as ReplayEvent },
  guards: {
    isAtEnd: ({ context }) => context.position >= context.inputs,
    isDone: ({ context, event }) =>
      event.type === 'replay/advanced' &&
      event.payload.order === context.order &&
      event.payload.isDone,
  },
  actions: {
    forget: assign(nothing),
    rememberLog: assign(({ event }) =>
      event.type === 'replay/logRead' ? { ...nothing, inputs: event.payload.inputs } : {},
    ),
    rememberMessage: assign(({ event }) =>
      'payload' in event && 'message' in event.payload ? { message: event.payload.message } : {},
    ),
    rememberPosition: assign(({ context, event }) =>
      event.type === 'replay/advanced' && event.payload.order === context.order
        ? { position: within(event.payload.position, context.inputs) }
        : {},
    ),
    rememberDivergence: assign(({ context, event }) =>
      event.type === 'replay/diverged'
        ? { divergedAt: context.divergedAt ?? event.payload.position }
        : {},
    ),
    rememberSpeed: assign(({ event }) =>
      event.type === 'replay/speedChosen' ? { speed: event.payload.speed } : {},
    ),
    giveOrder: assign({ order: ({ context }) => context.order + 1 }),
    aim: assign(({ context: { inputs }, event }) =>
      event.type === 'replay/seekRequested' ? { target: within(event.payload.to, inputs) } : {},
    ),
    aimFromHere: assign(({ context: { position, inputs }, event }) =>
      event.type === 'replay/stepRequested'
        ? { target: within(position + event.payload.by, inputs) }
        : {},
    ),
    aimFurther: assign(({ context: { target, inputs }, event }) =>
      event.type === 'replay/stepRequested'
        ? { target: within(target + event.payload.by, inputs) }
        : {},
    ),
    aimAtStart: assign({ target: 0 }),
  },
}).createMachine({
  id: 'replay',
  context: { ...nothing, speed: 1, order: 0 },
  initial: 'empty',
  on: {
    'replay/fileChosen': { target: '.reading', actions: 'forget' },
    'replay/closed': { target: '.empty', actions: 'forget' },
    'replay/speedChosen': { actions: 'rememberSpeed' },
  },
  states: {
    empty: {},
    reading: {
      on: {
        'replay/logRead': { target: 'open', actions: 'rememberLog' },
        'replay/logRefused': { target: 'refused', actions: 'rememberMessage' },
      },
    },
    refused: {},
    open: {
      initial: 'seeking',
      on: {
        'replay/seekRequested': { target: '.seeking', actions: 'aim', reenter: true },
        'replay/stepRequested': { target: '.seeking', actions: 'aimFromHere', reenter: true },
        'replay/advanced': { actions: 'rememberPosition' },
        'replay/diverged': { actions: 'rememberDivergence' },
        'replay/failed': { target: '.failed', actions: 'rememberMessage' },
      },
      states: {
        paused: {
          on: {
            'replay/playRequested': [
              { guard: 'isAtEnd', target: 'rewinding' },
              { target: 'playing' },
            ],
          },
        },
        playing: {
          entry: 'giveOrder',
          on: {
            'replay/pauseRequested': { target: 'paused', actions: 'giveOrder' },
            'replay/speedChosen': { actions: ['rememberSpeed', 'giveOrder'] },
            'replay/diverged': { target: 'diverged', actions: 'rememberDivergence' },
            'replay/advanced': until('paused'),
          },
        },
        seeking: {
          description: 'Moving to a position as fast as possible.',
          entry: 'giveOrder',
          on: {
            'replay/pauseRequested': { target: 'paused', actions: 'giveOrder' },
            'replay/stepRequested': { target: 'seeking', actions: 'aimFurther', reenter: true },
            'replay/advanced': until('paused'),
          },
        },
        rewinding: {
          description: 'Going back to the start, to play from there.',
          entry: ['aimAtStart', 'giveOrder'],
          on: {
            'replay/pauseRequested': { target: 'paused', actions: 'giveOrder' },
            'replay/advanced': until('playing'),
          },
        },
        diverged: {
          description: 'Stopped at the first divergence; it can still go on.',
          on: { 'replay/playRequested': 'playing' },
        },
        failed: { description: 'The replayed console has stopped.' },
      },
    },
  },
})
