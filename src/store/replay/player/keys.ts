/** Keys that control the replay wherever the focus is. */
const PLAYER_KEYS = [' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const

export type PlayerKey = (typeof PLAYER_KEYS)[number]

export const isPlayerKey = (key: unknown): key is PlayerKey =>
  (PLAYER_KEYS as readonly unknown[]).includes(key)
