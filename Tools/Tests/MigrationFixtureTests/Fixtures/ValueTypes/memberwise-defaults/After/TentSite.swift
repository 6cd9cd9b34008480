import Foundation

protocol CampOfficeProtocol: Sendable {
  func fee(_ nights: Int) -> Int
}

final class CampOffice: Sendable {
  static let shared = CampOffice()

  func fee(_ nights: Int) -> Int { nights * 12 }
}

extension CampOffice: CampOfficeProtocol {}

struct TentSite {
  struct Dependencies {
    var campOffice: any CampOfficeProtocol

    static var defaultDependencies: Self {
      Self(campOffice: CampOffice.shared)
    }
  }

  let country = "NO"
  let number: Int
  var nights = 1
  var hasPower: Bool = false
  var guests: [String] = []
  var dependencies: Dependencies = .defaultDependencies

  func fee() -> Int { dependencies.campOffice.fee(nights) + (hasPower ? 3 : 0) + guests.count }
}
