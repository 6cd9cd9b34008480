protocol Reading: AnyObject {}
protocol Storing: Reading {}
final class Store: Storing { init() {} }
final class Feed {
  struct Dependencies {
    var reader: any Reading
    var store: any Storing
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
