final class EbbTable: Sendable {
  static let shared = EbbTable()
  func height(_ hour: Int) -> Int { hour * 2 }
}

final class TideClerk {
  private var heights: [Int] = []
  private var pending: [() -> Void] = []

  init() {}

  func plan() {
    pending.append { [weak self] in
      guard let self else { return }
      self.heights.append(EbbTable.shared.height(1))
    }
    pending.append { [weak self] in
      if let self = self, EbbTable.shared.height(2) > 0 {
        self.heights.append(EbbTable.shared.height(2))
      }
    }
    pending.append { [weak self] in
      guard let self else {
        print(EbbTable.shared.height(0))
        return
      }
      self.pending.append {
        print(EbbTable.shared.height(3))
      }
      self.heights.append(EbbTable.shared.height(3))
    }
    pending.append { [weak self] in
      guard let self else { return }
      heights.append(EbbTable.shared.height(5))
    }
    pending.append { [weak self] in
      self?.pending.append { [weak self] in
        guard let self else { return }
        self.heights.append(EbbTable.shared.height(4))
      }
    }
  }

  func run() -> [Int] {
    while !pending.isEmpty { pending.removeFirst()() }
    return heights
  }
}
