import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { viewSaveRequested } from '@/store/commands/forms'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { lazy } from '@/ui/lazy/lazy'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { useRoute } from '@/views/shell/route-context'

const SavedViewsDialog = lazy(async () => (await import('./SavedViewsDialog')).SavedViewsDialog)

/** The saved views of a screen with lists, to open, and to save another one. */
export function ViewsButton({ label }: { label: string }) {
  const send = useSend()
  const [isOpen, setIsOpen] = useState(false)
  const { path } = useRoute()
  const views = useAppSelector(state => state.savedViews)
  return (
    <>
      <MenuButton
        label={label}
        tone="ghost"
        size="icon"
        entries={[
          ...views
            .filter(view => view.path === path)
            .map(({ name, search }) => ({ id: `view/${name}`, label: name, href: path + search })),
          {
            id: 'save',
            label: 'Save view',
            onAction: () => send(viewSaveRequested(path)),
            startsGroup: true,
          },
          { id: 'all', label: 'Saved views', onAction: () => setIsOpen(true) },
        ]}
      >
        <Bookmark size={16} />
      </MenuButton>
      {isOpen && <SavedViewsDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
