import Foundation

protocol CandleMakerProtocol: Sendable {
  func hours(_ size: Int) -> Int
}

final class CandleMaker: Sendable {
  static let shared = CandleMaker()

  func hours(_ size: Int) -> Int { size * 6 }
}

extension CandleMaker: CandleMakerProtocol {}

class Lantern {
  struct Dependencies {
    var candleMaker: any CandleMakerProtocol

    static var defaultDependencies: Self {
      Self(candleMaker: CandleMaker.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  let size: Int

  init(size: Int) { self.size = size }

  func hours() -> Int { dependencies.candleMaker.hours(size) }
}

final class PaperLantern: Lantern {
  override init(size: Int) { super.init(size: size + 1) }
}

func lanterns(_ sizes: [Int]) -> [Lantern] {
  sizes.map(Lantern.init) + sizes.map(PaperLantern.init(size:))
}
