module.exports = ({ source }, { jscodeshift: j }) =>
  j(source)
    .find(j.CallExpression, {
      callee: { object: { callee: { name: 'expect' } }, property: { name: 'toBe' } },
      arguments: [{ value: true }],
    })
    .forEach(({ node }) => {
      node.callee.property = j.identifier('toBeTruthy')
      node.arguments = []
    })
    .toSource()

module.exports.parser = 'tsx'
