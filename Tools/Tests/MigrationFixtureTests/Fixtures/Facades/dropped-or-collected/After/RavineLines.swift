import Foundation

@resultBuilder
enum RavineLines {
  static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
  static func buildEither(first part: Int) -> Int { part }
  static func buildEither(second part: Int) -> Int { part * 10 }
}

enum RavineMaker {
  @discardableResult
  static func part(_ number: Int) -> Int {
    FileManager.default.fileExists(atPath: "/") ? number : 0
  }
}

struct RavineStack {
  let total: Int

  init(@RavineLines _ lines: () -> Int) { total = lines() }
}

final class RavineSum {
  struct Dependencies {
    var part: @Sendable (Int) -> Int

    static var defaultDependencies: Self {
      Self(part: { RavineMaker.part($0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  @RavineLines func sum(_ isOn: Bool) -> Int {
    if isOn { dependencies.part(1) } else { dependencies.part(2) }
    3
  }
}

final class RavineTotal {
  struct Dependencies {
    var part: @Sendable (Int) -> Int

    static var defaultDependencies: Self {
      Self(part: { RavineMaker.part($0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  @RavineLines var total: Int {
    dependencies.part(4)
    dependencies.part(5)
  }
}

final class RavineClosure {
  struct Dependencies {
    var part: @Sendable (Int) -> Int

    static var defaultDependencies: Self {
      Self(part: { RavineMaker.part($0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func total() -> Int {
    RavineStack { [dependencies] in
      dependencies.part(6)
      dependencies.part(7)
    }.total
  }
}

func ravineTotal(@RavineLines _ lines: () -> Int) -> Int { lines() }

final class RavineFunction {
  struct Dependencies {
    var part: @Sendable (Int) -> Int

    static var defaultDependencies: Self {
      Self(part: { RavineMaker.part($0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func total() -> Int {
    ravineTotal {
      dependencies.part(6)
      dependencies.part(8)
    }
  }
}

final class RavineDropper {
  struct Dependencies {
    var part: @Sendable (Int) -> Void
    var makeTimer: @Sendable (TimeInterval, Bool, @escaping @Sendable (Timer) -> Void) -> Timer

    static var defaultDependencies: Self {
      Self(
        part: { _ = RavineMaker.part($0) },
        makeTimer: { Timer(timeInterval: $0, repeats: $1, block: $2) })
    }
  }

  private let dependencies: Dependencies

  private var count = 0

  var number: Int {
    get { count }
    set { dependencies.part(newValue) }
  }

  var watched = 0 {
    didSet { dependencies.part(watched) }
  }

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run() {
    do { dependencies.part(8) }
    repeat { dependencies.part(9) } while count > 0
    number = 10
    watched = 11
  }

  func scheduled() -> TimeInterval {
    let timer = dependencies.makeTimer(16, false) { [dependencies] _ in
      dependencies.part(15)
      print("timer")
    }
    return timer.timeInterval
  }

  func started() -> Int {
    Task { [dependencies] in
      dependencies.part(12)
      print("task")
    }
    dependencies.part(13)
    return 14
  }
}
