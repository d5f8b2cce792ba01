/** News about the connection to the API. */
export type ConnectionEvent =
  /** A call got no answer. */
  | { type: 'connection/unanswered' }
  /** A call was answered after others were not. */
  | { type: 'connection/answered' }
  /** The result of a check. */
  | { type: 'connection/checked'; payload: { isAnswered: boolean } }
  /** The user wants a check now. */
  | { type: 'connection/retried' }
  | { type: 'tab/connectionChanged'; payload: { online: boolean } }

/** Decisions that the connection saga acts on. */
export type ConnectionDecision =
  /** Pings the API. */
  | { type: 'connection/checkStarted' }
  /** The API does not answer. */
  | { type: 'connection/lost' }
  /** The API answers, although one call got no answer. */
  | { type: 'connection/held' }
  /** The API answers again. */
  | { type: 'connection/restored' }
