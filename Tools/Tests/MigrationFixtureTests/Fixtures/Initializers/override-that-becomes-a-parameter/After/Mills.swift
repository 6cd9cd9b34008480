protocol GristStreamProtocol: Sendable {
  func speed() -> Int
}

final class GristStream: Sendable {
  static let shared = GristStream()
  func speed() -> Int { 4 }
}

extension GristStream: GristStreamProtocol {}

class GristPart {
  let age: Int
  init() { age = 10 }
  init(age: Int) { self.age = age }
}

final class GristWheel: GristPart {
  struct Dependencies {
    var gristStream: any GristStreamProtocol

    static var defaultDependencies: Self {
      Self(gristStream: GristStream.shared)
    }
  }

  private let dependencies: Dependencies

  private let start: Int

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    start = dependencies.gristStream.speed()
    super.init()
  }

  func turns() -> Int { start * dependencies.gristStream.speed() + age }
}

class GristStone: GristPart {
  struct Dependencies {
    var gristStream: any GristStreamProtocol

    static var defaultDependencies: Self {
      Self(gristStream: GristStream.shared)
    }
  }

  private let dependencies: Dependencies

  private let start: Int

  init(age: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    start = dependencies.gristStream.speed()
    super.init(age: age + 1)
  }

  func turns() -> Int { start * dependencies.gristStream.speed() + age }
}

final class GristStoneOfOak: GristStone {}

func makeOakStone() -> GristStoneOfOak { GristStoneOfOak(age: 5) }
