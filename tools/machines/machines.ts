import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { toChart, type Chart } from '@/inspector/statechart'
import { fromRoot } from '../webpack/paths'

/** A machine found in the sources. */
export interface KnownMachine {
  /** Path of its file from the root of the project. */
  path: string
  /** The name of its file. */
  name: string
  /** Its doc comment, without comment marks. */
  purpose: string
  chart: Chart
}

const filesBelow = (folder: string): string[] =>
  readdirSync(fromRoot(folder), { withFileTypes: true })
    .flatMap(entry => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
    .filter(path => path.endsWith('.machine.ts'))
    .toSorted()

/**
 * The exported machine, or the one created by an exported function from an empty map; otherwise
 * null.
 */
const machineIn = (exported: unknown): AnyStateMachine | null => {
  if (exported instanceof StateMachine) return exported
  if (typeof exported !== 'function') return null
  const made: unknown = exported(new Map())
  return made instanceof StateMachine ? made : null
}

const COMMENT_OF = (name: string) =>
  new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export const ${name}\\b`)

const purposeOf = (source: string, name: string): string =>
  (COMMENT_OF(name).exec(source)?.[1] ?? '').replace(/^[ \t]*\* ?/gm, '').trim()

const read = async (path: string): Promise<KnownMachine[]> => {
  const module = (await import(join(fromRoot('.'), path))) as Record<string, unknown>
  const source = readFileSync(fromRoot(path), 'utf8')
  const name = path.replace(/^.*\/|\.machine\.ts$/g, '')
  return Object.entries(module)
    .filter(([exported]) => exported.endsWith('Machine'))
    .flatMap(([exported, value]) => {
      const machine = machineIn(value)
      return machine
        ? [{ path, name, purpose: purposeOf(source, exported), chart: toChart(machine) }]
        : []
    })
}

/** All machines in the sources: those of the app first, then those of widgets. */
export const knownMachines = async (): Promise<KnownMachine[]> => {
  const files = filesBelow('src')
  const isOfApp = (path: string) => path.startsWith('src/machines/')
  const inOrder = [...files.filter(isOfApp), ...files.filter(path => !isOfApp(path))]
  return (await Promise.all(inOrder.map(read))).flat()
}
