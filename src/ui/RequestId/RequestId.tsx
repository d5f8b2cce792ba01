import { Link } from '@/ui/Link/Link'
import { useUi } from '@/ui/UiProvider/UiContext'
import { CopyButton } from '@/ui/CopyButton/CopyButton'
import styles from './RequestId.module.css'

/** The id of a failed request, by which an administrator finds it in the server's log. */
export function RequestId({ id }: { id: string | undefined }) {
  const { requestHref } = useUi()
  if (id === undefined) return null
  return (
    <div className={styles.line}>
      Request ID{' '}
      <code translate="no" className={styles.id}>
        {id}
      </code>
      <CopyButton label={`Copy request ID ${id}`} text={id} />
      {requestHref && (
        <>
          {' '}
          <Link href={requestHref(id)} look="quiet">
            Find in the audit log
          </Link>
        </>
      )}
    </div>
  )
}
