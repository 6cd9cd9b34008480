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

final class FerryRadio: Sendable {
  func call(_ minutes: Int) -> Int { minutes + 1000 }
}

/// It talks through an object, and is more than data.
struct FerryPilot: Identifiable {
  let id: Int
  let radio: FerryRadio

  func wait() -> Int { radio.call(HarbourReport.shared.minutes(id)) }
}

/// It reads its own file.
struct FerryLog: Identifiable {
  let id: String

  var exists: Bool { FileManager.default.fileExists(atPath: id) }
}

/// It takes dependencies already, and gains one.
struct FerryTicket: Identifiable {
  struct Dependencies {
    var fee: @Sendable () -> Int

    static var defaultDependencies: Self { Self(fee: { 7 }) }
  }

  let id: Int
  private let dependencies: Dependencies

  init(id: Int, dependencies: Dependencies = .defaultDependencies) {
    self.id = id
    self.dependencies = dependencies
  }

  func price() -> Int { dependencies.fee() + HarbourReport.shared.minutes(id) }
}

struct FerryBoard {
  let departures: [FerryDeparture]

  func wait(at pier: Int) -> Int { HarbourReport.shared.minutes(pier) + departures.count }
}
