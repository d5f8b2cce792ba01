import { useCallback, useEffect, useRef, useState } from 'react'
import type {
  FromReplayFrame,
  ReplayFrameReport,
  ToReplayFrame,
} from '@/app/browser/replay/protocol'
import { withReferences } from '@/recorder/bodies'
import { replayAdvanced, replayDiverged, replayFailed } from '@/store/replay/player/events'
import { isPlayerKey, type PlayerKey } from '@/store/replay/player/keys'
import type { PlayerViewModel } from '@/store/replay/player/selectors'
import { useSend } from '@/store/setup/hooks'
import type { LogFile } from './log-file'
import { replayFrameDocument } from './replay-frame-document'
import styles from './ReplayFrame.module.css'

const orderOf = ({ state, order, speed, target }: PlayerViewModel): ToReplayFrame => {
  if (state === 'playing') return { type: 'play', order, speed }
  if (state === 'seeking' || state === 'rewinding') return { type: 'go', order, to: target }
  return { type: 'hold', order }
}

interface ReplayFrameProps {
  file: LogFile
  player: PlayerViewModel
  /** Told what the last step did, whenever the frame tells where it is. */
  onReport: (report: ReplayFrameReport) => void
  /** A key of the player was pressed while the focus was in the frame. */
  onKey: (key: PlayerKey) => void
}

/**
 * The console under replay, in a frame that is cut off from everything: see src/app/browser/replay.
 * It is a film: it can be scrolled and read, but not operated, so the frame passes the keys of the
 * player on. It is not `inert`, which would take scrolling and screen readers away as well.
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
    const hear = ({ source: from, origin: of, data }: MessageEvent<FromReplayFrame>) => {
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
    // What the frame tells of a step holds parts of the state, which may be as large as they like.
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

  // A log may be too large to be copied, or hold what cannot be.
  const tell = useCallback(
    (read: () => ToReplayFrame) => {
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
        // Of the same origin, as it runs the page's scripts; what it may reach is up to its policy.
        // What this keeps from it is to open windows, to move the page, and to save files.
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
