import type { PlayerViewModel } from '@/store/replay/player/player'
import { settingsPaths } from '@/store/settings/paths'
import { FileField } from '@/ui/FileField/FileField'
import { Kbd } from '@/ui/Kbd/Kbd'
import { Link } from '@/ui/Link/Link'
import { Spinner } from '@/ui/Spinner/Spinner'
import styles from './OpenLog.module.css'

interface OpenLogProps {
  player: Pick<PlayerViewModel, 'state' | 'message'>
  onChoose: (file: File) => void
}

/** The page that opens a log. Says why the last one could not be replayed. */
export function OpenLog({ player, onChoose }: OpenLogProps) {
  return (
    <div className={styles.page}>
      <div className={styles.box}>
        <h1 className={styles.title}>Replay</h1>
        <p className={styles.note}>
          Runs a recorded session again, input by input, in a console that is cut off from the
          network. The file stays in this browser. What this browser has recorded is saved as such
          files in the settings, under <Link href={settingsPaths.recording()}>Recording</Link>.
        </p>
        <FileField
          label="Log of a session"
          name="log"
          file={null}
          accept={['.jsonl', '.gz']}
          isOptionalHidden
          isRequired
          error={player.message ?? undefined}
          onChoose={file => file && onChoose(file)}
        />
        <p role="status" className={styles.status}>
          {player.state === 'reading' && (
            <>
              <Spinner /> Reading the log…
            </>
          )}
        </p>
        <p className={styles.note}>
          Once it is open: <Kbd>Space</Kbd> plays and pauses, <Kbd>←</Kbd> <Kbd>→</Kbd> step,{' '}
          <Kbd>Home</Kbd> and <Kbd>End</Kbd> go to the ends.
        </p>
      </div>
    </div>
  )
}
