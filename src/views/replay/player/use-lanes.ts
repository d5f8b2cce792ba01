import { useMemo, useState } from 'react'
import { seekRequested, type PlayerViewModel } from '@/store/replay/player/player'
import { useSend } from '@/store/setup/hooks'
import type { LogFile } from './log-file'
import {
  endOf,
  lanesOf,
  neighborOf,
  panned,
  showing,
  zoomed,
  type Lane,
  type LaneName,
  type Span,
} from './time-axis'

/**
 * The lanes of a log and that of what was found, the part of the time that is shown of them, and ways
 * to move through both.
 */
export const useLanes = (file: LogFile, { position }: PlayerViewModel, found: Lane | null) => {
  const send = useSend()
  const ofLog = useMemo(() => lanesOf(file), [file])
  const lanes = found ? [...ofLog, found] : ofLog
  const times = useMemo(
    () => file.items.filter(({ group }) => group === 'inputs').map(({ t }) => t),
    [file],
  )
  const end = endOf(file.items)
  /** Null for the whole session. */
  const [part, setPart] = useState<Span | null>(null)
  const now = times[position - 1] ?? 0
  const [followed, setFollowed] = useState(now)
  if (followed !== now) {
    setFollowed(now)
    if (part) setPart(showing(part, now, end))
  }
  const span = useMemo(() => part ?? { from: 0, to: end }, [part, end])
  const seek = (to: number) => send(seekRequested({ to }))
  return {
    lanes,
    span,
    end,
    now,
    isWhole: part === null,
    zoom: (factor: number, around = now) => {
      const next = zoomed(span, factor, around, end)
      setPart(next.to - next.from >= end ? null : next)
    },
    pan: (by: number) => part && setPart(panned(span, by, end)),
    showWhole: () => setPart(null),
    seek,
    /** Goes to the last input at or before a time. */
    seekTime: (t: number) => {
      const later = times.findIndex(each => each > t)
      seek(later === -1 ? times.length : later)
    },
    /** The position of the next mark of a lane, or of the one before; null if there is none. */
    neighbor: (name: LaneName, by: 1 | -1) =>
      neighborOf(lanes.find(lane => lane.name === name)?.marks ?? [], position, by),
  }
}

export type LanesView = ReturnType<typeof useLanes>
