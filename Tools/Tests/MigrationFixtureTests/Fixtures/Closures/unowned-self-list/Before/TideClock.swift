final class LunarTable: Sendable {
  static let shared = LunarTable()
  func phase(_ day: Int) -> Int { day % 29 }
}

final class TideClock {
  private let offset: Int

  init(offset: Int) {
    self.offset = offset
  }

  func reader() -> (Int) -> Int {
    return { [unowned self] (day: Int) -> Int in
      LunarTable.shared.phase(day) + offset
    }
  }
}
