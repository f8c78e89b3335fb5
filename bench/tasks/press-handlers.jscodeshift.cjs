module.exports = ({ source }, { jscodeshift: j }) =>
  j(source)
    .find(j.JSXAttribute, { name: { name: 'onClick' } })
    .forEach(({ node }) => {
      node.name = j.jsxIdentifier('onPress')
    })
    .toSource()

module.exports.parser = 'tsx'
