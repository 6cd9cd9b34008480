final class TideTable: Sendable {
  static let shared = TideTable()
  func height(_ hour: Int) -> Int { hour * 2 }
}

final class TideClerk {
  private var heights: [Int] = []
  private var pending: [() -> Void] = []

  init() {}

  func plan() {
    pending.append { [weak self] in
      guard let self else { return }
      self.heights.append(TideTable.shared.height(1))
    }
    pending.append { [weak self] in
      if let self = self, TideTable.shared.height(2) > 0 {
        self.heights.append(TideTable.shared.height(2))
      }
    }
    pending.append { [weak self] in
      guard let self else {
        print(TideTable.shared.height(0))
        return
      }
      self.pending.append {
        print(TideTable.shared.height(3))
      }
      self.heights.append(TideTable.shared.height(3))
    }
    pending.append { [weak self] in
      self?.pending.append { [weak self] in
        guard let self else { return }
        self.heights.append(TideTable.shared.height(4))
      }
    }
  }

  func run() -> [Int] {
    while !pending.isEmpty { pending.removeFirst()() }
    return heights
  }
}
