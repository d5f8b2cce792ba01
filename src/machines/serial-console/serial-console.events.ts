import type { InstanceRunState } from '../instance/instance.machine'

/** Where a serial console begins. `console` is the id of its instance. */
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
  /** With the code and the reason of the websocket protocol. */
  | { type: 'serialConsole/socketClosed'; payload: Of<{ code: number; reason: string }> }
  /** Whether the API answered a call at the time when no websocket could be opened. */
  | { type: 'serialConsole/checked'; payload: Of<{ isAnswered: boolean }> }
  | { type: 'serialConsole/reconnectRequested'; payload: Of }
  | { type: 'connection/restored' }

/** What the machine decides; acted on by the saga of the serial console. */
export type SerialConsoleDecision =
  /**
   * Opens a websocket, in place of an earlier one. In a new session the machine behind the console
   * has started since the last one; otherwise the server repeats what was printed already.
   */
  | { type: 'serialConsole/connectionStarted'; payload: Of<{ isNewSession: boolean }> }
  /** Gives up a websocket that neither opens nor fails. */
  | { type: 'serialConsole/connectionAbandoned'; payload: Of }
  /** What the server repeats has had its time. */
  | { type: 'serialConsole/caughtUp'; payload: Of }
  /** Reads the instance: its state may be why there is no connection. */
  | { type: 'serialConsole/checkStarted'; payload: Of }
