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
  struct Dependencies {
    var makeOrder: (String, Int) -> TailorOrder1404
    var shears: any TailorShears1404

    init(makeOrder: @escaping (String, Int) -> TailorOrder1404, shears: any TailorShears1404) {
      self.makeOrder = makeOrder
      self.shears = shears
    }

    init(_ container: any TailorShearsFactory1404 & TailorOrderFactory1404) {
      self.init(
        makeOrder: { container.makeOrder(for: $0, pieces: $1) },
        shears: container.makeShears())
    }
  }

  typealias Factory = TailorShearsFactory1404 & TailorOrderFactory1404

  private let dependencies: Dependencies
  private let shears: TailorShears1404

  public convenience init(factory: Factory) {
    self.init(dependencies: Dependencies(factory))
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    self.shears = dependencies.shears
  }

  func work() -> String {
    let order = dependencies.makeOrder("Ada", 2)
    return "\((try? shears.cut("wool")) ?? "") \(order.text)"
  }
}

/// Makes shears late, and only when they are needed.
final class TailorApprentice1404 {
  struct Dependencies {
    var makeShears: () -> any TailorShears1404

    init(makeShears: @escaping () -> any TailorShears1404) {
      self.makeShears = makeShears
    }

    init(_ container: Tailor1404.Factory) {
      self.init(makeShears: { container.makeShears() })
    }
  }

  private let dependencies: Dependencies
  private lazy var shears = dependencies.makeShears()

  convenience init(factory: Tailor1404.Factory) {
    self.init(dependencies: Dependencies(factory))
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func help() -> String { (try? shears.cut("felt")) ?? "" }
}
