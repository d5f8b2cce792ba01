import { createElement, type SVGProps } from 'react'

type IconData = { node: readonly (readonly [tag: string, attributes: object])[] }
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/**
 * Replaces, in builds, what lucide-react makes each icon with: its own reads a context and computes
 * every attribute in three steps, for options that the console does not use. Loaded by
 * tools/webpack/lean-icons.mjs.
 */
export const createIcon = ({ node }: IconData) => {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] === undefined || undefined,
        ...rest,
      },
      ...shapes,
    )
}
