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

  private let dependencies: Dependencies

  let country = "NO"
  let number: Int
  var nights = 1
  var hasPower: Bool = false
  var guests: [String] = []

  init(
    number: Int,
    nights: Int = 1,
    hasPower: Bool = false,
    guests: [String] = [],
    dependencies: Dependencies = .defaultDependencies
  ) {
    self.number = number
    self.nights = nights
    self.hasPower = hasPower
    self.guests = guests
    self.dependencies = dependencies
  }

  func fee() -> Int { dependencies.campOffice.fee(nights) + (hasPower ? 3 : 0) + guests.count }
}
