protocol Reading {}
protocol Writing {}
final class ReadOnly: Reading { init() { print("ReadOnly") } }
final class Store: Reading, Writing { init() { print("Store") } }
typealias Storing = Reading & Writing
final class Feed {
  struct Dependencies {
    var store: any Reading & Writing
    var other: any Storing
    var both: any Writing & Reading & AnyObject
  }
  init(dependencies: Dependencies) {}
}
