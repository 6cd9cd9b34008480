let lighthouse1416 = withDependencies {
  $0.lamp1416.light = { "red" }
} operation: {
  Lighthouse1416()
}
print(lighthouse1416.shine(), Lighthouse1416().shine())
