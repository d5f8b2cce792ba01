import { register } from 'node:module'
import { isMainThread } from 'node:worker_threads'

/*
 * Lets the console's code run in plain Node, where a style sheet becomes a module that maps each
 * class name to itself. Loaded with `node --import ./tools/without-styles.mjs`, it registers itself
 * as a hook of the module loader.
 */

const NO_STYLES = 'export default new Proxy({}, { get: (_styles, name) => String(name) })'

/** A hook of Node's module loader: see the documentation of `module.register`. */
export const load = (url, context, next) =>
  url.endsWith('.css')
    ? { format: 'module', source: NO_STYLES, shortCircuit: true }
    : next(url, context)

if (isMainThread) register(import.meta.url)
