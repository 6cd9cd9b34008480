import Foundation

final class Needle6184 {
  var isShown = true
  var source: (() -> Date)?
}

struct Gauge6184 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  let needle: Needle6184
  var dependencies: Dependencies = .defaultDependencies

  func connect(_ other: Needle6184) {
    needle.source = { [weak other, dependencies] in
      other?.isShown == true ? dependencies.now() : Date(timeIntervalSince1970: 0)
    }
  }

  func read() { needle.source = { needle.isShown ? dependencies.now() : Date(timeIntervalSince1970: 0) } }
}
