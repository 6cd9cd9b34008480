final class Log { init() {} }
final class Clock { init() {} }
final class Image {
  struct Dependencies {
    var log: Log
    var clock: Clock
  }
  init(_ name: String, dependencies: Dependencies) { print("Image \(name)") }
}
final class Row {
  struct Dependencies {
    var log: Log
    var image: Image
  }
  init(_ id: Int, dependencies: Dependencies) { print("Row \(id)") }
}
@MainActor final class List {
  struct Dependencies {
    var clock: Clock
    var makeRow: (Int) -> Row
    var first: Row
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
@MainActor final class Group {
  struct Dependencies {
    var log: Log
    var lists: [List]
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
