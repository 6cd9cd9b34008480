final class MoonTable: Sendable {
  static let shared = MoonTable()
  func phase(_ day: Int) -> Int { day % 29 }
}

final class TideClock {
  private let offset: Int

  init(offset: Int) {
    self.offset = offset
  }

  func reader() -> (Int) -> Int {
    return { [unowned self] (day: Int) -> Int in
      MoonTable.shared.phase(day) + offset
    }
  }
}
