protocol EbbTableProtocol: Sendable {
  func height(_ hour: Int) -> Int
}

final class EbbTable: Sendable {
  static let shared = EbbTable()
  func height(_ hour: Int) -> Int { hour * 2 }
}

extension EbbTable: EbbTableProtocol {}

final class TideClerk {
  struct Dependencies {
    var ebbTable: any EbbTableProtocol

    static var defaultDependencies: Self {
      Self(ebbTable: EbbTable.shared)
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
      self.heights.append(self.dependencies.ebbTable.height(1))
    }
    pending.append { [weak self] in
      if let self = self, self.dependencies.ebbTable.height(2) > 0 {
        self.heights.append(self.dependencies.ebbTable.height(2))
      }
    }
    pending.append { [weak self, dependencies] in
      guard let self else {
        print(dependencies.ebbTable.height(0))
        return
      }
      self.pending.append {
        print(dependencies.ebbTable.height(3))
      }
      self.heights.append(dependencies.ebbTable.height(3))
    }
    pending.append { [weak self] in
      guard let self else { return }
      heights.append(dependencies.ebbTable.height(5))
    }
    pending.append { [weak self] in
      self?.pending.append { [weak self] in
        guard let self else { return }
        self.heights.append(self.dependencies.ebbTable.height(4))
      }
    }
  }

  func run() -> [Int] {
    while !pending.isEmpty { pending.removeFirst()() }
    return heights
  }
}
