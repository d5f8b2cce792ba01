import type { SagaGenerator } from 'typed-redux-saga'
import type { AnyStateMachine } from 'xstate'

/** What a piece of code brings along besides what it draws. */
export interface Code {
  /** Workflows of features: started once, when the code first arrives, they go on elsewhere. */
  sagas?: readonly (() => SagaGenerator<void>)[]
  /** Machines that these start by their names (`actors/startRequested`). */
  machines?: Readonly<Record<string, AnyStateMachine>>
}
