export type UpdateSpeedEvent =
  /** The status was read: `updated` components run the target, null if none are to follow. */
  { type: 'updateSpeed/seen'; payload: { target: string; updated: number | null; at: number } }
