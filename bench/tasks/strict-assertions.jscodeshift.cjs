module.exports = ({ source, path }, { jscodeshift: j }) =>
  !path.startsWith('test/')
    ? undefined
    : j(source)
        .find(j.CallExpression, {
          callee: { type: 'MemberExpression', object: { name: 'assert' }, property: { name: 'equal' } },
        })
        .filter(({ node }) => node.arguments.length === 2)
        .forEach(({ node }) => {
          node.callee.property = j.identifier('strictEqual')
        })
        .toSource()
