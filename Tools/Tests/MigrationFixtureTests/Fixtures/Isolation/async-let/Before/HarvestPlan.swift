final class FieldProbe: Sendable {
  static let shared = FieldProbe()
  func moisture(_ field: Int) async -> Int { field * 11 }
}

final class HarvestPlan {
  private var plans = 0

  init() {}

  func measure() async -> [Int] {
    plans += 1
    async let north = FieldProbe.shared.moisture(1)
    async let south = FieldProbe.shared.moisture(2)
    return await [north, south]
  }
}
