final class FrostService: Sendable {
  static let shared = FrostService()
  func warning(_ night: Int) async -> Bool { night % 2 == 0 }
}

actor OrchardWatch {
  private var nights = 0
  private(set) var alarms: [Int] = []

  func watch() async {
    for _ in 0..<4 {
      nights += 1
      if await FrostService.shared.warning(nights) { alarms.append(nights) }
    }
  }

  nonisolated func ask(_ night: Int) -> Task<Bool, Never> {
    Task { await FrostService.shared.warning(night) }
  }
}
