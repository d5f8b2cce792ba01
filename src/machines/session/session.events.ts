/** Events of the session. */
export type SessionEvent =
  /** The server reported who is signed in. `owner` identifies the person. */
  | { type: 'session/established'; payload: { owner: string } }
  /** The session of this tab ended before the current page load. */
  | { type: 'session/endedBefore' }
  /** A call was refused because nobody is signed in. */
  | { type: 'session/expired' }
  | { type: 'session/signOutRequested' }
  /** Here or in another tab. */
  | { type: 'session/signedOut' }
  | { type: 'session/signOutFailed' }

/** Decisions that the session saga acts on. */
export type SessionDecision =
  | { type: 'session/leavingForLogin' }
  | { type: 'session/signOutStarted' }
  | { type: 'session/leftSignedOut' }
  | { type: 'session/takenOver' }
