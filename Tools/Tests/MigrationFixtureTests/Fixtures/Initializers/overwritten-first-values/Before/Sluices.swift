import Foundation

/// Each initializer sets `opened`.
final class Sluice2901 {
  var opened = Date()
  private(set) var name: String

  init(opened: Date, name: String) {
    self.name = name
    self.opened = opened
  }

  init(name: String) {
    opened = Date.distantPast
    self.name = name
  }

  func age() -> TimeInterval { Date().timeIntervalSince(opened) }
}

/// One initializer keeps the first value.
final class Weir2901 {
  var opened = Date()

  init() {}

  init(opened: Date) { self.opened = opened }
}

/// The first value is all that is hidden.
struct Lock2901 {
  var opened = Date()

  init(_ other: Date) {
    opened = other
    print("sets it")
  }
}

/// A branch sets it, and so does a parameter of its name.
final class Dam2901 {
  var opened = Date()

  init(isNew: Bool, opened: Date) {
    if isNew { self.opened = opened }
  }
}
