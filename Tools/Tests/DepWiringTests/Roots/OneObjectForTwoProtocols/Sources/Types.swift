protocol Reading: AnyObject {}
protocol Writing: AnyObject {}
final class Store: Reading, Writing { init() { print("Store") } }
final class Copier {
  struct Dependencies {
    var source: any Reading
    var target: any Writing
    var store: Store
    var both: any Reading & Writing
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
