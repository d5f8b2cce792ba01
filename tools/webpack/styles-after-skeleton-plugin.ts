import HtmlPlugin from 'html-webpack-plugin'
import type { Compiler, WebpackPluginInstance } from 'webpack'

const NAME = 'StylesAfterSkeletonPlugin'

/**
 * Moves the console's stylesheet after the skeleton in the document. In the head, it would delay
 * the paint of the skeleton, which has its own styles.
 */
export class StylesAfterSkeletonPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      HtmlPlugin.getHooks(compilation).alterAssetTagGroups.tap(NAME, data => {
        const isStyle = ({ tagName, attributes }: HtmlPlugin.HtmlTagObject) =>
          tagName === 'link' && attributes.rel === 'stylesheet'
        data.bodyTags.push(...data.headTags.filter(isStyle))
        data.headTags = data.headTags.filter(tag => !isStyle(tag))
        return data
      })
    })
  }
}
