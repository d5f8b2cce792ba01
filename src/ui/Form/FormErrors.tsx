import { formatNumber } from '@/lib/number'
import { Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { RequestId } from '@/ui/RequestId/RequestId'
import styles from './Form.module.css'

/** Separates the name and description of an object from its other fields. */
export function FormDivider() {
  return <hr className={styles.divider} />
}

/** Starts a part of a long form, with its own heading. */
export function FormPart({ title }: { title: string }) {
  return (
    <>
      <FormDivider />
      <Text as="h3" fontSize="lg" fontWeight="strong">
        {title}
      </Text>
    </>
  )
}

export interface FormErrorsProps {
  errors: readonly string[]
  /** Id of the failed request. */
  requestId?: string | undefined
}

/**
 * The server's errors about a form, above its fields: a single one as is, several as a list.
 * Announced when they appear.
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
            {formatNumber(errors.length)} issues:
            <Stack as="ul" marginTop={1} paddingLeft={4} listStyle="disc">
              {errors.map(error => (
                <li key={error}>{error}</li>
              ))}
            </Stack>
          </>
        )}
        <RequestId id={requestId} />
      </Message>
    </div>
  )
}
