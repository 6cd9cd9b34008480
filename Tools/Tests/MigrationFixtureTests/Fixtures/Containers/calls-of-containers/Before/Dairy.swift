import FactoryKit

protocol DairyScale1320 {
  func weigh(_ cheese: String) -> Int
}

struct LiveDairyScale1320: DairyScale1320 {
  func weigh(_ cheese: String) -> Int { cheese.count }
}

final class DairyPress1320 {
  init() { print("a press is made") }
  func press(_ cheese: String) -> String { "\(cheese) pressed" }
}

extension Container {
  var dairyScale1320: Factory<any DairyScale1320> { self { LiveDairyScale1320() } }
  var dairyPress1320: Factory<DairyPress1320> { self { DairyPress1320() } }
}

final class DairyCellar1320: SharedContainer {
  static let shared = DairyCellar1320()
  let store = FactoryStore()

  var salt: Factory<DairySalt1320> { self { DairySalt1320() } }
}

final class DairySalt1320 {
  let grams = 5
}

final class Dairy1320 {
  private let scale = Container.shared.dairyScale1320()

  func work() -> [String] {
    let press = Container.shared.dairyPress1320()
    return [press.press("brie"), "\(scale.weigh("brie"))", "\(DairyCellar1320.shared.salt().grams)"]
  }
}
