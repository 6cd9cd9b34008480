import Foundation

final class YardMap: Sendable {
  static let shared = YardMap()
  func tracks() -> Int { 7 }
}

actor SwitchYard {
  private var wagons: [Int]

  init(wagons: [Int]) { self.wagons = wagons }

  init() {
    self.init(wagons: Array(1...YardMap.shared.tracks()))
  }

  func push(_ wagon: Int) -> Int {
    wagons.append(wagon)
    return wagons.count % YardMap.shared.tracks()
  }
}
