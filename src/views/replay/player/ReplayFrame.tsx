import { useCallback, useEffect, useRef, useState } from 'react'
import {
  isPlayerKey,
  type FromReplayFrame,
  type PlayerKey,
  type ReplayFrameReport,
  type ToReplayFrame,
} from '@/ports/replay-frame'
import { withReferences } from '@/recorder/bodies'
import type { SectionChange } from '@/recorder/changes'
import type { Divergence } from '@/recorder/divergence'
import type { Log } from '@/recorder/log'
import {
  replayAdvanced,
  replayDiverged,
  replayFailed,
  type PlayerViewModel,
} from '@/store/replay/player/player'
import { useSend } from '@/store/setup/hooks'
import type { LogFile } from './log-file'
import { replayFrameDocument } from './replay-frame-document'
import styles from './ReplayFrame.module.css'

export type Report = ReplayFrameReport<SectionChange, Divergence>

const orderOf = ({ state, order, speed, target }: PlayerViewModel): ToReplayFrame<Log> => {
  if (state === 'playing') return { type: 'play', order, speed }
  if (state === 'seeking' || state === 'rewinding') return { type: 'go', order, to: target }
  return { type: 'hold', order }
}

interface ReplayFrameProps {
  file: LogFile
  player: PlayerViewModel
  /** Called with the result of the last step whenever the frame reports its position. */
  onReport: (report: Report) => void
  /** Called if a key of the player is pressed while the focus is in the frame. */
  onKey: (key: PlayerKey) => void
}

/**
 * The console under replay, in a frame without any access: see src/browser/replay. Like a film,
 * it can be scrolled and read, but not operated, so the frame passes on the keys of the player. It
 * is not `inert`, which would also disable scrolling and screen readers.
 */
export function ReplayFrame({ file, player, onReport, onKey }: ReplayFrameProps) {
  const send = useSend()
  const frame = useRef<HTMLIFrameElement>(null)
  const [source] = useState(replayFrameDocument)
  const [isReady, setReady] = useState(false)
  const latest = useRef({ player, onReport, onKey })
  useEffect(() => {
    latest.current = { player, onReport, onKey }
  })

  useEffect(() => {
    const { origin } = window
    const hear = ({
      source: from,
      origin: of,
      data,
    }: MessageEvent<FromReplayFrame<SectionChange, Divergence>>) => {
      if (!from || from !== frame.current?.contentWindow || of !== origin) return
      if (data.type === 'ready') setReady(true)
      else if (data.type === 'failed') send(replayFailed({ message: data.message.slice(0, 300) }))
      else if (data.type === 'key') {
        if (isPlayerKey(data.key)) latest.current.onKey(data.key)
      } else {
        const { order, position, isDone, divergence } = data
        latest.current.onReport(data)
        if (divergence && latest.current.player.divergedAt === null)
          send(replayDiverged({ position: divergence.position }))
        send(replayAdvanced({ order, position, isDone }))
      }
    }
    // The frame's reports contain parts of the state, which may be of any size.
    const missed = ({ source: from }: MessageEvent) => {
      if (from && from === frame.current?.contentWindow)
        send(replayFailed({ message: 'The page could not take what the frame told of a step.' }))
    }
    window.addEventListener('message', hear)
    window.addEventListener('messageerror', missed)
    return () => {
      window.removeEventListener('message', hear)
      window.removeEventListener('messageerror', missed)
    }
  }, [send])

  // A log may be too large to copy, or contain something that cannot be copied.
  const tell = useCallback(
    (read: () => ToReplayFrame<Log>) => {
      try {
        frame.current?.contentWindow?.postMessage(read(), window.origin)
      } catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause)
        const message = `The log could not be handed to the frame of the replay. ${why}`
        send(replayFailed({ message: message.slice(0, 300) }))
      }
    },
    [send],
  )

  useEffect(() => {
    if (isReady) tell(() => ({ type: 'open', log: withReferences(file.log) }))
  }, [isReady, file, tell])

  const { order } = player
  useEffect(() => {
    if (isReady) tell(() => orderOf(latest.current.player))
  }, [isReady, file, order, tell])

  return (
    <div className={styles.replayFrame}>
      <iframe
        ref={frame}
        title="Console under replay"
        // Same origin, because it runs the page's scripts; its own policy restricts its access. The
        // sandbox prevents opening windows, navigating the page and saving files.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin"
        srcDoc={source}
        className={styles.frame}
      />
      {(player.state === 'seeking' || player.state === 'rewinding') && (
        <div role="status" className={styles.status}>
          Going to input {player.target}: {player.position} of {player.inputs} done
        </div>
      )}
    </div>
  )
}
