import Foundation

class Delegate6192 {}

final class Menu6192: Delegate6192 {
  var count = 0
  func show() -> Int { count += 1; return count }
}

let delegate6192: Delegate6192 = Menu6192()
let menu6192 = delegate6192 as! Menu6192
let other6192 = delegate6192 as? Menu6192

final class Reader6192 {
  struct Dependencies {
    var sharedMenu6192: Menu6192
    var sharedOther6192: Menu6192?

    static var defaultDependencies: Self {
      Self(sharedMenu6192: menu6192, sharedOther6192: other6192)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func read() -> Int { dependencies.sharedMenu6192.show() + (dependencies.sharedOther6192?.show() ?? 0) }
}
