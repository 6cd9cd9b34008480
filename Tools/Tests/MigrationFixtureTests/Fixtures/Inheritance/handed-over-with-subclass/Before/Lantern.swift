import Foundation

final class CandleMaker: Sendable {
  static let shared = CandleMaker()

  func hours(_ size: Int) -> Int { size * 6 }
}

class Lantern {
  let size: Int

  init(size: Int) { self.size = size }

  func hours() -> Int { CandleMaker.shared.hours(size) }
}

final class PaperLantern: Lantern {
  override init(size: Int) { super.init(size: size + 1) }
}

func lanterns(_ sizes: [Int]) -> [Lantern] {
  sizes.map(Lantern.init) + sizes.map(PaperLantern.init(size:))
}
