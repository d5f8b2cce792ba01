import type { SagaGenerator } from 'typed-redux-saga'
import type { AnyStateMachine } from 'xstate'
import type { OperationTable } from '@/api/operations/table'

/** The workflows, machines and API operations in a loaded piece of code. */
export interface Code {
  /** Workflows, started once when the code is first loaded. They keep running on other screens. */
  sagas?: readonly (() => SagaGenerator<void>)[]
  /** Machines that the workflows start by name (`actors/startRequested`). */
  machines?: Readonly<Record<string, AnyStateMachine>>
  /** Operations that only this code uses, after it is loaded. */
  operations?: OperationTable
}
