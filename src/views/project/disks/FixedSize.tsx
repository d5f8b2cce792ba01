import { formatGib } from '@/lib/size'
import { Field } from '@/ui/Field/Field'

interface FixedSizeProps {
  /** Bytes; undefined until the source is chosen. */
  size: number | undefined
  source: 'image' | 'snapshot'
}

/** The size of a read-only disk: always that of its source. */
export function FixedSize({ size, source }: FixedSizeProps) {
  return (
    <Field kind="group" label="Disk size" name="fixedSize" isOptionalHidden>
      {() => (
        <div>
          {size === undefined
            ? `The same as the ${source}`
            : `${formatGib(size)} (same as the ${source})`}
        </div>
      )}
    </Field>
  )
}
