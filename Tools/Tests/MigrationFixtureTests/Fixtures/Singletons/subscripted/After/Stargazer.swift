import Foundation

final class NightSky: @unchecked Sendable {
  static let shared = NightSky()
  private var names: [Int: String] = [1: "Vega"]

  subscript(number: Int) -> String {
    get { names[number] ?? "dark" }
    set { names[number] = newValue }
  }
}

final class Stargazer {
  struct Dependencies {
    var nightSky: NightSky

    static var defaultDependencies: Self {
      Self(nightSky: NightSky.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func name(_ number: Int, _ name: String) -> String {
    let old = dependencies.nightSky[number]
    dependencies.nightSky[number] = name
    return "\(old) is \(dependencies.nightSky[number])"
  }
}
