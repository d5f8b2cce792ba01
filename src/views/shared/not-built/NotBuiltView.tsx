import { Construction } from 'lucide-react'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { useRoute } from '@/views/shell/route-context'

/** Says of a page, or of a tab of one, that it is still to come. */
export function NotBuiltView() {
  const { route, chain, params } = useRoute()
  const title = route.crumbs?.(params).at(-1)?.label
  const isPage = chain.length === 1
  return (
    <>
      {isPage && title && <PageHeader title={title} />}
      <EmptyState
        icon={<Construction />}
        title="Not built yet"
        level={2}
        body="The console does not have this page so far. The API and the command-line tool have what it will show."
      />
    </>
  )
}
