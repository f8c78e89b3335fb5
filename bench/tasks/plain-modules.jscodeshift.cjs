module.exports = ({ source }, { jscodeshift: j }) =>
  j(source)
    .find(j.CallExpression, { callee: { type: 'Identifier', name: 'require' } })
    .filter(({ node }) => String(node.arguments[0]?.value).startsWith('node:'))
    .forEach(({ node }) => {
      node.arguments[0] = j.literal(node.arguments[0].value.slice('node:'.length))
    })
    .toSource({ quote: 'single' })
