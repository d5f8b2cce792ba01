import { Link } from '@/ui/Link/Link'
import { Text } from '@/ui/Layout/Layout'
import { useUi } from '@/ui/UiProvider/UiContext'
import { CopyButton } from '@/ui/CopyButton/CopyButton'

/** The id of a failed request, by which an administrator finds it in the server's log. */
export function RequestId({ id }: { id: string | undefined }) {
  const { requestHref } = useUi()
  if (id === undefined) return null
  return (
    // Wraps like text: an id that does not fit breaks at its dashes.
    <Text as="div" marginTop={1} color="text-muted" fontSize="sm" overflowWrap="anywhere">
      Request ID{' '}
      <Text as="code" translate="no" fontFamily="mono" fontSize="xs">
        {id}
      </Text>
      <CopyButton label={`Copy request ID ${id}`} text={id} />
      {requestHref && (
        <>
          {' '}
          <Link href={requestHref(id)} look="quiet">
            Find in the audit log
          </Link>
        </>
      )}
    </Text>
  )
}
