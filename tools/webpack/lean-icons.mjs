const MAKER = "import createLucideIcon from '../createLucideIcon.mjs';"
const LEAN_MAKER = "import { createIcon as createLucideIcon } from '@/ui/Icon/icon';"
const DATA = /\n {2}name: "[\w-]+",\n {2}size: 24,/
const KEY = /,\s+key: "\w+"/g
const ALIASES = /,\n {2}aliases: \[[^\]]*\]/

/**
 * A loader for the icons of lucide-react: makes them with `src/ui/Icon/icon.ts`, without names and
 * keys. The random keys alone are a seventh of an icon's compressed size.
 */
export default function leanIcon(source) {
  // An alias of another icon.
  if (!source.includes('__iconData =')) return source
  if (!source.includes(MAKER) || !DATA.test(source))
    throw new Error('The icons of lucide-react have changed: adapt this loader.')
  return source
    .replace(MAKER, LEAN_MAKER)
    .replace(DATA, '')
    .replace(KEY, '')
    .replace(ALIASES, '')
    .replace(/^__iconData\.node;$/m, '')
}
