/** A file or a folder, by its path. */
export interface TreeNode {
  /** The whole path; that of a folder ends with a slash. */
  id: string
  /** The last part of the path. */
  name: string
  /** How many files a folder contains, those of its folders included; absent for a file. */
  count?: number
  children: readonly TreeNode[]
}

interface Folder {
  folders: Map<string, Folder>
  files: string[]
}

const byName = (one: TreeNode, other: TreeNode) => (one.name < other.name ? -1 : 1)

const nodesOf = ({ folders, files }: Folder, path: string): TreeNode[] => [
  ...[...folders]
    .map(([name, folder]): TreeNode => {
      const children = nodesOf(folder, `${path}${name}/`)
      const count = children.reduce((sum, child) => sum + (child.count ?? 1), 0)
      return { id: `${path}${name}/`, name, count, children }
    })
    .sort(byName),
  ...files.map((name): TreeNode => ({ id: path + name, name, children: [] })).sort(byName),
]

/** The tree of files with these paths: folders first, each sorted by name. */
export const fileTree = (paths: readonly string[]): readonly TreeNode[] => {
  const root: Folder = { folders: new Map(), files: [] }
  for (const path of paths) {
    const names = path.split('/')
    const file = names.pop() ?? ''
    let folder = root
    for (const name of names) {
      const next = folder.folders.get(name) ?? { folders: new Map(), files: [] }
      folder.folders.set(name, next)
      folder = next
    }
    folder.files.push(file)
  }
  return nodesOf(root, '')
}
