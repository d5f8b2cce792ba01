import { BookmarkPlus, Trash2 } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { formatNumber } from '@/lib/number'
import { BOOKMARK_LIMITS } from '@/recorder/check'
import type { Bookmark } from '@/recorder/log'
import { bookmarksChanged, seekRequested } from '@/store/replay/player/player'
import { useSend } from '@/store/setup/hooks'
import { Button, IconButton } from '@/ui/Button/Button'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { TextField } from '@/ui/TextField/TextField'
import type { LogFile } from './log-file'
import { itemsBySeq, timeText, type LogItem } from './log-items'
import styles from './Bookmarks.module.css'

/** A bookmark at its place in the log. */
export interface PlacedBookmark extends Bookmark {
  position: number
  t: number
}

const isAt = (item: LogItem, position: number) =>
  item.group === 'inputs' && item.position === position

/** The bookmarks of an open log. They are kept with the log when it is saved. */
export const useBookmarks = ({ log, items }: LogFile, position: number) => {
  const [bookmarks, setBookmarks] = useState<readonly Bookmark[]>(log.header.bookmarks ?? [])
  const [saved, setSaved] = useState(bookmarks)
  const [isAdding, setAdding] = useState(false)
  const send = useSend()
  const isUnsaved = bookmarks !== saved
  useEffect(() => {
    if (!isUnsaved) return
    send(bookmarksChanged({ isUnsaved: true }))
    return () => {
      send(bookmarksChanged({ isUnsaved: false }))
    }
  }, [isUnsaved, send])
  const places = useMemo(() => itemsBySeq(log, items), [log, items])
  const placed = useMemo(
    () =>
      bookmarks
        .map((bookmark): PlacedBookmark => {
          const place = places.get(bookmark.seq)
          return { ...bookmark, position: place?.position ?? 0, t: place?.t ?? 0 }
        })
        .toSorted((a, b) => a.position - b.position),
    [bookmarks, places],
  )
  const seqHere = () => {
    const line = log.lines[items.find(each => isAt(each, position))?.id ?? -1]
    return line && 't' in line ? line.seq : 0
  }
  return {
    bookmarks,
    placed,
    isUnsaved,
    isFull: bookmarks.length >= BOOKMARK_LIMITS.count,
    isAdding,
    setAdding,
    add: (text: string) => setBookmarks([...bookmarks, { seq: seqHere(), text }]),
    remove: ({ seq, text }: Bookmark) =>
      setBookmarks(bookmarks.filter(each => each.seq !== seq || each.text !== text)),
    /** They are in a saved file. */
    markSaved: () => setSaved(bookmarks),
  }
}

type Bookmarks = ReturnType<typeof useBookmarks>

/** Positions of the log with comments: to be added, gone to and removed. */
export function BookmarkList({ marks, position }: { marks: Bookmarks; position: number }) {
  const send = useSend()
  return (
    <section aria-label="Bookmarks" className={styles.bookmarks}>
      <Row gap={2}>
        <h2>Bookmarks</h2>
        <span className={styles.add}>
          <Button
            size="sm"
            aria-haspopup="dialog"
            disabledReason={
              marks.isFull
                ? [`A log has at most ${formatNumber(BOOKMARK_LIMITS.count)} bookmarks`]
                : null
            }
            onPress={() => marks.setAdding(true)}
          >
            <BookmarkPlus size={14} />
            Add bookmark
          </Button>
        </span>
      </Row>
      {marks.placed.length > 0 && (
        <ul className={styles.list}>
          {marks.placed.map((bookmark, index) => (
            <li key={index} className={styles.item}>
              <button
                type="button"
                aria-current={bookmark.position === position || undefined}
                className={styles.place}
                onClick={() => send(seekRequested({ to: bookmark.position }))}
              >
                <time className={styles.time}>{timeText(bookmark.t)}</time>
                <span className={styles.text}>{bookmark.text || `Input ${bookmark.position}`}</span>
              </button>
              <IconButton
                label={`Remove bookmark ${bookmark.text || `at input ${bookmark.position}`}`}
                onPress={() => marks.remove(bookmark)}
              >
                <Trash2 size={14} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {marks.isUnsaved && (
        <Text as="p" fontSize="xs" color="text-muted" marginTop={1}>
          Save the log to keep its bookmarks.
        </Text>
      )}
      {marks.isAdding && <AddBookmark marks={marks} position={position} />}
    </section>
  )
}

/** Asks before a log is closed whose bookmarks are in no file. */
export function DiscardBookmarks({
  onDiscard,
  onDismiss,
}: Record<'onDiscard' | 'onDismiss', () => void>) {
  return (
    <Modal
      title="Discard bookmarks"
      width="narrow"
      role="alertdialog"
      isCancelFocused
      cancelLabel="Keep log open"
      onDismiss={onDismiss}
      action={{ label: 'Discard bookmarks', tone: 'danger', onPress: onDiscard }}
    >
      <ModalSection>
        <p>The bookmarks that you added or removed are not saved with the log.</p>
      </ModalSection>
    </Modal>
  )
}

function AddBookmark({ marks, position }: { marks: Bookmarks; position: number }) {
  const [text, setText] = useState('')
  const add = () => {
    marks.add(text.trim())
    marks.setAdding(false)
  }
  return (
    <Modal
      title="Add bookmark"
      width="narrow"
      onDismiss={() => marks.setAdding(false)}
      action={{ label: 'Add bookmark', onPress: add, isDisabled: marks.isFull }}
    >
      <ModalSection>
        <Stack gap={3}>
          <p>Marks input {position}. The comment is saved with the log.</p>
          <TextField
            label="Comment"
            name="comment"
            value={text}
            autoFocus
            onEnter={add}
            onChange={value => setText(value.slice(0, BOOKMARK_LIMITS.text))}
          />
        </Stack>
      </ModalSection>
    </Modal>
  )
}
