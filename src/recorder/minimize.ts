import { isInput, type Build, type InputLine } from './stepper'
import { rerun, type Rerun } from './rerun'
import type { Log } from './log'

/** Inputs of one turn stay together. */
const turnsOf = (log: Log): InputLine[][] => {
  const turns: InputLine[][] = []
  for (const line of log.lines.filter(isInput)) {
    if (line.joined) turns.at(-1)?.push(line)
    else turns.push([line])
  }
  return turns
}

/**
 * Leaves out inputs, in ever smaller pieces, as long as what is left still `shows` what matters
 * (delta debugging, after Zeller and Hildebrandt's ddmin). Null if not even all of them show it.
 */
export const minimize = async (
  log: Log,
  build: Build,
  shows: (run: Rerun) => boolean,
  onProgress: (inputs: number) => void = () => undefined,
): Promise<Rerun | null> => {
  const attempt = (turns: InputLine[][]) => rerun(log, turns.flat(), build)
  let turns = turnsOf(log)
  let best = await attempt(turns)
  if (!shows(best)) return null
  let size = turns.length
  while (size > 0) {
    let isSmaller = false
    // From the end, where nothing hangs on what is left out.
    for (let at = turns.length - size; at > -size; at -= size) {
      const left = turns.filter((_, index) => index < at || index >= at + size)
      const run = await attempt(left)
      if (!shows(run)) continue
      turns = left
      best = run
      isSmaller = true
      onProgress(turns.length)
    }
    if (size === 1 && !isSmaller) break
    size = Math.min(isSmaller ? size : Math.ceil(size / 2), turns.length)
  }
  return best
}
