import {
  overlappingBlocks,
  summarizeBlock,
  type BlockSummary,
  type NamedBlock,
} from '@/lib/ip-block'
import { formatNumber } from '@/lib/number'
import { commaSeries } from '@/lib/text'
import { usePress } from '@/store/forms/hooks'
import { Button } from '@/ui/Button/Button'
import { Text } from '@/ui/Layout/Layout'
import type { TextFieldProps } from '@/ui/TextField/TextField'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { AddressField, type CheckingForm } from '../checked-field/CheckedField'
import styles from './BlockField.module.css'

interface BlockFieldProps extends Omit<TextFieldProps, 'hint' | 'isMonospace'> {
  /** The form that has the rules for the block. */
  form: CheckingForm
  /** The known blocks that may overlap. */
  others?: readonly NamedBlock[]
  /** Whether host bits are refused: the form offers the network in place of such a block. */
  isNetwork?: boolean
}

/** A block of addresses. Shows while typing what it covers and which of `others` it overlaps. */
export function BlockField({ others = [], isNetwork = false, ...props }: BlockFieldProps) {
  const reading = summarizeBlock(props.value)
  const correct = usePress(props.form, `${props.name}Network`)
  const correction = isNetwork && reading?.hasHostBits ? reading.network : undefined
  return (
    <AddressField
      {...props}
      hint={
        <span className={styles.reading}>
          {reading && <Coverage {...reading} hasHostBits={!isNetwork && reading.hasHostBits} />}
          {correction && (
            <Button size="sm" onPress={() => correct()}>
              Use {correction}
            </Button>
          )}
          <Text role="status" color="notice-text">
            <Overlaps found={overlappingBlocks(props.value, others)} />
          </Text>
        </span>
      }
    />
  )
}

function Coverage({ network, hasHostBits, first, last, size }: BlockSummary) {
  return (
    <>
      {hasHostBits && <span>Host bits are ignored: {network}</span>}
      <span data-figures>
        {first} – {last}, <Count size={size} />
      </span>
    </>
  )
}

/** Above this, a power of two says more than the digits. */
const MANY = 2n ** 32n

function Count({ size }: { size: bigint }) {
  const { locale } = useLocale()
  if (size === 1n) return '1 address'
  if (size <= MANY) return `${formatNumber(size, locale)} addresses`
  const exponent = size.toString(2).length - 1
  return (
    <>
      <span aria-hidden>
        2<sup>{exponent}</sup>
      </span>
      <VisuallyHidden>2 to the power of {exponent}</VisuallyHidden> addresses
    </>
  )
}

/** How many overlapping blocks are named. */
const NAMED = 3

function Overlaps({ found }: { found: readonly NamedBlock[] }) {
  if (found.length === 0) return null
  const named = found.slice(0, NAMED).map(({ name, block }) => `${name} (${block})`)
  const rest = found.length - named.length
  return `Overlaps with ${commaSeries(rest > 0 ? [...named, `${rest} more`] : named, 'and')}`
}
