import { useEffect, useRef, useState } from 'react'

/**
 * An error in a field's value, shown when the field is left: not while typing, and no longer once
 * the value is valid. If a press leaves the field, it is shown after the press, because it would
 * move the elements below from under the pointer.
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
    // After the click, if one follows.
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
