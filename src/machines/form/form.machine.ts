import { and, assign, emit, enqueueActions, not, setup } from 'xstate'
import type {
  FieldErrors,
  FormDecision,
  FormEvent,
  FormFailure,
  FormOpening,
  FormValues,
  Whose,
} from './form.events'

export interface FormActorContext {
  form: string
  params: Record<string, string>
  /** The parameters that find the object now, if someone else has renamed it. */
  address?: Record<string, string>
  /** Id of the edited object. */
  objectId?: string
  /** The values of the object as last read. */
  initial: FormValues
  /** Earlier values of fields whose input began before `initial` was read. */
  base: FormValues
  values: FormValues
  /** Fields that others have changed as well since the input began. */
  conflicts?: readonly string[]
  /** What the user has decided about them. */
  choices?: Readonly<Record<string, Whose>>
  /** By field, from the last check. Empty until a submission is refused. */
  errors: FieldErrors
  failure: FormFailure | null
  /** Counts refused submissions: each one moves the focus to the first invalid field. */
  failedSubmits: number
  /** Fields that changed their meaning since the last refusal: not validated until the next. */
  resetFields?: readonly string[]
  guardsScreen: boolean
  isEdit: boolean
  /** When the restored draft was typed; null without one, or once started over. */
  draftTime: number | null
  /** True once the user has discarded the input, until something is typed again. */
  isDiscarded: boolean
  secret: readonly string[]
}

/** Whether two values of a field are the same. */
export const isSameValue = (a: unknown, b: unknown) =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

const isSame = (a: FormValues, b: FormValues) => {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every(key => isSameValue(a[key], b[key]))
}

/**
 * One open form of any kind: its values, whether it may be submitted or left, and its errors. The
 * form's definition has the rules, the command and what follows; the forms saga applies them.
 */
export const formMachine = setup({
  types: {
    context: {} as FormActorContext,
    events: {} as FormEvent,
    emitted: {} as FormDecision,
    input: {} as FormOpening,
  },
  guards: {
    isMine: ({ context, event }) => 'payload' in event && event.payload.form === context.form,
    /** With these values the form is back in its initial state. */
    becomesPristine: ({ context, event }) =>
      (event.type === 'form/changed' || event.type === 'form/adjusted') &&
      event.payload.form === context.form &&
      isSame({ ...context.values, ...event.payload.values }, context.initial),
    staysDirty: and(['isMine', not('becomesPristine')]),
    isComplete: ({ event }) =>
      event.type === 'form/checked' &&
      event.payload.submitting &&
      Object.keys(event.payload.errors).length === 0,
    isSubmission: ({ event }) => event.type === 'form/checked' && event.payload.submitting,
    isUnchangedEdit: ({ context }) => context.isEdit && isSame(context.values, context.initial),
    isRefusal: ({ event }) => event.type === 'form/reopened' && event.payload.failure !== undefined,
    guardsScreen: ({ context }) => context.guardsScreen,
    startsDirty: ({ context }) => !isSame(context.values, context.initial),
    isDirty: ({ context }) => !isSame(context.values, context.initial),
  },
  actions: {
    takeValues: assign(({ context, event }) =>
      event.type === 'form/changed' || event.type === 'form/adjusted'
        ? {
            values: { ...context.values, ...event.payload.values },
            isDiscarded: false,
            // What is typed after a decision is decided about again.
            ...(event.type === 'form/changed' && context.choices && { choices: {} }),
          }
        : {},
    ),
    rebase: assign(({ event }) => {
      if (event.type !== 'form/rebased') return {}
      const { form: _form, ...rebased } = event.payload
      return rebased
    }),
    takeConflicts: assign(({ event }) =>
      event.type === 'form/conflicted' ? { conflicts: event.payload.fields } : {},
    ),
    takeChoice: assign(({ context, event }) =>
      event.type === 'form/choiceMade'
        ? { choices: { ...context.choices, [event.payload.field]: event.payload.whose } }
        : {},
    ),
    /** What the user has typed is kept unless they take theirs. */
    settleChoices: assign(({ context }) => ({
      choices: {
        ...Object.fromEntries((context.conflicts ?? []).map(field => [field, 'mine' as const])),
        ...context.choices,
      },
    })),
    dropChoices: assign({ choices: {} }),
    resetValidation: assign(({ context, event }) =>
      event.type === 'form/adjusted' && event.payload.resetFields
        ? {
            resetFields: [
              ...new Set([...(context.resetFields ?? []), ...event.payload.resetFields]),
            ],
          }
        : {},
    ),
    startOver: assign(({ context }) => ({
      values: context.initial,
      base: {},
      errors: {},
      failure: null,
      draftTime: null,
    })),
    discard: assign({ isDiscarded: true }),
    // A form that guards its screen is discarded once leaving the screen is confirmed.
    discardUnlessGuarding: assign({ isDiscarded: ({ context }) => !context.guardsScreen }),
    // The server's message goes with the next press, and with the last of the fields it is about.
    takeErrors: assign(({ context: { failure }, event }) => {
      if (event.type !== 'form/checked') return {}
      const { errors, submitting } = event.payload
      const about = Object.entries(failure?.fields ?? {})
      const isKept =
        about.length === 0 || about.some(([field, message]) => errors[field] === message)
      return { errors, failure: submitting || !isKept ? null : failure }
    }),
    takeFailure: assign(({ event }) =>
      (event.type === 'form/failed' || event.type === 'form/reopened') && event.payload.failure
        ? { failure: event.payload.failure, errors: event.payload.failure.fields }
        : {},
    ),
    countRefusal: assign(({ context }) => ({
      failedSubmits: context.failedSubmits + 1,
      ...(context.resetFields && { resetFields: [] }),
    })),
    startSubmission: emit(({ context }) => ({
      type: 'form/submissionStarted' as const,
      payload: { form: context.form },
    })),
    dismiss: emit(({ context }) => ({
      type: 'form/dismissed' as const,
      payload: { form: context.form },
    })),
    raiseGuard: enqueueActions(({ context, enqueue }) => {
      if (context.guardsScreen)
        enqueue.emit({ type: 'form/guardRaised', payload: { form: context.form } })
    }),
    lowerGuard: enqueueActions(({ context, enqueue }) => {
      if (context.guardsScreen)
        enqueue.emit({ type: 'form/guardLowered', payload: { form: context.form } })
    }),
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({
    form: input?.form ?? '',
    params: input?.params ?? {},
    ...(input?.objectId !== undefined && { objectId: input.objectId }),
    initial: input?.initial ?? {},
    base: input?.draft?.base ?? {},
    values: { ...input?.initial, ...input?.draft?.values },
    errors: {},
    failure: null,
    failedSubmits: 0,
    guardsScreen: input?.guardsScreen ?? false,
    isEdit: input?.isEdit ?? false,
    draftTime: input?.draft?.time ?? null,
    isDiscarded: false,
    secret: input?.secret ?? [],
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'startsDirty', target: 'open.dirty' }, { target: 'open.pristine' }],
    },
    open: {
      initial: 'pristine',
      on: {
        'form/changed': [
          { guard: 'becomesPristine', target: '.pristine', actions: 'takeValues' },
          { guard: 'isMine', target: '.dirty', actions: 'takeValues' },
        ],
        'form/adjusted': [
          {
            guard: 'becomesPristine',
            target: '.pristine',
            actions: ['takeValues', 'resetValidation'],
          },
          { guard: 'isMine', target: '.dirty', actions: ['takeValues', 'resetValidation'] },
        ],
        'form/checked': [
          { guard: and(['isMine', 'isComplete', 'isUnchangedEdit']), actions: 'dismiss' },
          { guard: and(['isMine', 'isComplete']), target: 'submitting', actions: 'takeErrors' },
          {
            guard: and(['isMine', 'isSubmission']),
            target: '.refused',
            actions: ['takeErrors', 'countRefusal'],
          },
          { guard: 'isMine', actions: 'takeErrors' },
        ],
        'form/cancelled': { guard: 'isMine', actions: ['discardUnlessGuarding', 'dismiss'] },
        'form/startedOver': { guard: 'isMine', target: '.pristine', actions: 'startOver' },
        'navigation/guardAccepted': { guard: 'guardsScreen', actions: 'discard' },
        'form/dismissRequested': [
          { guard: and(['isMine', 'isDirty']), target: 'leaving' },
          { guard: and(['isMine', not('isDirty')]), actions: 'dismiss' },
        ],
      },
      states: {
        pristine: { entry: 'lowerGuard' },
        dirty: {
          entry: 'raiseGuard',
          tags: 'dirty',
          on: {
            // Without a target, so that further typing does not raise the guard again.
            'form/changed': { guard: 'staysDirty', actions: 'takeValues' },
            'form/adjusted': { guard: 'staysDirty', actions: ['takeValues', 'resetValidation'] },
          },
        },
        refused: { tags: 'dirty' },
        previous: { type: 'history' },
      },
    },
    leaving: {
      description: 'Asks whether to discard the input.',
      tags: ['dirty', 'leaving'],
      on: {
        'form/dismissConfirmed': {
          guard: 'isMine',
          target: 'open.previous',
          actions: ['discardUnlessGuarding', 'dismiss'],
        },
        'form/dismissRefused': { guard: 'isMine', target: 'open.previous' },
      },
    },
    submitting: {
      entry: 'startSubmission',
      tags: ['busy', 'dirty'],
      on: {
        'form/rebased': { guard: 'isMine', actions: 'rebase' },
        'form/conflicted': { guard: 'isMine', target: 'asking', actions: 'takeConflicts' },
        'form/succeeded': { guard: 'isMine', target: 'done' },
        'form/failed': {
          guard: 'isMine',
          target: 'open.refused',
          actions: ['takeFailure', 'countRefusal'],
        },
      },
    },
    asking: {
      description: 'Others have changed the same fields: asks whose values to keep.',
      tags: ['busy', 'dirty', 'asking'],
      on: {
        'form/choiceMade': { guard: 'isMine', actions: 'takeChoice' },
        'form/conflictsSettled': {
          guard: 'isMine',
          target: 'submitting',
          actions: 'settleChoices',
        },
        'form/conflictsLeft': {
          guard: 'isMine',
          target: 'open.refused',
          actions: ['dropChoices', 'countRefusal'],
        },
      },
    },
    done: {
      entry: 'lowerGuard',
      tags: 'busy',
      on: {
        'form/reopened': [
          {
            guard: and(['isMine', 'isRefusal']),
            target: 'open.refused',
            actions: ['takeFailure', 'countRefusal'],
          },
          { guard: 'isMine', target: 'open.previous' },
        ],
      },
    },
  },
})
