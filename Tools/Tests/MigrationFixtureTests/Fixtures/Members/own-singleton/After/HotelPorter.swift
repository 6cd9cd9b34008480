protocol CityGuideProtocol: Sendable {
  func tip() -> String
}

final class CityGuide: Sendable {
  static let shared = CityGuide()
  func tip() -> String { "museum" }
}

extension CityGuide: CityGuideProtocol {}

final class HotelPorter: Sendable {
  struct Dependencies {
    var cityGuide: any CityGuideProtocol

    static var defaultDependencies: Self {
      Self(cityGuide: CityGuide.shared)
    }
  }

  private let dependencies: Dependencies

  static let shared = HotelPorter()

  private convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func advise() -> String { dependencies.cityGuide.tip() }

  func second() -> String { self.advise() + "!" + self.advise() }
}
