import { useEffect, useRef, useState } from 'react'

/**
 * What is wrong with what is in a field, said when the field is left: not while it is still typed
 * into, and no longer once it is right. Whoever leaves it by a press hears of it after that: a message
 * would move what is below it from under the press.
 */
export const useProblem = (problem: string | undefined) => {
  const [isTold, setTold] = useState(false)
  if (isTold && !problem) setTold(false)
  const press = useRef<'none' | 'down' | 'leaving'>('none')
  useEffect(() => {
    const begin = () => {
      press.current = 'down'
    }
    // The click is still to come.
    const end = () => {
      if (press.current === 'leaving') setTimeout(() => setTold(true))
      press.current = 'none'
    }
    window.addEventListener('mousedown', begin, { capture: true })
    window.addEventListener('mouseup', end, { capture: true })
    window.addEventListener('dragend', end, { capture: true })
    return () => {
      window.removeEventListener('mousedown', begin, { capture: true })
      window.removeEventListener('mouseup', end, { capture: true })
      window.removeEventListener('dragend', end, { capture: true })
    }
  }, [])
  const tellProblem = () => {
    if (press.current === 'none') setTold(true)
    else press.current = 'leaving'
  }
  return { problem: isTold ? problem : undefined, tellProblem }
}
