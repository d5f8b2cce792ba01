import { expect, it } from 'vitest'
import { fileTree, type TreeNode } from '@/lib/file-tree'

const outline = (nodes: readonly TreeNode[]): unknown[] =>
  nodes.map(({ id, count, children }) =>
    count === undefined ? id : [id, count, outline(children)],
  )

it('a tree of files has folders first, with the number of files in each', () => {
  const paths = ['reason.txt', 'rack/b/z.log', 'rack/a.json', 'rack/b/c/y.log', 'bundle_id.txt']
  expect(outline(fileTree(paths))).toEqual([
    [
      'rack/',
      3,
      [['rack/b/', 2, [['rack/b/c/', 1, ['rack/b/c/y.log']], 'rack/b/z.log']], 'rack/a.json'],
    ],
    'bundle_id.txt',
    'reason.txt',
  ])
  expect(fileTree([])).toEqual([])
})
