import Foundation

final class AlmanacStore6156: @unchecked Sendable {
  static let shared = AlmanacStore6156()
  var pages = 12
}

final class Almanac6156 {
  private let begun6156 = Date()
  private let store = AlmanacStore6156.shared

  func count() -> Int { store.pages }
}

final class AlmanacCover6156 {
  let printed6156 = Date()
  func title() -> String { "Almanac" }
}

final class AlmanacIndex6156 {
  let indexed6156 = UserDefaults.standard
}

func almanacPages6156(_ index: AlmanacIndex6156) -> Bool {
  index.indexed6156.bool(forKey: "almanac6156")
}

