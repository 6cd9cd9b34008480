protocol LunarTableProtocol: Sendable {
  func phase(_ day: Int) -> Int
}

final class LunarTable: Sendable {
  static let shared = LunarTable()
  func phase(_ day: Int) -> Int { day % 29 }
}

extension LunarTable: LunarTableProtocol {}

final class TideClock {
  struct Dependencies {
    var lunarTable: any LunarTableProtocol

    static var defaultDependencies: Self {
      Self(lunarTable: LunarTable.shared)
    }
  }

  private let dependencies: Dependencies

  private let offset: Int

  init(offset: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.offset = offset
  }

  func reader() -> (Int) -> Int {
    return { [unowned self, dependencies] (day: Int) -> Int in
      dependencies.lunarTable.phase(day) + offset
    }
  }
}
