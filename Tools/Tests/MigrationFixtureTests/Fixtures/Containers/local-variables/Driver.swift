import Dependencies

let smithy = Smithy1322()
print(smithy.heat(), smithy.coolHeat(), smithy.work(), smithy.later()(), Smithy1322.test())
print(
  withDependencies {
    $0.smithyIron1322.heat = 700
  } operation: {
    smithy.heat()
  })
