import { useEffect, useRef } from 'react'
import { shallowEqual } from 'react-redux'
import type { Query } from '@/api/operations/table'
import { plural, pluralize } from '@/lib/text'
import { wholeWanted } from '@/store/lists/slice'
import { selectIsSearched } from '@/store/lists/selectors'
import { selectReach, type Reach } from '@/store/lists/whole'
import { refreshRequested } from '@/store/queries/slice'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { toastAdded } from '@/store/toasts/slice'

interface ReadableList {
  /** The list, if the server has its pages, with its suffix. */
  list: Query | undefined
  suffix: string
  /** One of the objects: `instance`. */
  noun: string
}

const WHOLE: Reach = { rows: 0, extent: 'whole' }

/**
 * Reads a list to its end for something that takes all rows, `verb` in words. `onEnd` is told whether
 * that worked; if not, a toast says why.
 */
export const useAllRows = (
  { list, suffix, noun }: ReadableList,
  verb: string,
  onEnd: (isRead: boolean) => void,
) => {
  const send = useSend()
  /** `again`: a failure that is shown is still that of the last time. */
  const phase = useRef<'idle' | 'again' | 'reading'>('idle')
  const isWanted = useAppSelector(state => selectIsSearched(state, suffix))
  const {
    rows,
    extent,
    problem = '',
  } = useAppSelector(state => (list ? selectReach(state, list, true) : WHOLE), shallowEqual)
  useEffect(() => {
    if (phase.current === 'again' && extent !== 'failed') phase.current = 'reading'
    if (phase.current !== 'reading' || extent === 'reading' || extent === 'part') return
    phase.current = 'idle'
    if (extent === 'failed')
      send(
        toastAdded({
          variant: 'error',
          title: `Could not ${verb} all ${plural(noun)}`,
          content: [`Only ${pluralize(noun, rows)} could be read: ${problem}`],
        }),
      )
    onEnd(extent === 'whole')
  }, [extent, rows, problem, noun, verb, onEnd, send])
  return {
    isReading: isWanted && extent === 'reading',
    hasMore: extent !== 'whole',
    read: () => {
      if (extent === 'whole') return onEnd(true)
      phase.current = extent === 'failed' ? 'again' : 'reading'
      send(wholeWanted({ list: suffix, isWanted: true }))
      if (extent === 'failed') send(refreshRequested())
    },
  }
}
