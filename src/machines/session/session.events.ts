/** A person who is or was signed in, as the page about a change of persons shows them. */
export interface Person {
  /** Identifies the person: `<silo id>/<user id>`. */
  owner: string
  name: string
  silo: string
}

/** Events of the session. */
export type SessionEvent =
  /** The server reported who is signed in. */
  | { type: 'session/established'; payload: Person }
  /** The session of this tab ended before the current page load. */
  | { type: 'session/endedBefore' }
  /** A call was refused because nobody is signed in. */
  | { type: 'session/expired' }
  | { type: 'session/signOutRequested' }
  /** `owner` has signed out, here or in another tab. */
  | { type: 'session/signedOut'; payload: { owner: string } }
  | { type: 'session/signOutFailed' }
  /** Another tab has a session of `owner`. */
  | { type: 'session/announced'; payload: { owner: string } }
  /** The browser has restored the page from its cache. */
  | { type: 'session/restored' }
  /** Who is signed in could not be found out. */
  | { type: 'session/checkFailed'; payload: { message: string } }
  /** The user wants to try that again. */
  | { type: 'session/checkRequested' }
  /** The user wants to go on as the person who is signed in now. */
  | { type: 'session/continueRequested' }
  /** The user wants to sign in as the owner of this page again. */
  | { type: 'session/returnRequested' }

/** Decisions that the session saga acts on. */
export type SessionDecision =
  | { type: 'session/leavingForLogin' }
  | { type: 'session/signOutStarted' }
  | { type: 'session/leftSignedOut' }
  /** Ask who is signed in, before anything else is sent. */
  | { type: 'session/checkStarted' }
  | { type: 'session/takenOver' }
  | { type: 'session/regained' }
  | { type: 'session/leftToSuccessor' }
