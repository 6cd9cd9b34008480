protocol TailorShears1404 {
  func cut(_ cloth: String) throws -> String
}

struct SteelTailorShears1404: TailorShears1404 {
  func cut(_ cloth: String) throws -> String { "\(cloth) cut" }
}

final class TailorOrder1404 {
  let text: String
  init(text: String) { self.text = text }
}

protocol TailorShearsFactory1404 {
  func makeShears() -> TailorShears1404
}

protocol TailorOrderFactory1404 {
  func makeOrder(for customer: String, pieces: Int) -> TailorOrder1404
}

final class TailorContainer1404: TailorShearsFactory1404, TailorOrderFactory1404 {
  func makeShears() -> TailorShears1404 {
    print("shears are ground")
    return SteelTailorShears1404()
  }

  func makeOrder(for customer: String, pieces: Int) -> TailorOrder1404 {
    TailorOrder1404(text: "\(pieces) for \(customer)")
  }
}

final class Tailor1404 {
  typealias Factory = TailorShearsFactory1404 & TailorOrderFactory1404

  private let factory: Factory
  private let shears: TailorShears1404

  public init(factory: Factory) {
    self.factory = factory
    self.shears = factory.makeShears()
  }

  func work() -> String {
    let order = factory.makeOrder(for: "Ada", pieces: 2)
    return "\((try? shears.cut("wool")) ?? "") \(order.text)"
  }
}

/// Makes shears late, and only when they are needed.
final class TailorApprentice1404 {
  private let factory: Tailor1404.Factory
  private lazy var shears = factory.makeShears()

  init(factory: Tailor1404.Factory) { self.factory = factory }

  func help() -> String { (try? shears.cut("felt")) ?? "" }
}
