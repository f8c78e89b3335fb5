// connect(host, port) is old
connect({ host: config.get('host'), port: 5432 })
retry(() => connect({ host: host, port: (a, b) }))
