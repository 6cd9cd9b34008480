protocol TimetableProtocol: Sendable {
  func departures(_ station: String) -> [String]
}

final class Timetable: Sendable {
  static let shared = Timetable()
  func departures(_ station: String) -> [String] { ["9:00 \(station)", "9:30 \(station)"] }
}

extension Timetable: TimetableProtocol {}

final class TrainBoard {
  struct Dependencies {
    var timetable: any TimetableProtocol

    static var defaultDependencies: Self {
      Self(timetable: Timetable.shared)
    }
  }

  private let dependencies: Dependencies

  private let station: String
  private var rows: [String]

  init(station: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.station = station
    self.rows = []
  }

  func update() {
    self.rows = self.dependencies.timetable.departures(self.station)
    self.show()
  }

  private func show() {
    self.rows.forEach { print($0) }
  }
}
