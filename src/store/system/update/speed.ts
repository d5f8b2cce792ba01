import { pluralize } from '@/lib/text'
import { speedOf, updateSpeedMachine } from '@/machines/update-speed/update-speed.machine'
import type { RootState } from '@/store/setup/state'

const HOUR = 3_600_000

/** How many components were updated of late; undefined while too little was seen of it. */
export const selectSpeedWords = ({ actors: { updateSpeed } }: RootState): string | undefined => {
  if (updateSpeed?.value !== 'telling') return undefined
  const { components, ms } = speedOf(updateSpeed.context)
  const minutes = Math.round(ms / 60_000)
  return `${pluralize('component', components)} in the last ${ms >= HOUR - 60_000 ? 'hour' : `${minutes} minutes`}`
}

/** The machine of the only update, under its name. */
export const machines = { updateSpeed: updateSpeedMachine }
