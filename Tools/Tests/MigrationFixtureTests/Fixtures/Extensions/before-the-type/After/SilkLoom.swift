extension SilkDyer {
  func dye(_ cloth: String) -> String { "\(dependencies.silkLoom.weave(cloth)) in \(colour)" }
}

extension SilkLoom.Shuttle {
  func fly() -> String { dependencies.mulberryFarm.leaves(thread) }
}

final class SilkDyer {
  struct Dependencies {
    var silkLoom: any SilkLoomProtocol

    static var defaultDependencies: Self {
      Self(silkLoom: SilkLoom.shared)
    }
  }

  private let dependencies: Dependencies

  let colour: String

  init(colour: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.colour = colour
  }
}

protocol SilkLoomProtocol: Sendable {
  func weave(_ cloth: String) -> String
}

final class SilkLoom: Sendable {
  static let shared = SilkLoom()

  struct Shuttle {
    struct Dependencies {
      var mulberryFarm: any MulberryFarmProtocol

      static var defaultDependencies: Self {
        Self(mulberryFarm: MulberryFarm.shared)
      }
    }

    private let dependencies: Dependencies

    let thread: Int

    init(thread: Int, dependencies: Dependencies = .defaultDependencies) {
      self.dependencies = dependencies
      self.thread = thread
    }
  }

  func weave(_ cloth: String) -> String { "woven \(cloth)" }
}

extension SilkLoom: SilkLoomProtocol {}

protocol MulberryFarmProtocol: Sendable {
  func leaves(_ count: Int) -> String
}

final class MulberryFarm: Sendable {
  static let shared = MulberryFarm()
  func leaves(_ count: Int) -> String { "\(count) leaves" }
}

extension MulberryFarm: MulberryFarmProtocol {}
