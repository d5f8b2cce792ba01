import { replayClosed } from '@/store/replay/player/events'
import { selectPlayer } from '@/store/replay/player/selectors'
import { machines, watchPlayer } from '@/store/replay/player/session.saga'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { OpenLog } from './OpenLog'
import { Player } from './Player'
import { useLogFile } from './use-log-file'
import styles from './page.module.css'

/** Replays a session log chosen from disk. */
function PlayerView() {
  const player = useAppSelector(selectPlayer)
  const send = useSend()
  const { file, open, close } = useLogFile()
  if (!player) return null
  return (
    <main id="content" aria-label="Replay" tabIndex={-1} className={styles.page}>
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

const sagas = [watchPlayer]

export { machines, sagas, PlayerView as View }
