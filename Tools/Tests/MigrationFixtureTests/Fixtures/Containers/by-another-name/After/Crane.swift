import Swinject

final class CraneRope6151 {
  let length: Int
  init(length: Int) { self.length = length }
}

let craneContainer6151 = makeCraneContainer6151(2)

func makeCraneContainer6151(_ factor: Int) -> Container {
  let container = Container()
  container.register(CraneRope6151.self) { _ in CraneRope6151(length: 7 * factor) }
  container.register(CraneRope6151.self) { (_, length: Int) in
    CraneRope6151(length: length * factor)
  }
  return container
}

enum CraneContainers6151 {
  static let main = makeCraneContainer6151(1)
  nonisolated(unsafe) static var spare = makeCraneContainer6151(3)
}

final class CraneHook6151 {
  struct Dependencies {
    var makeCraneRope6151: @Sendable () -> CraneRope6151

    static var defaultDependencies: Self {
      Self(makeCraneRope6151: { craneContainer6151.resolve(CraneRope6151.self)! })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func lift() -> Int { dependencies.makeCraneRope6151().length }
}

final class CraneCabin6151 {
  struct Dependencies {
    var makeCraneRope6151WithLength: @Sendable (Int) -> CraneRope6151
    var makeCraneRope6151: @Sendable () -> CraneRope6151

    static var defaultDependencies: Self {
      Self(
        makeCraneRope6151WithLength: {
          CraneContainers6151.main.resolve(CraneRope6151.self, argument: $0)!
        },
        makeCraneRope6151: { CraneContainers6151.main.resolve(CraneRope6151.self)! })
    }
  }

  private let dependencies: Dependencies

  private let container = CraneContainers6151.main

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func lift(_ length: Int) -> Int {
    let rope = dependencies.makeCraneRope6151WithLength(length)
    return rope.length + dependencies.makeCraneRope6151().length
  }
}

final class CraneShed6151 {
  private let container = CraneContainers6151.spare

  func lift() -> Int { container.resolve(CraneRope6151.self)!.length }
}

final class CraneMast6151 {
  var craneContainer6151 = CraneContainers6151.main

  func lift() -> Int { craneContainer6151.resolve(CraneRope6151.self)!.length }
}
