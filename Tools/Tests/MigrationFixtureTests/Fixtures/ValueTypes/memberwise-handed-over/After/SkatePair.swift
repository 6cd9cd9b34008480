import Foundation

protocol IceRinkProtocol: Sendable {
  func size(_ left: Int) -> Int
}

final class IceRink: Sendable {
  static let shared = IceRink()
  func size(_ left: Int) -> Int { left + 30 }
}

extension IceRink: IceRinkProtocol {}

struct SkatePair {
  struct Dependencies {
    var iceRink: any IceRinkProtocol

    static var defaultDependencies: Self {
      Self(iceRink: IceRink.shared)
    }
  }

  private let dependencies: Dependencies

  let left: Int
  let right: Int

  init(left: Int, right: Int) {
    self.init(left: left, right: right, dependencies: .defaultDependencies)
  }

  init(left: Int, right: Int, dependencies: Dependencies) {
    self.left = left
    self.right = right
    self.dependencies = dependencies
  }

  func size() -> Int { dependencies.iceRink.size(left) }
}

func skates(_ sizes: [(Int, Int)]) -> [SkatePair] { sizes.map(SkatePair.init) }

func skate(_ make: (Int, Int) -> SkatePair) -> Int { make(3, 4).size() }
