import { Message } from '@/ui/Message/Message'
import { RequestId } from '@/ui/RequestId/RequestId'
import styles from './Form.module.css'

export interface FormErrorsProps {
  errors: readonly string[]
  /** Of the call that failed. */
  requestId?: string | undefined
}

/**
 * What the server had against a form, above its fields: one error as it is, several listed. Read
 * out as it comes.
 */
export function FormErrors({ errors, requestId }: FormErrorsProps) {
  if (errors.length === 0) return null
  return (
    <div role="alert">
      <Message tone="danger" title={errors.length === 1 ? 'Error' : 'Errors'}>
        {errors.length === 1 ? (
          errors[0]
        ) : (
          <>
            {errors.length} issues:
            <ul className={styles.issues}>
              {errors.map(error => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          </>
        )}
        <RequestId id={requestId} />
      </Message>
    </div>
  )
}
