import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { useAppSelector } from '@/store/setup/hooks'
import { lazy } from '@/ui/lazy/lazy'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { useRoute } from '@/views/shell/route-context'

const SavedViewsDialog = lazy(async () => (await import('./SavedViewsDialog')).SavedViewsDialog)
const SaveViewDialog = lazy(async () => (await import('./SaveViewDialog')).SaveViewDialog)

/** The saved views of a screen with lists, to open, and to save another one. */
export function ViewsButton({ label }: { label: string }) {
  const [dialog, setDialog] = useState<'save' | 'all' | null>(null)
  const { path } = useRoute()
  const views = useAppSelector(state => state.savedViews)
  const close = () => setDialog(null)
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
            onAction: () => setDialog('save'),
            startsGroup: true,
          },
          { id: 'all', label: 'Saved views', onAction: () => setDialog('all') },
        ]}
      >
        <Bookmark size={16} />
      </MenuButton>
      {dialog === 'save' && <SaveViewDialog onClose={close} />}
      {dialog === 'all' && <SavedViewsDialog onClose={close} />}
    </>
  )
}
