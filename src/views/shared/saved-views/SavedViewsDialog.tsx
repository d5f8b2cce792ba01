import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { addressOf, exportedViews, inOrder, isShown, placeOf } from '@/store/saved-views/edit'
import { viewsChanged, VIEWS_SLOT, type SavedView } from '@/store/saved-views/views'
import { viewRenameRequested, viewsImportRequested } from '@/store/commands/forms'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectIsUnstored } from '@/store/tab/slice'
import { Button, IconButton } from '@/ui/Button/Button'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { Message } from '@/ui/Message/Message'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { UiContext, useUi } from '@/ui/UiProvider/UiContext'
import { useFiles } from '@/views/shell/files-context'
import styles from './SavedViewsDialog.module.css'
import { useAddress } from './use-address'

interface ViewRowProps {
  view: SavedView
  onDelete: () => void
}

function ViewRow({ view, onDelete }: ViewRowProps) {
  const send = useSend()
  const isCurrent = isShown(view, useAddress())
  const { name, isPinned } = view
  return (
    <li className={styles.row}>
      <Text as="div" flex="1 1 10rem" minWidth={0} overflowWrap="anywhere">
        <Link href={addressOf(view)} {...(isCurrent && { 'aria-current': 'page' })}>
          {name}
        </Link>
        <Text as="div" fontSize="sm">
          {placeOf(view)}
          {isCurrent && ', shown now'}
        </Text>
      </Text>
      <Row gap={1}>
        <IconButton
          label={isPinned ? `Unpin ${name}` : `Pin ${name} to the sidebar`}
          hasTooltip
          onPress={() => send(viewsChanged({ changed: { view, to: { isPinned: !isPinned } } }))}
        >
          {isPinned ? <PinOff size={16} /> : <Pin size={16} />}
        </IconButton>
        <IconButton
          label={`Rename ${name}`}
          hasTooltip
          onPress={() => send(viewRenameRequested(view))}
        >
          <Pencil size={16} />
        </IconButton>
        <IconButton label={`Delete ${name}`} hasTooltip onPress={onDelete}>
          <Trash2 size={16} />
        </IconButton>
      </Row>
    </li>
  )
}

/** Takes the focus from the button of the view that is gone. */
function Deleted({ name, onUndo }: { name: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <>
      Deleted {name}.
      <Button ref={button} size="sm" onPress={onUndo}>
        Undo
      </Button>
    </>
  )
}

/** All saved views: to open, pin, rename, delete, export and import them. */
export function SavedViewsDialog({ onClose }: { onClose: () => void }) {
  const send = useSend()
  const files = useFiles()
  const ui = useUi()
  const views = useAppSelector(state => state.savedViews)
  const isUnstored = useAppSelector(state => selectIsUnstored(state, VIEWS_SLOT))
  const [deleted, setDeleted] = useState<SavedView | null>(null)
  const closing = useMemo(
    () => ({
      ...ui,
      navigate: (...target: Parameters<typeof ui.navigate>) => {
        onClose()
        ui.navigate(...target)
      },
    }),
    [ui, onClose],
  )
  const remove = (view: SavedView) => {
    send(viewsChanged({ removed: [view] }))
    setDeleted(view)
  }
  const undo = () => {
    if (deleted) send(viewsChanged({ added: [deleted] }))
    setDeleted(null)
  }
  return (
    <Modal
      title="Saved views"
      width="free"
      cancelLabel="Close"
      onDismiss={onClose}
      footerAside={
        <>
          <Button
            disabledReason={views.length === 0 ? ['There are no views to export'] : null}
            onPress={() => files.save(exportedViews(inOrder(views)))}
          >
            Export
          </Button>
          <Button onPress={() => send(viewsImportRequested())}>Import</Button>
        </>
      }
    >
      <ModalSection>
        {isUnstored && (
          <Message tone="notice">
            This browser has no room to store your views. Export them to keep your changes.
          </Message>
        )}
        {views.length === 0 && <p>No views are saved. Save one in the menu of a list.</p>}
        <UiContext value={closing}>
          <Stack as="ul" aria-label="Saved views">
            {inOrder(views).map(view => (
              // A view that gets another name stays the same row, to which the focus returns.
              <ViewRow key={views.indexOf(view)} view={view} onDelete={() => remove(view)} />
            ))}
          </Stack>
        </UiContext>
        <div role="status" className={styles.said}>
          {deleted && (
            <Deleted key={deleted.path + deleted.name} name={deleted.name} onUndo={undo} />
          )}
        </div>
      </ModalSection>
    </Modal>
  )
}
