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
  func count() -> String {
    DependencyContainer.shelf.jars(3) + " at "
      + "\(Int(DependencyContainer.now().timeIntervalSince1970))"
  }

  func title() -> String { DependencyContainer.name }
}

final class LarderOwner4803 {
  func rename(_ name: String) { DependencyContainer.name = name }
}
