protocol TideTableProtocol: Sendable {
  func height(_ hour: Int) -> Int
}

final class TideTable: Sendable {
  static let shared = TideTable()
  func height(_ hour: Int) -> Int { hour * 2 }
}

extension TideTable: TideTableProtocol {}

final class TideClerk {
  struct Dependencies {
    var tideTable: any TideTableProtocol

    static var defaultDependencies: Self {
      Self(tideTable: TideTable.shared)
    }
  }

  private let dependencies: Dependencies

  private var heights: [Int] = []
  private var pending: [() -> Void] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func plan() {
    pending.append { [weak self] in
      guard let self else { return }
      self.heights.append(self.dependencies.tideTable.height(1))
    }
    pending.append { [weak self] in
      if let self = self, self.dependencies.tideTable.height(2) > 0 {
        self.heights.append(self.dependencies.tideTable.height(2))
      }
    }
    pending.append { [weak self, dependencies] in
      guard let self else {
        print(dependencies.tideTable.height(0))
        return
      }
      self.pending.append {
        print(dependencies.tideTable.height(3))
      }
      self.heights.append(dependencies.tideTable.height(3))
    }
    pending.append { [weak self] in
      self?.pending.append { [weak self] in
        guard let self else { return }
        self.heights.append(self.dependencies.tideTable.height(4))
      }
    }
  }

  func run() -> [Int] {
    while !pending.isEmpty { pending.removeFirst()() }
    return heights
  }
}
