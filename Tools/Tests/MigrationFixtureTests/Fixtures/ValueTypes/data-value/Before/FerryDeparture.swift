import Foundation

final class HarbourReport: @unchecked Sendable {
  static let shared = HarbourReport()
  private var waits = 0

  func minutes(_ pier: Int) -> Int {
    waits += 1
    return 10 * pier + waits
  }
}

struct FerryDeparture: Identifiable {
  let id: Int
  let pier: Int

  func wait() -> Int { HarbourReport.shared.minutes(pier) }
}

/// It has an identity, and works all the same.
struct FerryLoader: Identifiable {
  let id: Int
  let load: @Sendable (Int) -> Int

  func wait() -> Int { load(HarbourReport.shared.minutes(id)) }
}

struct FerryBoard {
  let departures: [FerryDeparture]

  func wait(at pier: Int) -> Int { HarbourReport.shared.minutes(pier) + departures.count }
}
