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
    const end = () => {
      if (press.current === 'leaving') setTold(true)
      press.current = 'none'
    }
    // Before the next frame where a click follows.
    const endSoon = () => setTimeout(end)
    window.addEventListener('mousedown', begin, { capture: true })
    window.addEventListener('mouseup', endSoon, { capture: true })
    window.addEventListener('dragend', endSoon, { capture: true })
    window.addEventListener('click', end)
    return () => {
      window.removeEventListener('mousedown', begin, { capture: true })
      window.removeEventListener('mouseup', endSoon, { capture: true })
      window.removeEventListener('dragend', endSoon, { capture: true })
      window.removeEventListener('click', end)
    }
  }, [])
  const tellProblem = () => {
    if (press.current === 'none') setTold(true)
    else press.current = 'leaving'
  }
  return { problem: isTold ? problem : undefined, tellProblem }
}
