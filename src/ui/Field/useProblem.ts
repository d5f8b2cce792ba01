import { useState } from 'react'

/**
 * What is wrong with what is in a field, said when the field is left: not while it is still typed
 * into, and no longer once it is right.
 */
export const useProblem = (problem: string | undefined) => {
  const [isTold, setTold] = useState(false)
  if (isTold && !problem) setTold(false)
  return { problem: isTold ? problem : undefined, tellProblem: () => setTold(true) }
}
