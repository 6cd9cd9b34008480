final class Log {
  let name: String
  init(name: String) { self.name = name }
}
final class Images { init() {} }
final class Store { init() {} }
final class Row {
  struct Dependencies {
    var first: Log
    var second: Log
  }
  let names: String
  init(dependencies: Dependencies) { names = dependencies.first.name + dependencies.second.name }
}
final class Detail {
  struct Dependencies {
    var images: Images
    var log: Log
    var store: Store
    var makeRow: () -> Row
  }
  let row: Row
  init(item: String, dependencies: Dependencies) { row = dependencies.makeRow() }
}
final class Several {
  struct Dependencies {
    var images: Images
    var log: Log
    init(images: Images, log: Log) {
      self.images = images
      self.log = log
    }
    init(log: Log, images: Images) { self.init(images: images, log: log) }
  }
  init(dependencies: Dependencies) {}
}
