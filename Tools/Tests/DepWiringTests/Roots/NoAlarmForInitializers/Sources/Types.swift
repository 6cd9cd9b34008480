final class Log: Sendable { init() {} }
final class Several {
  struct Dependencies { var log: Log }
  init(dependencies: Dependencies) {}
  init(dependencies: Dependencies) async {}
  init(item: String, dependencies: Dependencies) throws {}
  convenience init(count: Int = 1, _ first: String, _ more: String..., dependencies: Dependencies) {
    self.init(dependencies: dependencies)
  }
}
final class Both: Sendable {
  struct Dependencies: Sendable { var log: Log }
  init(dependencies: Dependencies) async throws {}
}
struct Plain {
  struct Dependencies { var log: Log }
  var title = ""
  var subtitle: String?
  let dependencies: Dependencies
}
extension Plain {
  init(number: Int, dependencies: Dependencies) {
    self.init(title: "\(number)", dependencies: dependencies)
  }
}
class Base {
  struct Dependencies { var log: Log }
  init(item: String, dependencies: Dependencies) {}
  convenience init(count: Int, dependencies: Dependencies) {
    self.init(item: "", dependencies: dependencies)
  }
}
final class Other: Base {
  override init(item: String, dependencies: Dependencies) {
    super.init(item: item, dependencies: dependencies)
  }
}
final class Derived: Base {
  init(dependencies: Dependencies) { super.init(item: "", dependencies: dependencies) }
}
