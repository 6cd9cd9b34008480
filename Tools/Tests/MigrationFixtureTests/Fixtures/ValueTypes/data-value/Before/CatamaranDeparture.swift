import Foundation

final class QuayReport: @unchecked Sendable {
  static let shared = QuayReport()
  private var waits = 0

  func minutes(_ pier: Int) -> Int {
    waits += 1
    return 10 * pier + waits
  }
}

struct CatamaranDeparture: Identifiable {
  let id: Int
  let pier: Int

  func wait() -> Int { QuayReport.shared.minutes(pier) }
}

/// It has an identity, and works all the same.
struct CatamaranLoader: Identifiable {
  let id: Int
  let load: @Sendable (Int) -> Int

  func wait() -> Int { load(QuayReport.shared.minutes(id)) }
}

final class CatamaranRadio: Sendable {
  func call(_ minutes: Int) -> Int { minutes + 1000 }
}

/// It talks through an object, and is more than data.
struct CatamaranPilot: Identifiable {
  let id: Int
  let radio: CatamaranRadio

  func wait() -> Int { radio.call(QuayReport.shared.minutes(id)) }
}

/// It reads its own file.
struct CatamaranLog: Identifiable {
  let id: String

  var exists: Bool { FileManager.default.fileExists(atPath: id) }
}

/// It takes dependencies already, and gains one.
struct CatamaranTicket: Identifiable {
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

  func price() -> Int { dependencies.fee() + QuayReport.shared.minutes(id) }
}

struct CatamaranBoard {
  let departures: [CatamaranDeparture]

  func wait(at pier: Int) -> Int { QuayReport.shared.minutes(pier) + departures.count }
}
