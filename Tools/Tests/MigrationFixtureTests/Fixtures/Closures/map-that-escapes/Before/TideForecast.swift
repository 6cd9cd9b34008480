final class BuoyNet: Sendable {
  static let shared = BuoyNet()
  func height(_ hour: Int) -> Int { hour * 2 }
}

struct Deferred9<Value> {
  let get: () -> Value
  func map<Other>(_ transform: @escaping (Value) -> Other) -> Deferred9<Other> {
    Deferred9<Other>(get: { transform(get()) })
  }
}

final class TideForecast {
  init() {}

  func heights() -> Deferred9<[Int]> {
    Deferred9(get: { [1, 2] }).map { hours in hours.map { BuoyNet.shared.height($0) } }
  }

  func one() -> Deferred9<Int> { Deferred9 { 4 }.map { BuoyNet.shared.height($0) } }
}
