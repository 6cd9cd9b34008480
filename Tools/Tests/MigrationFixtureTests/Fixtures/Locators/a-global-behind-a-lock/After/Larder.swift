import Foundation

struct LarderWorld4803: Sendable {
  var now: @Sendable () -> Date = { Date(timeIntervalSince1970: 0) }
  var shelf = LarderShelf4803()
  var name: String = "larder"
}

struct LarderShelf4803: Sendable {
  var jars: @Sendable (Int) -> String = { "\($0) jars" }
}

private final class LarderLock4803: @unchecked Sendable {
  private let lock = NSLock()
  private var world = LarderWorld4803()

  var value: LarderWorld4803 {
    get { lock.withLock { world } }
    set { lock.withLock { world = newValue } }
  }
}

private let larderLock4803 = LarderLock4803()

var DependencyContainer: LarderWorld4803 {
  get { larderLock4803.value }
  set { larderLock4803.value = newValue }
}

final class LarderCook4803 {
  struct Dependencies {
    var shelf: @Sendable () -> LarderShelf4803
    var now: @Sendable () -> Date
    var name: @Sendable () -> String

    static var defaultDependencies: Self {
      Self(
        shelf: { DependencyContainer.shelf },
        now: { DependencyContainer.now() },
        name: { DependencyContainer.name })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func count() -> String {
    dependencies.shelf().jars(3) + " at "
      + "\(Int(dependencies.now().timeIntervalSince1970))"
  }

  func title() -> String { dependencies.name() }
}

final class LarderOwner4803 {
  func rename(_ name: String) { DependencyContainer.name = name }
}
