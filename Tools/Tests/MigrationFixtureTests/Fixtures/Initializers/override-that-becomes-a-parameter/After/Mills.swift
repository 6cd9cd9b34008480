protocol MillStreamProtocol: Sendable {
  func speed() -> Int
}

final class MillStream: Sendable {
  static let shared = MillStream()
  func speed() -> Int { 4 }
}

extension MillStream: MillStreamProtocol {}

class MillPart {
  let age: Int
  init() { age = 10 }
  init(age: Int) { self.age = age }
}

final class MillWheel: MillPart {
  struct Dependencies {
    var millStream: any MillStreamProtocol

    static var defaultDependencies: Self {
      Self(millStream: MillStream.shared)
    }
  }

  private let dependencies: Dependencies

  private let start: Int

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    start = dependencies.millStream.speed()
    super.init()
  }

  func turns() -> Int { start * dependencies.millStream.speed() + age }
}

class MillStone: MillPart {
  struct Dependencies {
    var millStream: any MillStreamProtocol

    static var defaultDependencies: Self {
      Self(millStream: MillStream.shared)
    }
  }

  private let dependencies: Dependencies

  private let start: Int

  init(age: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    start = dependencies.millStream.speed()
    super.init(age: age + 1)
  }

  func turns() -> Int { start * dependencies.millStream.speed() + age }
}

final class MillStoneOfOak: MillStone {}

func makeOakStone() -> MillStoneOfOak { MillStoneOfOak(age: 5) }
