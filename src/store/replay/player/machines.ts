import { replayMachine } from '@/machines/replay/replay.machine'

/** What the player brings along for the one actor system. */
export const machines = { replay: replayMachine }
