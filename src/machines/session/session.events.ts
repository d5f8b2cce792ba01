/** What happens to the signed-in session, as its machine sees it. */
export type SessionEvent =
  /** The server said who is signed in: `owner` stands for the person, and for no other. */
  | { type: 'session/established'; payload: { owner: string } }
  /** The session of this tab ended before the page was loaded that is here now. */
  | { type: 'session/endedBefore' }
  /** A call was refused because nobody is signed in any more. */
  | { type: 'session/expired' }
  | { type: 'session/signOutRequested' }
  /** Here or in another tab. */
  | { type: 'session/signedOut' }
  | { type: 'session/signOutFailed' }

/** What the session decides; acted on by the session saga. */
export type SessionDecision =
  | { type: 'session/leavingForLogin' }
  | { type: 'session/signOutStarted' }
  | { type: 'session/leftSignedOut' }
  | { type: 'session/takenOver' }
