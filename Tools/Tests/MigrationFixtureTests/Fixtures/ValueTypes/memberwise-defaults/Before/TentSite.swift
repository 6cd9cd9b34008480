import Foundation

final class CampOffice: Sendable {
  static let shared = CampOffice()

  func fee(_ nights: Int) -> Int { nights * 12 }
}

struct TentSite {
  let country = "NO"
  let number: Int
  var nights = 1
  var hasPower: Bool = false
  var guests: [String] = []

  func fee() -> Int { CampOffice.shared.fee(nights) + (hasPower ? 3 : 0) + guests.count }
}
