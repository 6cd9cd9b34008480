final class Cookbook: Sendable {
  static let shared = Cookbook()
  func chapter(_ name: String) -> [String] { ["\(name) one", "\(name) two"] }
}

final class RecipeFinder {
  init() {}

  func find() -> [String] {
    let soups = Cookbook.shared
      .chapter("soup")
      .map { $0.uppercased() }
    let cakes = Cookbook
      .shared
      .chapter("cake")
    let pies = Cookbook.shared /* always */ .chapter("pie")
    let breads = (Cookbook.shared).chapter("bread")
    return soups + cakes + pies + breads
  }
}
