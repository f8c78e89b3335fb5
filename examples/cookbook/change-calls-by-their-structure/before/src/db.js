// connect(host, port) is old
connect(
  config.get('host'),
  5432
)
retry(() => connect(host, (a, b)))
