import Foundation

final class LotteryDrum {
  init() {}

  func draw(below limit: Int) -> Int { Int.random(in: 0..<limit) }

  func drawn() -> Bool { Date() > .distantPast }
}
