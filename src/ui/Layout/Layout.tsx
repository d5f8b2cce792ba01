import type {
  AriaAttributes,
  CSSProperties,
  DOMAttributes,
  ElementType,
  FC,
  HTMLAttributes,
  Ref,
} from 'react'
import { cx } from '@/ui/cx'
import styles from './Layout.module.css'

/** A step of the scale of spaces. */
type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

/** Properties whose values are design tokens, by the end of the token's name (tokens.css). */
interface Tokens {
  gap?: Space
  /** The gap between lines, if it differs. */
  rowGap?: Space
  marginTop?: Space
  marginBottom?: Space
  padding?: Space
  paddingBlock?: Space
  paddingLeft?: Space
  color?: 'danger-text' | 'notice-text' | 'text' | 'text-faint' | 'text-muted'
  fontSize?: 'lg' | 'md' | 'sm' | 'xs'
  fontWeight?: 'medium' | 'regular' | 'strong'
  fontFamily?: 'mono'
}

type Styles = Tokens &
  Pick<
    CSSProperties,
    | 'flex'
    | 'flexWrap'
    | 'gridTemplateColumns'
    | 'justifyContent'
    | 'justifyItems'
    | 'listStyle'
    | 'maxWidth'
    | 'minWidth'
    | 'overflowWrap'
    | 'textWrap'
    | 'whiteSpace'
    | 'width'
  >

type Attributes = AriaAttributes &
  DOMAttributes<HTMLElement> &
  Pick<HTMLAttributes<HTMLElement>, 'id' | 'role' | 'title' | 'translate'>

type BoxProps = Styles &
  Attributes & {
    /** The tag. By default `div`, for texts `span`. */
    as?: ElementType
    display?: 'block' | 'inline-flex'
    ref?: Ref<HTMLDivElement>
  }

/** All other properties are styles. Shorter than a list of those. */
const ATTRIBUTE = /^(aria-|data-|on[A-Z]|children|id|ref|role|title|translate)/

const SPACE = /gap|margin|padding/i

/** The families of the tokens of `Tokens`, besides those of spaces. */
const families: Readonly<Record<string, string>> = {
  color: 'color',
  fontFamily: 'font',
  fontSize: 'text',
  fontWeight: 'weight',
}

const styleOf = (name: string, value: unknown) => {
  const family = SPACE.test(name) ? 'space' : families[name]
  return family && value ? `var(--${family}-${String(value)})` : value
}

const box = (className?: string, tag: ElementType = 'div'): FC<BoxProps> =>
  function Box({ as: Tag = tag, display, ...props }) {
    const style: Record<string, unknown> = {}
    const attributes: Record<string, unknown> = { style }
    for (const [name, value] of Object.entries(props))
      if (ATTRIBUTE.test(name)) attributes[name] = value
      else style[name] = styleOf(name, value)
    return (
      <Tag
        {...attributes}
        className={cx(
          className,
          display === 'block' && styles.block,
          display === 'inline-flex' && styles.inline,
        )}
      />
    )
  }

/** Puts its children one below the other. None is wider than the stack, not even a table. */
export const Stack = box(styles.stack)

/** Puts its children side by side, centered. */
export const Row = box(styles.row)

/** Puts its children into columns: `gridTemplateColumns`. */
export const Grid = box(styles.grid)

/** Gives a text a look. A stack or row gives it to all texts in it. */
export const Text = box(undefined, 'span')
