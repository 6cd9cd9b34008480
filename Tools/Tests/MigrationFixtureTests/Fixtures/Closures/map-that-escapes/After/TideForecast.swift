protocol BuoyNetProtocol: Sendable {
  func height(_ hour: Int) -> Int
}

final class BuoyNet: Sendable {
  static let shared = BuoyNet()
  func height(_ hour: Int) -> Int { hour * 2 }
}

extension BuoyNet: BuoyNetProtocol {}

struct Deferred9<Value> {
  let get: () -> Value
  func map<Other>(_ transform: @escaping (Value) -> Other) -> Deferred9<Other> {
    Deferred9<Other>(get: { transform(get()) })
  }
}

final class TideForecast {
  struct Dependencies {
    var buoyNet: any BuoyNetProtocol

    static var defaultDependencies: Self {
      Self(buoyNet: BuoyNet.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func heights() -> Deferred9<[Int]> {
    Deferred9(get: { [1, 2] }).map { [dependencies] hours in hours.map { dependencies.buoyNet.height($0) } }
  }

  func one() -> Deferred9<Int> { Deferred9 { 4 }.map { [dependencies] in dependencies.buoyNet.height($0) } }
}
