import { pluralize } from '@/lib/text'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectAllowList } from '@/store/system/allow-list/allow-list'
import type { ForeignChange } from '@/store/system/allow-list/rules'
import { Button } from '@/ui/Button/Button'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'

/** More changes than these can only be decided about together. */
const SHOWN = 10

const inWords = ({ kind, text }: ForeignChange) => {
  if (kind === 'mode') return `Now allowed: ${text}`
  return `${kind === 'added' ? 'Added' : 'Removed'} ${text}`
}

/** What others have saved since the user began, to be decided about before the list is saved. */
export function ForeignChanges() {
  const send = useSend()
  const { changes = [], all } = useAppSelector(selectAllowList) ?? {}
  if (!all || changes.length === 0) return null
  const rest = changes.length - SHOWN
  return (
    <div role="status">
      <Message tone="notice" title="Someone else has changed the list in the meantime">
        <Stack as="ul" gap={2}>
          {changes.slice(0, SHOWN).map(({ keep, take, ...change }) => {
            const words = inWords(change)
            return (
              <Row
                key={words}
                as="li"
                gap={4}
                rowGap={2}
                justifyContent="space-between"
                flexWrap="wrap"
              >
                <Text overflowWrap="anywhere">{words}</Text>
                <Row as="span" gap={2}>
                  <Button size="sm" onPress={() => send(keep)} aria-label={`Keep mine: ${words}`}>
                    Keep mine
                  </Button>
                  <Button size="sm" onPress={() => send(take)} aria-label={`Take theirs: ${words}`}>
                    Take theirs
                  </Button>
                </Row>
              </Row>
            )
          })}
          {changes.length > 1 && (
            <Row as="li" gap={4} rowGap={2} justifyContent="space-between" flexWrap="wrap">
              <Text overflowWrap="anywhere">
                {rest > 0 ? `And ${pluralize('more change', rest)}` : 'All of them'}
              </Text>
              <Row as="span" gap={2}>
                <Button size="sm" onPress={() => send(all.keep)}>
                  Keep all mine
                </Button>
                <Button size="sm" onPress={() => send(all.take)}>
                  Take all theirs
                </Button>
              </Row>
            </Row>
          )}
        </Stack>
      </Message>
    </div>
  )
}
