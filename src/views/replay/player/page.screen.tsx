import { useRef, useState } from 'react'
import { watchSearch } from '@/store/navigation/search'
import {
  replayClosed,
  replayFileChosen,
  replayLogRead,
  replayLogRefused,
  selectPlayer,
} from '@/store/replay/player/player'
import {
  machines,
  watchBookmarks,
  watchPlayer,
  watchPosition,
} from '@/store/replay/player/session.saga'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { OpenLog } from './OpenLog'
import { Player } from './Player'
import { openLogFile, type LogFile } from './log-file'
import styles from './Player.module.css'

/** The log open in this page, and functions to open and close one. */
const useLogFile = () => {
  const send = useSend()
  const [file, setFile] = useState<LogFile | null>(null)
  const latest = useRef<File | null>(null)

  const open = async (chosen: File) => {
    latest.current = chosen
    setFile(null)
    send(replayFileChosen())
    try {
      const read = await openLogFile(chosen)
      if (latest.current !== chosen) return
      setFile(read)
      send(replayLogRead({ inputs: read.inputs }))
    } catch (cause) {
      if (latest.current !== chosen) return
      const message = cause instanceof Error ? cause.message : String(cause)
      send(replayLogRefused({ message: message.slice(0, 300) }))
    }
  }

  const close = () => {
    latest.current = null
    setFile(null)
  }

  return { file, open: (chosen: File) => void open(chosen), close }
}

/** Replays a session log chosen from disk. */
function PlayerView() {
  const player = useAppSelector(selectPlayer)
  const send = useSend()
  const { file, open, close } = useLogFile()
  if (!player) return null
  return (
    // The log of this page holds nothing of the one that is shown.
    <main id="content" aria-label="Replay" tabIndex={-1} className={styles.page} data-unrecorded>
      {file && player.isOpen ? (
        <Player
          file={file}
          player={player}
          onClose={() => {
            close()
            send(replayClosed())
          }}
        />
      ) : (
        <OpenLog player={player} onChoose={open} />
      )}
    </main>
  )
}

const sagas = [watchPlayer, watchPosition, watchBookmarks, watchSearch]

export { machines, sagas, PlayerView as View }
