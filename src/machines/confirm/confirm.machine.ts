import type { RichText } from '@/lib/rich-text'
import { and, assign, emit, enqueueActions, setup } from 'xstate'
import type { ConfirmDecision, ConfirmEvent, ConfirmRequest } from './confirm.events'

export interface ConfirmContext {
  request: ConfirmRequest | null
  /** What blocks the command, found before the user could confirm. */
  obstacle: RichText | null
  /** The objects that the option is about; none if there is no option. */
  names: readonly string[]
  isOptionChosen: boolean
  /** Whether the box is checked that has to be; true if there is none. */
  isAcknowledged: boolean
  /** What is typed into the field for the word, if there is one. */
  typed?: string | undefined
  /** What else is lost, if the check has found that. */
  note?: RichText | undefined
}

const CLOSED: ConfirmContext = {
  request: null,
  obstacle: null,
  names: [],
  isOptionChosen: false,
  isAcknowledged: true,
  typed: undefined,
  note: undefined,
}

/** Whether the user has given all that the question asks for. */
const isAnswered = ({ request, isAcknowledged, typed = '' }: ConfirmContext): boolean =>
  isAcknowledged && (request?.word === undefined || typed.trim() === request.word)

/**
 * The only confirm dialog. It holds an event; confirming emits that event and waits, and the dialog
 * closes however the command ends. If the request names contents that would block the command, or
 * objects that can be deleted with it, it looks for them first. The dialog belongs to its screen:
 * leaving the screen closes it, but does not cancel a confirmed command.
 */
export const confirmMachine = setup({
  types: {
    context: {} as ConfirmContext,
    events: {} as ConfirmEvent,
    emitted: {} as ConfirmDecision,
  },
  guards: {
    isMine: ({ context, event }) =>
      'payload' in event &&
      'source' in event.payload &&
      event.payload.source === context.request?.source,
    needsCheck: ({ event }) =>
      event.type === 'confirm/requested' &&
      (event.payload.contents !== undefined || event.payload.option !== undefined),
    isAnswered: ({ context }) => isAnswered(context),
    isPossible: ({ event }) => event.type === 'confirm/checked' && event.payload.obstacle === null,
  },
  actions: {
    rememberRequest: assign(({ event }) =>
      event.type === 'confirm/requested'
        ? {
            request: event.payload,
            isAcknowledged: event.payload.acknowledgement === undefined,
            isOptionChosen: event.payload.alternative?.plain?.obstacle !== undefined,
          }
        : {},
    ),
    forgetRequest: assign(CLOSED),
    rememberFindings: assign(({ event }) =>
      event.type === 'confirm/checked'
        ? {
            obstacle: event.payload.obstacle,
            names: event.payload.names ?? [],
            note: event.payload.note,
          }
        : {},
    ),
    rememberTyped: assign(({ event }) =>
      event.type === 'confirm/typed' ? { typed: event.payload.text } : {},
    ),
    rememberChoice: assign(({ event }) =>
      event.type === 'confirm/optionChosen' ? { isOptionChosen: event.payload.isChosen } : {},
    ),
    rememberAcknowledgement: assign(({ event }) =>
      event.type === 'confirm/acknowledged' ? { isAcknowledged: event.payload.isChecked } : {},
    ),
    startCheck: emit(({ context: { request } }) => {
      const { source, contents, option } = request as ConfirmRequest
      return {
        type: 'confirm/checkStarted' as const,
        payload: { source, ...(contents && { contents }), ...(option && { option }) },
      }
    }),
    emitConfirmed: enqueueActions(({ context: { request, names, isOptionChosen }, enqueue }) => {
      const { source, option, alternative, event } = request as ConfirmRequest
      if (option && isOptionChosen)
        enqueue.emit({ type: 'confirm/optionConfirmed', payload: { source, option, names } })
      enqueue.emit(alternative && isOptionChosen ? alternative.event : event)
    }),
  },
}).createMachine({
  id: 'confirm',
  context: CLOSED,
  initial: 'closed',
  on: { 'navigation/loaded': '.closed', 'navigation/failed': '.closed' },
  states: {
    closed: {
      entry: 'forgetRequest',
      on: {
        'confirm/requested': [
          { guard: 'needsCheck', target: 'checking', actions: 'rememberRequest' },
          { target: 'asking', actions: 'rememberRequest' },
        ],
      },
    },
    checking: {
      entry: 'startCheck',
      on: {
        'confirm/checked': [
          {
            guard: and(['isMine', 'isPossible']),
            target: 'asking',
            actions: 'rememberFindings',
          },
          { guard: 'isMine', target: 'impossible', actions: 'rememberFindings' },
        ],
        'confirm/dismissed': 'closed',
      },
    },
    impossible: {
      description: 'Says what blocks the command, and can only be closed.',
      on: { 'confirm/dismissed': 'closed' },
    },
    asking: {
      on: {
        'confirm/optionChosen': { actions: 'rememberChoice' },
        'confirm/acknowledged': { actions: 'rememberAcknowledgement' },
        'confirm/typed': { actions: 'rememberTyped' },
        'confirm/accepted': { guard: 'isAnswered', target: 'pending' },
        'confirm/dismissed': 'closed',
      },
    },
    pending: {
      entry: 'emitConfirmed',
      tags: 'busy',
      on: {
        'command/succeeded': { guard: 'isMine', target: 'closed' },
        'command/failed': { guard: 'isMine', target: 'closed' },
      },
    },
  },
})
