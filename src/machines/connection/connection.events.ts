/** What is known of the way to the API, as its machine hears it. */
export type ConnectionEvent =
  /** A call got no answer. */
  | { type: 'connection/unanswered' }
  /** A call was answered, after others were not. */
  | { type: 'connection/answered' }
  /** How a check ended. */
  | { type: 'connection/checked'; payload: { isAnswered: boolean } }
  /** Somebody does not want to wait for the next check. */
  | { type: 'connection/retried' }
  | { type: 'tab/connectionChanged'; payload: { online: boolean } }

/** What the machine decides; acted on by the connection saga. */
export type ConnectionDecision =
  /** Asks the API for nothing but a sign of life. */
  | { type: 'connection/checkStarted' }
  /** The API does not answer. */
  | { type: 'connection/lost' }
  /** The API does answer, whatever became of one call. */
  | { type: 'connection/held' }
  /** The API answers again. */
  | { type: 'connection/restored' }
