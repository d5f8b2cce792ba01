import type { InstanceRunState } from '../instance/instance.machine'

/** The initial state of a serial console. `console` is the id of its instance. */
export interface SerialConsoleOpening {
  console: string
  runState: InstanceRunState
}

type Of<Extra = unknown> = { console: string } & Extra

export type SerialConsoleEvent =
  /** The instance was read again. */
  | { type: 'serialConsole/runStateRead'; payload: Of<{ runState: InstanceRunState }> }
  | { type: 'serialConsole/socketOpened'; payload: Of }
  | { type: 'serialConsole/socketFailed'; payload: Of }
  /** With the close code and reason of the websocket protocol. */
  | { type: 'serialConsole/socketClosed'; payload: Of<{ code: number; reason: string }> }
  /** Whether the API answered a call after no websocket could be opened. */
  | { type: 'serialConsole/checked'; payload: Of<{ isAnswered: boolean }> }
  | { type: 'serialConsole/reconnectRequested'; payload: Of }
  | { type: 'connection/restored' }

/** Decisions that the saga of the serial console acts on. */
export type SerialConsoleDecision =
  /**
   * Opens a websocket that replaces any earlier one. `isNewSession`: the virtual machine has started
   * since the last connection. Otherwise the server repeats earlier output.
   */
  | { type: 'serialConsole/connectionStarted'; payload: Of<{ isNewSession: boolean }> }
  /** Abandons a websocket that neither opens nor fails. */
  | { type: 'serialConsole/connectionAbandoned'; payload: Of }
  /** The time for repeated output is over. */
  | { type: 'serialConsole/caughtUp'; payload: Of }
  /** Reads the instance, whose state may explain the missing connection. */
  | { type: 'serialConsole/checkStarted'; payload: Of }
