struct Settings6182 {
  nonisolated(unsafe) static var Theme: Int = 0
  nonisolated(unsafe) static var title = "none"
  nonisolated(unsafe) static var last: Int!
  nonisolated(unsafe) static var one = 1
  nonisolated(unsafe) static var two = 2
  nonisolated(unsafe) static var three = 3
}

nonisolated(unsafe) var width6182: Double = 1

@MainActor enum Ring6182 {
  static var size: Int? = 3
}

final class Panel6182 {
  struct Dependencies {
    var setSettings6182Title: @Sendable (String) -> Void
    var currentWidth6182: @Sendable () -> Double
    var setTheme: @Sendable (Int) -> Void
    var setLast: @Sendable (Int?) -> Void
    var setWidth6182: @Sendable (Double) -> Void
    var settings6182Title: @Sendable () -> String

    static var defaultDependencies: Self {
      Self(
        setSettings6182Title: { Settings6182.title = $0 },
        currentWidth6182: { width6182 },
        setTheme: { Settings6182.Theme = $0 },
        setLast: { Settings6182.last = $0 },
        setWidth6182: { width6182 = $0 },
        settings6182Title: { Settings6182.title })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func show() -> String {
    dependencies.setSettings6182Title(dependencies.currentWidth6182() > 1 ? "wide" : "narrow")
    dependencies.setTheme(4)
    dependencies.setLast(8)
    dependencies.setWidth6182(2)
    return dependencies.settings6182Title()
  }

  static func widen(by factor: Double, dependencies: Dependencies = .defaultDependencies) {
    dependencies.setWidth6182(factor)
  }
}

final class Board6182 {
  struct Dependencies {
    var currentWidth6182: @Sendable () -> Double

    static var defaultDependencies: Self {
      Self(currentWidth6182: { width6182 })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func reset() {
    Settings6182.Theme = 0
    Settings6182.title = "none"
    Settings6182.one = 1
    Settings6182.two = 2
    Settings6182.three = 3
  }

  func width() -> Double { dependencies.currentWidth6182() + 1 }
}

final class Counter6182 {
  func count() -> Int {
    Settings6182.one += 1
    return Settings6182.one
  }
}

@MainActor final class Dial6182 {
  struct Dependencies {
    var setRing6182Size: @MainActor @Sendable (Int?) -> Void
    var ring6182Size: @MainActor @Sendable () -> Int?

    static var defaultDependencies: Self {
      Self(setRing6182Size: { Ring6182.size = $0 }, ring6182Size: { Ring6182.size })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func turn() -> Int {
    dependencies.setRing6182Size(nil)
    return dependencies.ring6182Size() ?? 7
  }
}

typealias Outer6182 = Handler6182
typealias Handler6182 = @Sendable (Int) -> Int

struct Hooks6182 {
  nonisolated(unsafe) static var handler: Handler6182 = { $0 }
  nonisolated(unsafe) static var other: Outer6182 = { $0 }
  nonisolated(unsafe) static var mode = 0
}

/// What no closure can assign.
final class Hooked6182 {
  func hook(_ isOn: Bool) {
    Hooks6182.handler = { $0 + 1 }
    Hooks6182.mode = if isOn { 1 } else { 2 }
  }
}

final class Reader6182 {
  struct Dependencies {
    var theme: @Sendable () -> Int

    static var defaultDependencies: Self {
      Self(theme: { Settings6182.Theme })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func theme() -> Int { dependencies.theme() }
}

final class OuterHooked6182 {
  func hook() { Hooks6182.other = { $0 + 2 } }
}

nonisolated(unsafe) var `case` = 1

final class Cased6182 {
  struct Dependencies {
    var setCase: @Sendable (Int) -> Void

    static var defaultDependencies: Self {
      Self(setCase: { `case` = $0 })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func next() { dependencies.setCase(2) }
}
