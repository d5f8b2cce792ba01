import { isInput, type Build, type InputLine } from '@/recorder/stepper'
import { rerun, type Rerun } from './rerun'
import type { Log } from '@/recorder/log'

/** Groups inputs by task, which must stay together. */
const tasksOf = (log: Log): InputLine[][] => {
  const tasks: InputLine[][] = []
  for (const line of log.lines.filter(isInput)) {
    if (line.sameTask) tasks.at(-1)?.push(line)
    else tasks.push([line])
  }
  return tasks
}

/**
 * Removes inputs, in ever smaller groups, while the rest still `shows` what matters (delta
 * debugging, after Zeller and Hildebrandt's ddmin). Returns null if not even all inputs show it.
 */
export const minimize = async (
  log: Log,
  build: Build,
  shows: (run: Rerun) => boolean,
  onProgress: (inputs: number) => void = () => undefined,
): Promise<Rerun | null> => {
  const attempt = (tasks: InputLine[][]) => rerun(log, tasks.flat(), build)
  let tasks = tasksOf(log)
  let best = await attempt(tasks)
  if (!shows(best)) return null
  let size = tasks.length
  while (size > 0) {
    let isSmaller = false
    // From the end, where nothing depends on the removed inputs.
    for (let at = tasks.length - size; at > -size; at -= size) {
      const left = tasks.filter((_, index) => index < at || index >= at + size)
      const run = await attempt(left)
      if (!shows(run)) continue
      tasks = left
      best = run
      isSmaller = true
      onProgress(tasks.length)
    }
    if (size === 1 && !isSmaller) break
    size = Math.min(isSmaller ? size : Math.ceil(size / 2), tasks.length)
  }
  return best
}
